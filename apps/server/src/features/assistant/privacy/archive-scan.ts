import { type Database, inTransaction } from '#db/database.ts';
import { readSetting, writeSetting } from '#db/instance-setting.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import * as repository from './archive-scan.repository.ts';
import { createSecretCounter, type FindSecrets } from './secret-count.ts';

export interface ArchiveScanDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  findSecrets: FindSecrets;
}

/** A setting. Its value is DONE, or the ids of the last scanned user and conversation, separated by a space. */
const POSITION_SETTING = 'secrets_scanned_through';
const DONE = 'all';
const CONVERSATIONS_PER_STEP = 50;
const MESSAGES_PER_PAGE = 200;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Scans, once per instance, the messages that were stored by a release of the app that did not scan messages yet. The
 * position is stored after each step, so that at most one step is repeated after a crash.
 */
export function createArchiveScan({ db, clock, rounds, findSecrets }: ArchiveScanDependencies) {
  const round = rounds.open('archive-scan');

  async function scan({ userId, conversationId }: repository.ScanPosition): Promise<void> {
    const counter = createSecretCounter(findSecrets);
    for (let afterSeq = -1; ;) {
      const page = await repository.listMessagesAfter(db, userId, {
        conversationId,
        afterSeq,
        limit: MESSAGES_PER_PAGE,
      });
      counter.add(page);
      afterSeq = page.at(-1)?.seq ?? afterSeq;
      if (page.length < MESSAGES_PER_PAGE) break;
    }
    const total = counter.total();
    if (total === undefined) return;
    await inTransaction(db, async (tx) => {
      await repository.replaceFinding(tx, userId, { ...total, conversationId, foundAt: clock.now() });
      await bumpUserVersion(tx, userId);
    });
  }

  return async (signal: AbortSignal): Promise<void> => {
    let position = await readSetting(db, POSITION_SETTING);
    while (position !== DONE && !signal.aborted) {
      const [userId = LOWEST_ID, conversationId = LOWEST_ID] = position?.split(' ') ?? [];
      const next = await repository.listConversationsAfter(db, { userId, conversationId }, CONVERSATIONS_PER_STEP);
      await round.each(next, ({ conversationId }) => conversationId, scan);
      const last = next.at(-1);
      position = last === undefined ? DONE : `${last.userId} ${last.conversationId}`;
      await writeSetting(db, POSITION_SETTING, position);
    }
    // Makes the job fail, so that the next process continues the scan.
    signal.throwIfAborted();
  };
}
