import type { OperatorAct } from '@app/contract/operator';
import type { Database, Tx } from '#db/database.ts';
import type { KeysetPosition } from '#db/keyset.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { toOperatorAct } from './operator.mapper.ts';
import * as repository from './operator.repository.ts';
import type { Change } from './person-changes.ts';

/** Who acted: an operator on the page, or an account of the machine by a command. */
export type Actor = { userId: string } | { machineAccount: string };

export interface NewAct extends Partial<Change> {
  act: Change['act'];
  /** The person whose account was changed. */
  subjectId?: string;
  target?: string;
}

const DAY_MS = 86_400_000;

/** The log of operators' acts. */
export function createActs(dependencies: { db: Database; clock: Clock; newId: NewId }) {
  const { db, clock, newId } = dependencies;
  return {
    /** Called in the transaction of the act, so that the act and its log entry are stored together or not at all. */
    record: (tx: Tx, actor: Actor, acts: readonly NewAct[]): Promise<void> => {
      const by = 'userId' in actor ? { actorId: actor.userId } : actor;
      const rows = acts.map(({ before = null, after = null, ...act }) => ({ ...act, before, after }));
      return repository.insertActs(
        tx,
        rows.map((row) => ({ ...row, ...by, id: newId(), at: clock.now() })),
      );
    },

    /** Newest first. */
    list: async (page: { limit: number; after: KeysetPosition | undefined }): Promise<OperatorAct[]> =>
      (await repository.listActs(db, page)).flatMap((row) => toOperatorAct(row) ?? []),

    deleteOlderThan: (days: number): Promise<void> =>
      repository.deleteActsBefore(db, new Date(clock.now().getTime() - days * DAY_MS)),
  };
}

export type Acts = ReturnType<typeof createActs>;
