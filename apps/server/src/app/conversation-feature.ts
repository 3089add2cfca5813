import type { CategoriesService } from '#features/categories/categories.service.ts';
import { type BulkActs, createBulkActs } from '#features/conversations/bulk-acts.ts';
import { registerBulkActRoutes } from '#features/conversations/bulk-acts.routes.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface ConversationFeature {
  bulkActs: BulkActs;
}

/** What is done to conversations, many at once. */
export function createConversationFeature(
  { db, clock, newId }: Foundation,
  { categories }: { categories: CategoriesService },
): ConversationFeature {
  return { bulkActs: createBulkActs({ db, clock, newId, categories }) };
}

export function registerConversationFeature(mount: Mount, { bulkActs }: ConversationFeature): void {
  registerBulkActRoutes(mount, bulkActs);
}
