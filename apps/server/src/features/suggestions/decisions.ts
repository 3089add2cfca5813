import { type DecideSuggestionsBody, type SuggestionToApprove, SuggestionType } from '@app/contract/suggestions';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { NewId } from '#platform/ids.ts';
import { contentKey } from './content-key.ts';
import {
  type CreatedItem,
  type Creators,
  createFromSuggestion,
  lacksTime,
  recurrenceOf,
} from './create-from-suggestion.ts';
import * as errors from './suggestions.errors.ts';
import * as repository from './suggestions.repository.ts';

export interface DecisionDependencies extends Creators {
  db: Database;
  newId: NewId;
  timeZoneOf: TimeZoneOf;
  /** Whether the user has this conversation outside of the trash. */
  hasConversation: (tx: Tx, userId: string, id: string) => Promise<boolean>;
}

/** The number of suggestions decided in one transaction, which must stay short. */
const BATCH_SIZE = 50;
/** The largest number of suggestions decided by one call. */
const MAX_DECISIONS = 1_000;

/** Decisions about one suggestion. */
export function createDecisions(dependencies: DecisionDependencies) {
  const { db, clock, timeZoneOf } = dependencies;
  return {
    /** Creates what was proposed, with the fields that the user edited. Approving again returns the same result. */
    approve: (userId: string, submitted: SuggestionToApprove): Promise<CreatedItem> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const key = contentKey({ ...submitted, datetime: submitted.schedulingDetails?.datetime });
        const stored =
          (await lock(scope, submitted, key)) ?? (await storeSubmitted(dependencies, scope, submitted, key));
        if (stored.state === 'declined') throw errors.suggestionAlreadyDecided();
        if (stored.state === 'approved') return { id: stored.resultId, isEvent: stored.type === 'schedule' };
        const timeZone = submitted.schedulingDetails?.timeZone ?? (await timeZoneOf(userId, tx));
        const approved = await createFromSuggestion(dependencies, scope, stored, submitted, timeZone);
        await repository.decide(tx, userId, stored.id, {
          state: 'approved',
          resultId: approved.id,
          decidedAt: clock.now(),
          ...asApproved(stored, submitted),
        });
        await bumpUserVersion(tx, userId);
        return approved;
      }),

    /** Throws suggestions.not_found, or suggestions.already_decided if the suggestion was approved. */
    decline: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const stored = await repository.lockSuggestion(tx, userId, id);
        if (stored === undefined) throw errors.suggestionNotFound();
        if (stored.state === 'approved') throw errors.suggestionAlreadyDecided();
        await repository.decide(tx, userId, id, { state: 'declined', resultId: null, decidedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** The title, time and recurrence that the user approved, which may differ from the proposed ones. */
function asApproved(stored: repository.SuggestionRow, submitted: SuggestionToApprove) {
  const { title, schedulingDetails: given } = submitted;
  if (!given) return { title };
  const { isAllDay } = stored.schedulingDetails ?? { isAllDay: false };
  const datetime = new Date(given.datetime).toISOString();
  return {
    title,
    schedulingDetails: { datetime, duration: given.duration, recurring: recurrenceOf(stored, submitted), isAllDay },
  };
}

/** Decides on many suggestions: chosen ones, all of one conversation, or all of the user. */
export function createBulkDecisions(dependencies: DecisionDependencies) {
  const { db } = dependencies;
  return {
    /** Returns the ids it decided; suggestions that were decided meanwhile stay as they are. */
    decideAll: async (userId: string, { conversationId, ids, decision }: DecideSuggestionsBody): Promise<string[]> => {
      const filter = {
        limit: MAX_DECISIONS,
        ...(conversationId !== null && { conversationId }),
        ...(ids !== undefined && { ids }),
      };
      const pending = (await repository.listPending(db, userId, filter)).map(({ id }) => id);
      const decided: string[] = [];
      for (let start = 0; start < pending.length; start += BATCH_SIZE) {
        decided.push(...(await decideBatch(dependencies, userId, pending.slice(start, start + BATCH_SIZE), decision)));
      }
      return decided;
    },

    /** Undoes declining; approved suggestions stay approved. Returns how many were reopened. */
    reopen: (userId: string, ids: readonly string[]): Promise<number> =>
      inTransaction(db, async (tx) => {
        const reopened = await repository.reopenDeclined(tx, userId, ids);
        if (reopened > 0) await bumpUserVersion(tx, userId);
        return reopened;
      }),
  };
}

async function decideBatch(
  dependencies: DecisionDependencies,
  userId: string,
  ids: readonly string[],
  decision: DecideSuggestionsBody['decision'],
): Promise<string[]> {
  const { db, clock, timeZoneOf } = dependencies;
  return inTransaction(db, async (tx) => {
    const scope = { tx, userId };
    const timeZone = await timeZoneOf(userId, tx);
    const locked = await repository.lockPending(tx, userId, ids);
    // A suggestion without a time, such as “remind me after dinner”, stays pending: only the user can set the time.
    const pending = decision === 'approve' ? locked.filter((stored) => !lacksTime(stored)) : locked;
    for (const stored of pending) {
      const { title, description, type } = stored;
      const created =
        decision === 'approve'
          ? await createFromSuggestion(dependencies, scope, stored, { type, title, description }, timeZone)
          : { id: null };
      const state = decision === 'approve' ? 'approved' : 'declined';
      await repository.decide(tx, userId, stored.id, { state, resultId: created.id, decidedAt: clock.now() });
    }
    if (pending.length > 0) await bumpUserVersion(tx, userId);
    return pending.map(({ id }) => id);
  });
}

async function lock(
  scope: OwnerScope,
  submitted: SuggestionToApprove,
  key: string,
): Promise<repository.SuggestionRow | undefined> {
  if (submitted.id) return repository.lockSuggestion(scope.tx, scope.userId, submitted.id);
  if (!submitted.conversationId) return repository.lockByContentOnly(scope.tx, scope.userId, key);
  return repository.lockByContent(scope.tx, scope.userId, submitted.conversationId, key);
}

/** A client that stores no ids sends the whole suggestion, which is stored first and then approved like any other. */
async function storeSubmitted(
  { newId, clock, hasConversation }: DecisionDependencies,
  scope: OwnerScope,
  submitted: SuggestionToApprove,
  key: string,
): Promise<repository.SuggestionRow> {
  if (submitted.id) throw errors.suggestionNotFound();
  const { title, description } = submitted;
  const conversationId = submitted.conversationId ?? null;
  const isKnown = conversationId === null || (await hasConversation(scope.tx, scope.userId, conversationId));
  if (!isKnown) throw errors.suggestionNotFound();
  const type = SuggestionType.safeParse(submitted.type).data ?? 'recommendation';
  const messageId = conversationId === null ? null : (submitted.messageId ?? null);
  const row = { id: newId(), conversationId, messageId, type, title, description };
  const [inserted] = await repository.insertNew(scope.tx, scope.userId, [
    { ...row, contentKey: key, createdAt: clock.now() },
  ]);
  // If two approvals run at once, the second finds the suggestion that the first has inserted.
  const stored = inserted ?? (await lock(scope, submitted, key));
  if (stored === undefined) throw errors.suggestionNotFound();
  return stored;
}
