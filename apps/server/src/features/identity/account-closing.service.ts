import type { User } from '@app/contract/identity';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { IdentityService } from './identity.service.ts';
import type { Visitor } from './known-devices.ts';
import * as sessions from './sessions.repository.ts';
import * as users from './users.repository.ts';

const WEEK_MS = 7 * 86_400_000;

export type AccountClosing = ReturnType<typeof createAccountClosing>;

/** The end of an account: at once for who uses it, for good after a week. */
export function createAccountClosing(dependencies: {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  identity: IdentityService;
  /** Ends what is paid for. */
  cancelPlan: (userId: string) => Promise<void>;
  /** Deletes what is kept outside of the database. */
  deleteFiles: (userId: string) => Promise<void>;
}) {
  const { db, clock, identity, cancelPlan, deleteFiles } = dependencies;
  const purging = dependencies.rounds.open('closed-accounts');

  return {
    close: async (userId: string, password: string): Promise<{ closesAt: string }> => {
      await identity.assertPassword(userId, password);
      // First: an account must not go while somebody is still charged for it.
      await cancelPlan(userId);
      const closingAt = new Date(clock.now().getTime() + WEEK_MS);
      await inTransaction(db, async (tx) => {
        await users.setClosing(tx, userId, closingAt);
        await sessions.deleteAllSessions(tx, userId);
      });
      return { closesAt: closingAt.toISOString() };
    },

    reopen: (body: { email: string; password: string }, visitor: Visitor): Promise<{ user: User; authToken: string }> =>
      identity.logIn(body, visitor, { reopens: true }),

    /** Housekeeping: accounts whose week is over. Files first, so that none is left without its owner. */
    purge: async (): Promise<void> => {
      const closed = await users.listClosed(db, clock.now(), purging.resting());
      await purging.each(
        closed,
        (userId) => userId,
        async (userId) => {
          await deleteFiles(userId);
          await users.deleteUser(db, userId);
        },
      );
    },
  };
}
