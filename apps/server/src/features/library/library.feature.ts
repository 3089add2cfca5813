import { cardKey, lessonOf } from '@app/understanding/learning-cards';
import { topicKey } from '@app/understanding/learning/topic';
import type { Tx } from '#db/database.ts';
import { listUsersWithChatMessages, messagesStored } from '#events/conversations.ts';
import { importFinished } from '#events/imports.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createLearningService, type LearningService } from './learning.service.ts';
import { proposeCards } from './learning/learning.jobs.ts';
import { registerLearningRoutes } from './learning/learning.routes.ts';
import { createTemplatesService, type TemplatesService } from './templates.service.ts';
import { registerTemplateRoutes } from './templates/templates.routes.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'newId' | 'rounds'> & {
  categories: CategoriesService;
  identity: IdentityService;
};

export interface Services {
  learning: LearningService;
  templates: TemplatesService;
}

/** The search for cards starts this long after messages are stored, so that it finds a question with its reply. */
const SEARCH_DELAY_MS = 5_000;

/** Learning cards, found in conversations in the background, and prompt templates. */
export function libraryFeature(needs: Needs): FeatureParts<Services> {
  const { clock, events, identity, jobs } = needs;
  const learning = createLearningService({
    ...needs,
    timeZoneOf: identity.timeZoneOf,
    engine: { lessonOf, cardKey, topicKey },
  });
  const templates = createTemplatesService(needs);
  jobs.register(proposeCards, ({ userId }, { signal }) => learning.proposeCards(userId, signal));
  const searchSoon = async (userId: string, tx: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + SEARCH_DELAY_MS);
    await jobs.enqueue(proposeCards, { userId }, { tx, singletonKey: userId, startAfter });
  };
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const [userId, ownMessages] of Map.groupBy(stored, ({ userId: owner }) => owner)) {
      const ids = new Set(ownMessages.map(({ conversationId }) => conversationId));
      await learning.markPending({ tx, userId }, [...ids]);
    }
    for (const userId of listUsersWithChatMessages(stored)) await searchSoon(userId, tx);
  });
  events.subscribe(importFinished, ({ userId }, tx) => searchSoon(userId, tx));
  return {
    services: { learning, templates },
    routes: (mount) => {
      registerLearningRoutes(mount, learning);
      registerTemplateRoutes(mount, templates);
    },
  };
}
