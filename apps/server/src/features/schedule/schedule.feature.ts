import { OTHER_SLUG } from '@app/understanding/category/built-in-categories';
import { readQuickEvent } from '@app/understanding/quick-event';
import type { ConversationsService, Understanding } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createScheduleService, type ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Foundation } from './foundation.ts';

/** Under it a category is a guess that would only have to be corrected. */
const SURE_ENOUGH = 0.5;

/** The schedule, with the conversations its events come from and the engine that reads typed lines. */
export function createScheduleFeature(
  { db, events, clock, newId }: Foundation,
  services: { conversations: ConversationsService; identity: IdentityService },
  engine: Understanding,
): ScheduleService {
  const { conversations, identity } = services;
  return createScheduleService({
    db,
    events,
    clock,
    newId,
    conversations,
    findTimeZone: async (userId) => (await identity.getUser(userId)).timeZone,
    readEvent: readQuickEvent,
    suggestCategory: (words) => {
      const { slug, confidence } = engine.categorise({ title: words, openers: [] });
      return confidence >= SURE_ENOUGH && slug !== OTHER_SLUG ? slug : undefined;
    },
  });
}
