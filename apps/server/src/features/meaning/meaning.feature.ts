import type { Tx } from '#db/database.ts';
import { conversationRenamed, conversationsRestored, messagesStored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { findUnread, readConversations, registerMeaningJobs } from './meaning.jobs.ts';
import { createMeaningService, type MeaningService } from './meaning.service.ts';

type Needs = Pick<Foundation, 'categoryModels' | 'clock' | 'db' | 'embedder' | 'events' | 'jobs' | 'rounds'> & {
  categories: CategoriesService;
};

/** A question and its answer, or an import, are read together. */
const QUIET_MS = 3_000;

/** Reads conversations in the background, whenever some were written. */
export function meaningFeature(needs: Needs): FeatureParts<{ meaning: MeaningService }> {
  const { categories, categoryModels, clock, db, embedder, events, jobs, rounds } = needs;
  const meaning = createMeaningService({ db, categories, embedder, models: categoryModels });
  registerMeaningJobs(jobs, rounds, meaning);

  const readSoon = async (userId: string, tx: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + QUIET_MS);
    await jobs.enqueue(readConversations, { userId }, { tx, singletonKey: userId, startAfter });
  };
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of new Set(stored.map((conversation) => conversation.userId))) await readSoon(userId, tx);
  });
  events.subscribe(conversationRenamed, ({ userId }, tx) => readSoon(userId, tx));
  events.subscribe(conversationsRestored, ({ userId }, tx) => readSoon(userId, tx));

  return {
    services: { meaning },
    leftWork: { 'unread-conversations': () => jobs.enqueue(findUnread, {}) },
  };
}
