import { type Database, type Events, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { importSearchedForPlans } from '#events/suggestions.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createBreaks } from '#platform/yield-to-requests.ts';
import { contentKey } from './content-key.ts';
import type { FindSuggestions } from './find-suggestions.ts';
import {
  type ImportedUserMessage,
  listImportedUserMessages,
  listChangedConversations,
} from './imported-questions.repository.ts';
import * as repository from './suggestions.repository.ts';
import { findUpcoming } from './upcoming.ts';

export interface ImportProposalsDependencies {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'publish'>;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
  findSuggestions: FindSuggestions;
}

/** Conversations read at a time. */
const BATCH_SIZE = 50;

/** Finds the upcoming plans in imported messages and stores them as suggestions. */
export function createImportProposals(dependencies: ImportProposalsDependencies) {
  const { db, clock, events, newId, findSuggestions, timeZoneOf } = dependencies;

  function suggestionsIn(
    message: ImportedUserMessage,
    importId: string,
    timeZone: string,
  ): repository.NewSuggestionRow[] {
    const { text, saidAt, conversationId, messageId } = message;
    const now = clock.now();
    return findSuggestions({ text, reference: saidAt, timeZone }).flatMap((found) => {
      const upcomingPlan = findUpcoming(found, { saidAt, now, timeZone });
      if (upcomingPlan === undefined) return [];
      const { type, title, description, schedulingDetails = null } = upcomingPlan;
      const key = contentKey({ type, title, datetime: schedulingDetails?.datetime });
      const origin = { conversationId, messageId, importId, saidAt };
      return [{ id: newId(), type, title, description, schedulingDetails, contentKey: key, createdAt: now, ...origin }];
    });
  }

  /**
   * May be repeated after an interruption: it adds only what is missing. Publishes `importSearchedForPlans` unless only
   * some conversations were given.
   */
  return async function propose(
    userId: string,
    { importId, conversationIds: only }: { importId: string; conversationIds?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<void> {
    const timeZone = await timeZoneOf(userId);
    const takeBreak = createBreaks();
    // Oldest first, so that suggestions of the latest conversations are the newest and come first in the inbox.
    const conversationIds = await listChangedConversations(db, userId, importId, only);
    for (let start = 0; start < conversationIds.length; start += BATCH_SIZE) {
      signal?.throwIfAborted();
      const batch = conversationIds.slice(start, start + BATCH_SIZE);
      const found: repository.NewSuggestionRow[] = [];
      for (const message of await listImportedUserMessages(db, userId, importId, batch)) {
        await takeBreak();
        found.push(...suggestionsIn(message, importId, timeZone));
      }
      if (found.length === 0) continue;
      await inTransaction(db, async (tx) => {
        await repository.insertNew(tx, userId, found);
        await bumpUserVersion(tx, userId);
      });
    }
    if (only === undefined) await inTransaction(db, (tx) => events.publish(importSearchedForPlans, { userId }, tx));
  };
}
