import type { DecideSuggestionsBody } from '@app/contract/suggestions';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { createFromSuggestion, lacksTime, type Makers } from './create-from-suggestion.ts';
import * as rows from './suggestions.repository.ts';

/** Decided in one transaction: it stays short. */
const AT_ONCE = 50;
/** Decided by one call. */
const MOST = 1_000;

/** Many decisions at once: everything a conversation proposes, or everything there is. */
export function createBulkDecisions(dependencies: Makers & { db: Database; timeZoneOf: TimeZoneOf }) {
  const { db, clock, timeZoneOf } = dependencies;

  async function decideSome(userId: string, ids: readonly string[], decision: DecideSuggestionsBody['decision']) {
    return inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      const timeZone = await timeZoneOf(userId, tx);
      const locked = await rows.lockPending(tx, userId, ids);
      // When somebody wants to be reminded after dinner, only they can say what hour that is.
      const pending = decision === 'approve' ? locked.filter((stored) => !lacksTime(stored)) : locked;
      for (const stored of pending) {
        const { title, description, type } = stored;
        const made =
          decision === 'approve'
            ? await createFromSuggestion(dependencies, scope, stored, { type, title, description }, timeZone)
            : { id: null };
        const state = decision === 'approve' ? 'approved' : 'declined';
        await rows.decide(tx, userId, stored.id, { state, resultId: made.id, decidedAt: clock.now() });
      }
      if (pending.length > 0) await bumpUserVersion(tx, userId);
      return pending.map(({ id }) => id);
    });
  }

  return {
    /** Answers with what was decided; what somebody decided meanwhile stays as it is. */
    decideAll: async (userId: string, { conversationId, decision }: DecideSuggestionsBody): Promise<string[]> => {
      const filter = { limit: MOST, ...(conversationId !== null && { conversationId }) };
      const ids = (await rows.listPending(db, userId, filter)).map(({ id }) => id);
      const decided: string[] = [];
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        decided.push(...(await decideSome(userId, ids.slice(start, start + AT_ONCE), decision)));
      }
      return decided;
    },

    /** The undo of declining. Approved ones stay approved. */
    reopen: (userId: string, ids: readonly string[]): Promise<number> =>
      inTransaction(db, async (tx) => {
        const reopened = await rows.reopenDeclined(tx, userId, ids);
        if (reopened > 0) await bumpUserVersion(tx, userId);
        return reopened;
      }),
  };
}
