import { maskSecrets } from '@app/understanding/secrets';
import { inTransaction } from '#db/database.ts';
import { readSetting, writeSetting } from '#db/instance-setting.ts';
import { conversationsRestored } from '#events/conversations.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerBulkActRoutes } from './bulk-acts.routes.ts';
import { type BulkActs, createBulkActs } from './bulk-acts.ts';
import { registerCategoryMoveRoutes } from './category-moves.routes.ts';
import { indexConversations } from './conversations.jobs.ts';
import { registerBranchRoutes, registerConversationRoutes } from './conversations.routes.ts';
import { type ConversationsService, createConversationsService, type LocalEngine } from './conversations.service.ts';
import { createDocumentLists, type DocumentLists } from './document-lists.ts';
import { createLocalEngine } from './local-engine.ts';
import { createPendingReplies, type PendingReplies } from './pending-replies.ts';
import { createSharingService, type SharingService } from './sharing.service.ts';
import { registerSharingRoutes } from './sharing/sharing.routes.ts';
import { WORDS_VERSION } from './search-chunks.ts';

type Needs = Pick<
  Foundation,
  | 'categoryModels'
  | 'clock'
  | 'db'
  | 'events'
  | 'formerSecretKeys'
  | 'jobs'
  | 'newId'
  | 'rateLimiter'
  | 'secretKey'
  | 'site'
> & {
  billing: BillingService;
  categories: CategoriesService;
  identity: IdentityService;
};

export interface Services {
  conversations: ConversationsService;
  pendingReplies: PendingReplies;
  engine: LocalEngine;
  documentLists: DocumentLists;
  bulkActs: BulkActs;
  sharing: SharingService;
}

const WORDS_SETTING = 'search-words';

/** Conversations: storing, listing, categorising, bulk changes, sharing as a page. */
export function conversationsFeature(needs: Needs): FeatureParts<Services> {
  const { billing, categories, db, events, identity, jobs, rateLimiter, site } = needs;
  const engine = createLocalEngine(needs.categoryModels);
  const pendingReplies = createPendingReplies();
  const conversations = createConversationsService({ ...needs, engine, findPendingReply: pendingReplies.find });
  const bulkActs = createBulkActs(needs);
  const documentLists = createDocumentLists();
  const { timeZoneOf } = identity;
  const sharing = createSharingService({
    ...needs,
    conversations,
    listDocuments: documentLists.list,
    timeZoneOf,
    maskSecrets,
  });

  jobs.register(indexConversations, ({ userId, isAnew = false, isRebuild = isAnew }, { signal }) =>
    conversations.indexMissingConversations(userId, signal, { isRebuild }),
  );
  events.subscribe(conversationsRestored, async ({ userId }, tx) => {
    await jobs.enqueue(indexConversations, { userId }, { tx, singletonKey: userId });
  });

  return {
    services: { conversations, pendingReplies, documentLists, engine, bulkActs, sharing },
    routes: (mount) => {
      registerConversationRoutes(mount, {
        db,
        conversations,
        categories,
        consumeUnpaged: (userId, rule) => rateLimiter.consume(`${rule.name}:${userId}`, rule),
      });
      registerBranchRoutes(mount, conversations);
      registerCategoryMoveRoutes(mount, { categories, conversations, isPremium: billing.isPremium });
      registerBulkActRoutes(mount, bulkActs);
      registerSharingRoutes(mount, { sharing, publicUrl: site.publicUrl });
    },
    cleanup: { 'bulk-acts': () => bulkActs.deleteOldActs() },
    recovery: { 'search-words': () => reindexWords(needs, conversations) },
  };
}

/** Queues indexing all conversations again if an earlier version of the program split words differently. */
async function reindexWords({ db, jobs }: Needs, conversations: ConversationsService): Promise<void> {
  if ((await readSetting(db, WORDS_SETTING)) === WORDS_VERSION) return;
  await inTransaction(db, async (tx) => {
    for (const userId of await conversations.listOwners()) {
      await jobs.enqueue(indexConversations, { userId, isRebuild: true }, { tx, singletonKey: `${userId} rebuild` });
    }
    await writeSetting(tx, WORDS_SETTING, WORDS_VERSION);
  });
}
