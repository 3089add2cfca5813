import type { User } from '@app/contract/identity';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
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
  log: Logger;
  identity: IdentityService;
  /** Ends what is paid for. */
  cancelPlan: (userId: string) => Promise<void>;
  /** Deletes what is kept outside of the database. */
  deleteFiles: (userId: string) => Promise<void>;
}) {
  const { db, clock, log, identity, cancelPlan, deleteFiles } = dependencies;

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
      for (const userId of await users.listClosed(db, clock.now())) {
        try {
          await deleteFiles(userId);
          await users.deleteUser(db, userId);
        } catch (error) {
          log.error({ err: error, userId }, 'a closed account could not be deleted yet');
        }
      }
    },
  };
}
