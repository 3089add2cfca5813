import { inTransaction } from '#db/database.ts';
import { listFormerSecretKeys, readOrCreateSecretKey } from '#db/secret-key.ts';
import { sealedShares } from '#features/conversations/sharing/sealed-shares.ts';
import { sealedTwoFactor } from '#features/identity/sealed-two-factor.ts';
import { moveFiles } from '#features/files/move-files.ts';
import { sealedModelKeys } from '#features/models/sealed-model-keys.ts';
import { sealedFeeds } from '#features/schedule/ical/sealed-feeds.ts';
import { countSealed, renewSealed, type SealedCount } from '#platform/sealed-rows.ts';
import type { SealingKeys } from '#platform/sealed-text.ts';
import type { AdminCommand } from './admin-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { hashSecretKey } from './instance-manifest.ts';
import { type Instance, withInstance } from './open-instance.ts';
import { recordActs } from './recorded-acts.ts';

/**
 * The kinds of data that need a secret key, except files of conversations: only `keys renew` counts those, because it
 * has to read each file.
 */
const SEALED_KINDS = [sealedTwoFactor, sealedModelKeys, sealedFeeds, sealedShares];

/** Shows the secret keys and how much data needs each of them, or encrypts everything with the current one. */
export const manageKeys: AdminCommand = withErrorReporting(async ([verb], context) => {
  if (verb !== undefined && verb !== 'renew') throw new CommandError('npm run admin -- keys [renew]');
  return withInstance(context, async (instance) => {
    const keys = await readKeys(instance);
    const counts: SealedCount[] = [];
    const countOrRenew = verb === 'renew' ? renewSealed : countSealed;
    for (const rowsOf of SEALED_KINDS) counts.push(await countOrRenew(rowsOf(instance.db), keys));
    if (verb === 'renew') counts.push(await moveFiles(instance, keys));
    if (verb === 'renew') await inTransaction(instance.db, (tx) => recordActs(instance, tx, [{ act: 'renew_keys' }]));
    const marks = { current: markOf(keys.current), former: keys.former.map(markOf) };
    context.report?.({ keys: marks, kinds: counts });
    context.print(`The current key is ${marks.current}.`);
    for (const mark of marks.former) context.print(`A former key is ${mark}.`);
    for (const { kind, current, former, lost } of counts) {
      context.print(`${kind}: ${current} need the current key, ${former} a former one, ${lost} one that is not here.`);
    }
    return 0;
  });
});

async function readKeys({ db, config }: Instance): Promise<SealingKeys> {
  const current = config.server.SECRET_KEY ?? (await readOrCreateSecretKey(db));
  return { current, former: await listFormerSecretKeys(db, config.server) };
}

/** A short mark that identifies a key without revealing it. */
function markOf(secretKey: string): string {
  return hashSecretKey(secretKey).slice(0, 8);
}
