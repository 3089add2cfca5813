import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { contentKey } from './content-key.ts';
import * as repository from './suggestions.repository.ts';

/** A plan that another program proposes. */
export interface ProgramProposal {
  type: 'schedule' | 'reminder' | 'task';
  title: string;
  /** Absent for a task without a day. */
  at?: Date;
  minutes: number;
  isAllDay: boolean;
  /** RRULE text; null if it does not recur. */
  recurring: string | null;
  /** A conversation of the user that is not in the trash; null if the program named none. */
  conversationId: string | null;
  /** The name of the program's token. */
  proposedBy: string;
}

export interface ProposedSuggestion {
  id: string;
  state: 'pending' | 'approved' | 'declined';
}

/** Stores a proposal, unless it was stored before. Returns the stored suggestion, whatever was decided about it. */
export function createProgramProposals({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  return (userId: string, proposal: ProgramProposal): Promise<ProposedSuggestion> =>
    inTransaction(db, async (tx) => {
      const { type, title, at, minutes, recurring, isAllDay, conversationId, proposedBy } = proposal;
      const datetime = at?.toISOString();
      const key = contentKey({ type, title, datetime });
      const [inserted] = await repository.insertNew(tx, userId, [
        {
          id: newId(),
          conversationId,
          type,
          title,
          schedulingDetails: datetime === undefined ? null : { datetime, duration: minutes, recurring, isAllDay },
          contentKey: key,
          proposedBy,
          createdAt: clock.now(),
        },
      ]);
      if (inserted !== undefined) await bumpUserVersion(tx, userId);
      const stored = inserted ?? (await repository.lockProposed(tx, userId, conversationId, key));
      if (stored === undefined) throw new Error('the proposal was not stored');
      return { id: stored.id, state: stored.state };
    });
}
