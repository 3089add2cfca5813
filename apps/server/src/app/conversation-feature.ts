import { conversationsRestored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { type BulkActs, createBulkActs } from '#features/conversations/bulk-acts.ts';
import { registerBulkActRoutes } from '#features/conversations/bulk-acts.routes.ts';
import { indexWords } from '#features/conversations/conversations.jobs.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface ConversationFeature {
  bulkActs: BulkActs;
}

/** What is done to conversations, many at once. */
export function createConversationFeature(
  { db, clock, newId, jobs, events }: Foundation,
  { categories, conversations }: { categories: CategoriesService; conversations: ConversationsService },
): ConversationFeature {
  jobs.register(indexWords, ({ userId }, { signal }) => conversations.indexMissingWords(userId, signal));
  events.subscribe(conversationsRestored, async ({ userId }, tx) => {
    await jobs.enqueue(indexWords, { userId }, { tx, singletonKey: userId });
  });
  return { bulkActs: createBulkActs({ db, clock, newId, categories }) };
}

export function registerConversationFeature(mount: Mount, { bulkActs }: ConversationFeature): void {
  registerBulkActRoutes(mount, bulkActs);
}
