import { cardKey, lessonOf } from '@app/understanding/learning-cards';
import { topicKey } from '@app/understanding/learning/topic';
import { messagesStored } from '#events/conversations.ts';
import { findCards } from '#features/learning/learning.jobs.ts';
import { registerLearningRoutes } from '#features/learning/learning.routes.ts';
import { createLearningService, type LearningService } from '#features/learning/learning.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface LearningFeature {
  learning: LearningService;
}

/** An import or a chat is read once it is quiet. */
const QUIET_MS = 5_000;

/** Cards from conversations: looked for in the background, whenever something was said. */
export function createLearningFeature({ db, clock, newId, rounds, jobs, events }: Foundation): LearningFeature {
  const learning = createLearningService({ db, clock, newId, rounds, engine: { lessonOf, cardKey, topicKey } });
  jobs.register(findCards, ({ userId }, { signal }) => learning.findCards(userId, signal));
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const [userId, parts] of Map.groupBy(stored, ({ userId: owner }) => owner)) {
      const ids = new Set(parts.map(({ conversationId }) => conversationId));
      await learning.markUnread({ tx, userId }, [...ids]);
      const startAfter = new Date(clock.now().getTime() + QUIET_MS);
      await jobs.enqueue(findCards, { userId }, { tx, singletonKey: userId, startAfter });
    }
  });
  return { learning };
}

export function registerLearningFeature(mount: Mount, { learning }: LearningFeature): void {
  registerLearningRoutes(mount, learning);
}
