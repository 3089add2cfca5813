import type { User } from '@app/contract/identity';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { IdentityService } from './identity.service.ts';
import type { ClientInfo } from './known-devices.ts';
import * as sessions from './sessions.repository.ts';
import * as users from './users.repository.ts';

/** A step that a feature adds to closing or deleting an account. */
type ClosingStep = (userId: string) => Promise<void>;

const WEEK_MS = 7 * 86_400_000;

export type AccountClosing = ReturnType<typeof createAccountClosing>;

/** Closing an account: the account is unusable immediately and is deleted after a week. */
export function createAccountClosing(dependencies: {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  identity: IdentityService;
}) {
  const { db, clock, identity } = dependencies;
  const stepsBefore: ClosingStep[] = [];
  const beforeDeleting: ClosingStep[] = [];
  const round = dependencies.rounds.open('closed-accounts');

  return {
    /** Adds a step to run before an account is closed, for example to end its plan. */
    onBefore: (step: ClosingStep): void => void stepsBefore.push(step),

    /** Adds a step to run before an account is deleted, to delete what is stored outside of the database. */
    beforeDeleting: (step: ClosingStep): void => void beforeDeleting.push(step),

    close: async (userId: string, password: string): Promise<{ closesAt: string }> => {
      await identity.assertPassword(userId, password);
      // Before the account is closed: a closed account must not be charged any more.
      for (const step of stepsBefore) await step(userId);
      const closingAt = new Date(clock.now().getTime() + WEEK_MS);
      await inTransaction(db, async (tx) => {
        await users.setClosing(tx, userId, closingAt);
        await sessions.deleteAllSessions(tx, userId);
      });
      return { closesAt: closingAt.toISOString() };
    },

    reopen: (
      body: { email: string; password: string },
      client: ClientInfo,
    ): Promise<{ user: User; authToken: string }> => identity.logIn(body, client, { reopens: true }),

    /**
     * Deletes accounts that were closed a week ago or earlier. Their files are deleted first, so that no file is left
     * without an owner.
     */
    purge: async (): Promise<void> => {
      const closed = await users.listDueForDeletion(db, clock.now(), round.listRecentlyFailed());
      await round.each(
        closed,
        (userId) => userId,
        async (userId) => {
          for (const step of beforeDeleting) await step(userId);
          await users.deleteUser(db, userId);
        },
      );
    },
  };
}
