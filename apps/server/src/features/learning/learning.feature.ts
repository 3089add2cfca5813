import { cardKey, lessonOf } from '@app/understanding/learning-cards';
import { topicKey } from '@app/understanding/learning/topic';
import { messagesStored } from '#events/conversations.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { findCards } from './learning.jobs.ts';
import { registerLearningRoutes } from './learning.routes.ts';
import { createLearningService, type LearningService } from './learning.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'newId' | 'rounds'> & { identity: IdentityService };

/** An import or a chat is read once it is quiet. */
const QUIET_MS = 5_000;

/** Cards from conversations: looked for in the background, whenever something was said. */
export function learningFeature(needs: Needs): FeatureParts<{ learning: LearningService }> {
  const { clock, db, events, identity, jobs, newId, rounds } = needs;
  const learning = createLearningService({
    db,
    clock,
    newId,
    rounds,
    timeZoneOf: identity.timeZoneOf,
    engine: { lessonOf, cardKey, topicKey },
  });
  jobs.register(findCards, ({ userId }, { signal }) => learning.findCards(userId, signal));
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const [userId, parts] of Map.groupBy(stored, ({ userId: owner }) => owner)) {
      const ids = new Set(parts.map(({ conversationId }) => conversationId));
      await learning.markUnread({ tx, userId }, [...ids]);
      const startAfter = new Date(clock.now().getTime() + QUIET_MS);
      await jobs.enqueue(findCards, { userId }, { tx, singletonKey: userId, startAfter });
    }
  });
  return { services: { learning }, routes: (mount) => registerLearningRoutes(mount, learning) };
}
