import { OTHER_SLUG } from '@app/understanding/category/built-in-categories';
import { readQuickEvent } from '@app/understanding/quick-event';
import type { ConversationsService, Understanding } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerScheduleRoutes } from './schedule.routes.ts';
import { createScheduleService, type ScheduleService } from './schedule.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'newId'> & {
  conversations: ConversationsService;
  engine: Understanding;
  identity: IdentityService;
};

/** Under it a category is a guess that would only have to be corrected. */
const SURE_ENOUGH = 0.5;

/** Events, the conversations they come from, and typed lines read as events. */
export function scheduleFeature(needs: Needs): FeatureParts<{ schedule: ScheduleService }> {
  const { clock, conversations, db, engine, events, identity, newId } = needs;
  const schedule = createScheduleService({
    db,
    events,
    clock,
    newId,
    conversations,
    timeZoneOf: identity.timeZoneOf,
    readEvent: readQuickEvent,
    suggestCategory: (words) => {
      const { slug, confidence } = engine.categorise({ title: words, openers: [] });
      return confidence >= SURE_ENOUGH && slug !== OTHER_SLUG ? slug : undefined;
    },
  });
  return {
    services: { schedule },
    routes: (mount) => registerScheduleRoutes(mount, schedule),
    cleanup: { 'event-changes': () => schedule.forgetOldChanges() },
  };
}
