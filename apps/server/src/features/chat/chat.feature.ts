import { createBuiltInAssistant } from '#features/chat/built-in/built-in-assistant.ts';
import { type ChatService, createChatService } from '#features/chat/chat.service.ts';
import { createAnswererChoice } from '#features/chat/choose-answerer.ts';
import { createLiveTurns, type LiveTurns } from '#features/chat/live-turns.ts';
import { createTurnRunner } from '#features/chat/turn-runner.ts';
import { createTurnSaver } from '#features/chat/turn-saver.ts';
import { createTurnStore } from '#features/chat/turn-store.ts';
import { summarise } from '@app/understanding/summary';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ProfileService } from '#features/profile/profile.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import { createRecommendationKeeper } from '#features/recommendations/recommendations.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import { createSuggestionsService, type SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { AssistantService, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/privacy/privacy.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Foundation } from './foundation.ts';
import { findSuggestions } from './local-engine.ts';

/** The services that the chat stands on. */
export interface LowerServices {
  identity: IdentityService;
  categories: CategoriesService;
  billing: BillingService;
  profile: ProfileService;
  conversations: ConversationsService;
  schedule: ScheduleService;
  search: SearchService;
  assistant: AssistantService;
  privacy: PrivacyService;
  modelDoor: ModelDoor;
  tasks: TasksService;
  reminders: RemindersService;
  goals: GoalsService;
}

export interface ChatFeature {
  chat: ChatService;
  suggestions: SuggestionsService;
}

/** The chat, with what it answers from and what it proposes. */
export function createChatFeature(foundation: Foundation, services: LowerServices): ChatFeature {
  const { db, clock, newId, log, rounds, config } = foundation;
  const { identity, billing, conversations, schedule, tasks } = services;
  const suggestions = createSuggestionsService({
    db,
    clock,
    newId,
    findSuggestions,
    hasConversation: async (tx, userId, id) => {
      const conversation = await conversations.lockConversation(tx, userId, id);
      return conversation !== undefined && conversation.deletedAt === null;
    },
    schedule,
    tasks,
    reminders: services.reminders,
    keepRecommendation: createRecommendationKeeper({ clock, newId }),
  });
  const builtIn = createBuiltInAssistant({ ...services, db, findSuggestions, summarise });
  const store = createTurnStore({ ...foundation, ...services, suggestions });
  const live: LiveTurns = createLiveTurns();
  const appName = config.server.APP_NAME;
  const chooseAnswerer = createAnswererChoice({ ...services, db, clock, builtIn, appName });
  const saver = createTurnSaver({ db, clock, log, billing });
  const runner = createTurnRunner({ log, store, saver, live, chooseAnswerer });
  const chat = createChatService({
    db,
    clock,
    newId,
    log,
    rounds,
    billing,
    conversations,
    live,
    store,
    run: runner.run,
    findTimeZone: async (userId) => (await identity.getUser(userId)).timeZone,
  });
  return { chat, suggestions };
}
