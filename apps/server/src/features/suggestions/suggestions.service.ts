import {
  type GivenSuggestion,
  type PendingSuggestion,
  type Suggestion,
  SuggestionType,
} from '@app/contract/suggestions';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { NewId } from '#platform/ids.ts';
import { createBulkDecisions } from './bulk-decisions.ts';
import { contentKey } from './content-key.ts';
import { type Approved, createFromSuggestion, type Makers } from './create-from-suggestion.ts';
import { createImportProposals } from './import-proposals.ts';
import type { FindSuggestions } from './find-suggestions.ts';
import { type GivenProposal, withGiven } from './given-proposal.ts';
import * as errors from './suggestions.errors.ts';
import { toPendingSuggestion, toSuggestion } from './suggestions.mapper.ts';
import * as rows from './suggestions.repository.ts';

export { type FindSuggestions, isWithinReach } from './find-suggestions.ts';
export type { GivenProposal } from './given-proposal.ts';

export interface SuggestionsDependencies extends Makers {
  db: Database;
  newId: NewId;
  timeZoneOf: TimeZoneOf;
  findSuggestions: FindSuggestions;
  /** Whether this is a conversation of the user's, outside the trash. */
  hasConversation: (tx: Tx, userId: string, id: string) => Promise<boolean>;
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService(dependencies: SuggestionsDependencies) {
  const { db, clock, newId, findSuggestions, hasConversation, timeZoneOf } = dependencies;

  async function lock(scope: OwnerScope, given: GivenSuggestion, key: string): Promise<rows.SuggestionRow | undefined> {
    if (given.id) return rows.lockSuggestion(scope.tx, scope.userId, given.id);
    if (!given.conversationId) return rows.lockByContentAlone(scope.tx, scope.userId, key);
    return rows.lockByContent(scope.tx, scope.userId, given.conversationId, key);
  }

  /** A client without ids sends the whole suggestion: it is kept first, then approved like any other. */
  async function keepGiven(scope: OwnerScope, given: GivenSuggestion, key: string): Promise<rows.SuggestionRow> {
    if (given.id) throw errors.suggestionNotFound();
    const { title, description } = given;
    const conversationId = given.conversationId ?? null;
    const isKnown = conversationId === null || (await hasConversation(scope.tx, scope.userId, conversationId));
    if (!isKnown) throw errors.suggestionNotFound();
    const type = SuggestionType.safeParse(given.type).data ?? 'recommendation';
    const messageId = conversationId === null ? null : (given.messageId ?? null);
    const row = { id: newId(), conversationId, messageId, type, title, description };
    const [kept] = await rows.insertNew(scope.tx, scope.userId, [{ ...row, contentKey: key, createdAt: clock.now() }]);
    // Of two clicks at once the second meets what the first kept.
    const stored = kept ?? (await lock(scope, given, key));
    if (stored === undefined) throw errors.suggestionNotFound();
    return stored;
  }

  return {
    /** Looks for plans in a text, adds those given, and keeps what this conversation was not offered before. */
    propose: async (
      { tx, userId }: OwnerScope,
      from: { conversationId: string; messageId: string; text: string; timeZone: string; given?: GivenProposal[] },
    ): Promise<Suggestion[]> => {
      const { conversationId, messageId, text, timeZone, given = [] } = from;
      const read = findSuggestions({ text, reference: clock.now(), timeZone });
      const found = withGiven(read, given);
      const kept = await rows.insertNew(
        tx,
        userId,
        found.map((suggestion) => ({
          id: newId(),
          conversationId,
          messageId,
          type: suggestion.type,
          title: suggestion.title,
          description: suggestion.description,
          schedulingDetails: suggestion.schedulingDetails ?? null,
          contentKey: contentKey({ ...suggestion, datetime: suggestion.schedulingDetails?.datetime }),
          createdAt: clock.now(),
        })),
      );
      return kept.map((row) => toSuggestion({ ...row, conversationId }));
    },

    listPending: async (userId: string, filter: rows.PendingFilter): Promise<PendingSuggestion[]> =>
      (await rows.listPending(db, userId, filter)).map(toPendingSuggestion),

    countPending: (userId: string): Promise<number> => rows.countPending(db, userId),

    proposeFromImport: createImportProposals(dependencies),
    ...createBulkDecisions(dependencies),

    /** Creates what was proposed, with the fields the person edited. Approving again answers the same. */
    approve: (userId: string, given: GivenSuggestion): Promise<Approved> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const key = contentKey({ ...given, datetime: given.schedulingDetails?.datetime });
        const stored = (await lock(scope, given, key)) ?? (await keepGiven(scope, given, key));
        if (stored.state === 'declined') throw errors.alreadyDecided();
        if (stored.state === 'approved') return { id: stored.resultId, isEvent: stored.type === 'schedule' };
        const timeZone = given.schedulingDetails?.timeZone ?? (await timeZoneOf(userId, tx));
        const approved = await createFromSuggestion(dependencies, scope, stored, given, timeZone);
        await rows.decide(tx, userId, stored.id, { state: 'approved', resultId: approved.id, decidedAt: clock.now() });
        await bumpUserVersion(tx, userId);
        return approved;
      }),

    /** Throws suggestions.already_decided for an approved one. */
    decline: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const stored = await rows.lockSuggestion(tx, userId, id);
        if (stored === undefined) throw errors.suggestionNotFound();
        if (stored.state === 'approved') throw errors.alreadyDecided();
        await rows.decide(tx, userId, id, { state: 'declined', resultId: null, decidedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}
