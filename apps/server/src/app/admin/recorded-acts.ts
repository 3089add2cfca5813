import type { Tx } from '#db/database.ts';
import { createActs, type NewAct } from '#features/operator/acts.ts';
import { systemClock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { accountName } from './act-log.ts';
import type { Instance } from './open-instance.ts';

/** Records the acts of a command in the log on the operator's page, in the same transaction as the acts. */
export function recordActs({ db }: Pick<Instance, 'db'>, tx: Tx, acts: readonly NewAct[]): Promise<void> {
  const log = createActs({ db, clock: systemClock, newId });
  return log.record(tx, { machineAccount: accountName() }, acts);
}
