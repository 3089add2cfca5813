import { proposeSubcategories } from '@app/understanding/propose-subcategories';
import type { Tx } from '#db/database.ts';
import {
  conversationRenamed,
  conversationsRestored,
  listUsersWithChatMessages,
  messagesStored,
} from '#events/conversations.ts';
import { capturesStored, importFinished } from '#events/imports.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { createMeaningService, type MeaningService } from './meaning.service.ts';
import { findUnembeddedConversations, embedConversations, registerMeaningJobs } from './meaning/meaning.jobs.ts';
import { findProposals, runResorting } from './sorting.jobs.ts';
import { registerCategoryProposalRoutes, registerResortingRoutes, registerSortingRoutes } from './sorting.routes.ts';
import { createSortingService, type SortingService } from './sorting.service.ts';

type Needs = Pick<
  Foundation,
  'categoryModels' | 'clock' | 'db' | 'embedder' | 'events' | 'jobs' | 'newId' | 'rounds'
> & {
  categories: CategoriesService;
  conversations: ConversationsService;
};

export interface Services {
  /** Whether new conversations of the user are waiting to be embedded, or are being embedded. */
  isEmbeddingConversations: (userId: string) => Promise<boolean>;
  meaning: MeaningService;
  sorting: SortingService;
}

/** Delay before new messages are embedded, so that a question is embedded together with its reply. */
const EMBEDDING_DELAY_MS = 3_000;

/** Categorising by meaning: vectors and engines, the review of unsure categories, subcategory proposals, re-sorting. */
export function sortingFeature(needs: Needs): FeatureParts<Services> {
  const { events, jobs, rounds } = needs;
  const meaning = createMeaningService({ ...needs, models: needs.categoryModels });
  subscribeToNewMessages(needs);
  const sorting = createSortingService({
    ...needs,
    meaning,
    proposeSubcategories,
    enqueueRun: async (tx, userId) => {
      await jobs.enqueue(runResorting, { userId }, { tx, singletonKey: userId });
    },
    isRunOpen: (userId) => jobs.isOpen(runResorting, userId),
  });
  registerMeaningJobs(jobs, rounds, {
    meaning,
    // Embedding moves conversations between categories, so the proposals found after the import are outdated.
    onEmbedded: async (userId) => void (await jobs.enqueue(findProposals, { userId }, { singletonKey: userId })),
  });
  jobs.register(findProposals, async ({ userId }, { signal }) => {
    await sorting.categoryProposals.find(userId, signal);
    await sorting.subcategories.findAll(userId, signal);
  });
  jobs.register(runResorting, ({ userId }, { signal }) => sorting.resorting.run(userId, signal));
  events.subscribe(importFinished, async ({ userId }, tx) => {
    await jobs.enqueue(findProposals, { userId }, { tx, singletonKey: userId });
  });
  return {
    services: { meaning, sorting, isEmbeddingConversations: (userId) => jobs.isOpen(embedConversations, userId) },
    routes: (mount) => {
      registerSortingRoutes(mount, sorting);
      registerCategoryProposalRoutes(mount, sorting);
      registerResortingRoutes(mount, sorting);
    },
    cleanup: { 'sorting-acts': () => sorting.deleteOldActs() },
    backfills: { 'unread-conversations': () => jobs.enqueue(findUnembeddedConversations, {}) },
  };
}

function subscribeToNewMessages({ clock, events, jobs }: Needs): void {
  const enqueueEmbedding = async (userId: string, tx: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + EMBEDDING_DELAY_MS);
    await jobs.enqueue(embedConversations, { userId }, { tx, singletonKey: userId, startAfter });
  };
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of listUsersWithChatMessages(stored)) await enqueueEmbedding(userId, tx);
  });
  events.subscribe(importFinished, ({ userId }, tx) => enqueueEmbedding(userId, tx));
  events.subscribe(capturesStored, ({ userId }, tx) => enqueueEmbedding(userId, tx));
  events.subscribe(conversationRenamed, ({ userId }, tx) => enqueueEmbedding(userId, tx));
  events.subscribe(conversationsRestored, ({ userId }, tx) => enqueueEmbedding(userId, tx));
}
