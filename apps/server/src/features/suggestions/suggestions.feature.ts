import { detectSuggestions } from '@app/understanding/detect-events';
import { capturesStored, importFinished } from '#events/imports.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createSaveRecommendation } from '#features/recommendations/recommendations.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { findImportProposals } from './suggestions.jobs.ts';
import { registerSuggestionRoutes } from './suggestions.routes.ts';
import {
  createSuggestionsService,
  type FindSuggestions,
  hasAcceptedTime,
  type SuggestionsService,
} from './suggestions.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'newId'> & {
  conversations: ConversationsService;
  identity: IdentityService;
  reminders: RemindersService;
  schedule: ScheduleService;
  tasks: TasksService;
};

export interface Services {
  suggestions: SuggestionsService;
  findSuggestions: FindSuggestions;
}

const findSuggestions: FindSuggestions = (input) =>
  detectSuggestions({ ...input, role: 'user' }).filter(hasAcceptedTime);

/** Events, tasks and reminders found in conversations, which wait for approval. */
export function suggestionsFeature(needs: Needs): FeatureParts<Services> {
  const { clock, conversations, db, events, identity, jobs, newId, reminders, schedule, tasks } = needs;
  const suggestions = createSuggestionsService({
    db,
    clock,
    events,
    newId,
    timeZoneOf: identity.timeZoneOf,
    findSuggestions,
    hasConversation: async (tx, userId, id) => {
      const conversation = await conversations.lockConversation(tx, userId, id);
      return conversation !== undefined && conversation.deletedAt === null;
    },
    schedule,
    tasks,
    reminders,
    saveRecommendation: createSaveRecommendation({ clock, newId }),
  });
  jobs.register(findImportProposals, ({ userId, ...imported }, { signal }) =>
    suggestions.proposeFromImport(userId, imported, signal),
  );
  events.subscribe(importFinished, async (payload, tx) => {
    await jobs.enqueue(findImportProposals, payload, { tx });
  });
  events.subscribe(capturesStored, async (payload, tx) => {
    if (payload.conversationIds.length > 0) await jobs.enqueue(findImportProposals, payload, { tx });
  });
  return {
    services: { suggestions, findSuggestions },
    routes: (mount) => registerSuggestionRoutes(mount, suggestions),
  };
}
