import { inTransaction } from '#db/database.ts';
import { readSetting, writeSetting } from '#db/instance-setting.ts';
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
  jobs.register(indexWords, ({ userId, isAnew = false }, { signal }) =>
    conversations.indexMissingWords(userId, signal, { isAnew }),
  );
  events.subscribe(conversationsRestored, async ({ userId }, tx) => {
    await jobs.enqueue(indexWords, { userId }, { tx, singletonKey: userId });
  });
  return { bulkActs: createBulkActs({ db, clock, newId, categories }) };
}

const WORDS_SETTING = 'search-words';
/** Which way texts are split into words. After a change of it every conversation's are written anew, once. */
const WORDS_VERSION = '2';

/** At the start: has conversations indexed that an earlier version split in another way. */
export async function startConversationFeature(
  { db, jobs }: Foundation,
  { conversations }: { conversations: ConversationsService },
): Promise<void> {
  if ((await readSetting(db, WORDS_SETTING)) === WORDS_VERSION) return;
  await inTransaction(db, async (tx) => {
    for (const userId of await conversations.listOwners()) {
      await jobs.enqueue(indexWords, { userId, isAnew: true }, { tx, singletonKey: `${userId} anew` });
    }
    await writeSetting(tx, WORDS_SETTING, WORDS_VERSION);
  });
}

export function registerConversationFeature(mount: Mount, { bulkActs }: ConversationFeature): void {
  registerBulkActRoutes(mount, bulkActs);
}
