import { userRegistered } from '#events/identity.ts';
import { eventTouched } from '#events/schedule.ts';
import { registerBillingRoutes } from '#features/billing/billing.routes.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { registerCategoryRoutes } from '#features/categories/categories.routes.ts';
import { createCategoriesService, type CategoriesService } from '#features/categories/categories.service.ts';
import { registerCategoryMoveRoutes } from '#features/conversations/category-moves.routes.ts';
import { registerConversationRoutes } from '#features/conversations/conversations.routes.ts';
import {
  createConversationsService,
  type ConversationsService,
} from '#features/conversations/conversations.service.ts';
import { registerChatRoutes } from '#features/chat/chat.routes.ts';
import { registerSuggestionRoutes } from '#features/suggestions/suggestions.routes.ts';
import { createModelSource } from '#integrations/llm/create-model-source.ts';
import type { ModelSource } from '#integrations/llm/llm.ts';
import { registerScheduleRoutes } from '#features/schedule/schedule.routes.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import { registerTrashRoutes } from '#features/trash/trash.routes.ts';
import { createTrashService, type TrashService } from '#features/trash/trash.service.ts';
import type { Mount } from '#platform/http/route.ts';
import { subscribeAchievements } from './achievements-feature.ts';
import { type AccountFeature, createAccountFeature, registerAccountRoutes } from './account-feature.ts';
import {
  type AssistantFeature,
  createAssistantFeature,
  registerAssistantFeature,
  subscribeAssistant,
} from './assistant-feature.ts';
import { type BackupFeature, createBackupFeature, registerBackupFeature } from './backup-feature.ts';
import { type BriefingFeature, createBriefingFeature } from './briefing-feature.ts';
import { type CalendarFeature, createCalendarFeature, registerCalendarFeatureRoutes } from './calendar-feature.ts';
import { type ChatFeature, createChatFeature } from './chat-feature.ts';
import { createFeedsFeature, type FeedsFeature, registerFeedsFeatureRoutes } from './feeds-feature.ts';
import {
  type ConversationFeature,
  createConversationFeature,
  registerConversationFeature,
} from './conversation-feature.ts';
import { createExportFeature, type ExportFeature, registerExportFeature } from './export-feature.ts';
import type { Foundation } from './foundation.ts';
import { createImportFeature, type ImportFeature, registerImportFeature } from './import-feature.ts';
import { createReminderFeature, registerReminderFeatureRoutes, type ReminderFeature } from './reminder-feature.ts';
import { createBilling } from './payments-feature.ts';
import { createLibraryFeature, type LibraryFeature, registerLibraryFeature } from './library-feature.ts';
import { createLeavingFeature, type LeavingFeature, registerLeavingRoutes } from './leaving-feature.ts';
import { createLocalEngine } from './local-engine.ts';
import { createLearningFeature, type LearningFeature, registerLearningFeature } from './learning-feature.ts';
import { createMeaningFeature, type MeaningFeature } from './meaning-feature.ts';
import {
  createRecommendationsFeature,
  type RecommendationsFeature,
  registerRecommendationsFeature,
} from './recommendations-feature.ts';
import { createRefiningFeature, type RefiningFeature, registerRefiningFeature } from './refining-feature.ts';
import { createScheduleFeature } from './schedule-feature.ts';
import { createSearchFeature, registerSearchFeature, type SearchFeature } from './search-feature.ts';
import { createSharingFeature, registerSharingFeature, type SharingFeature } from './sharing-feature.ts';
import { subscribeSecurity } from './security-notices.ts';
import { createSignInFeature, registerSignInRoutes, type SignInFeature } from './sign-in-feature.ts';
import { createSortingFeature, registerSortingFeature, type SortingFeature } from './sorting-feature.ts';
import { createTrendsFeature, registerTrendsFeature, type TrendsFeature } from './trends-feature.ts';
import { createPromptsFeature, type PromptsFeature, registerPromptsFeatureRoutes } from './prompts-feature.ts';
import { createPlannerFeature, type PlannerFeature, registerPlannerRoutes } from './planner-feature.ts';

export interface Services
  extends
    SignInFeature,
    BackupFeature,
    BriefingFeature,
    ExportFeature,
    CalendarFeature,
    FeedsFeature,
    PromptsFeature,
    ChatFeature,
    MeaningFeature,
    ImportFeature,
    AccountFeature,
    AssistantFeature,
    LeavingFeature,
    PlannerFeature,
    SortingFeature,
    ReminderFeature,
    SearchFeature,
    RecommendationsFeature,
    RefiningFeature,
    TrendsFeature,
    LearningFeature,
    ConversationFeature,
    SharingFeature,
    LibraryFeature {
  billing: BillingService;
  categories: CategoriesService;
  conversations: ConversationsService;
  schedule: ScheduleService;
  trash: TrashService;
}

/** Builds the services from the bottom of their graph up. */
export function createServices(foundation: Foundation): Services {
  // Chat stands above conversations; by the first request it is there.
  const lower = createLowerServices(foundation, (...reply) => upper.chat.findPendingReply(...reply));
  const upper: ChatFeature = createChatFeature(foundation, lower);
  const library = { ...createLibraryFeature(foundation, lower), ...createLearningFeature(foundation) };
  const trash = createTrash(foundation, { ...lower, ...library });
  const insights = createRecommendationsFeature(foundation, { ...lower, ...library });
  const trends = createTrendsFeature(foundation, { ...lower, ...insights });
  const sorting = createSorting(foundation, { ...lower, ...upper, ...library, ...insights });
  const day = createDay(foundation, { ...lower, ...upper });
  const imports = createImportFeature(foundation, lower);
  const keeping = {
    ...createBackupFeature(foundation, { ...lower, ...imports }),
    ...createExportFeature(foundation, { ...lower, ...imports }),
  };
  const leaving = createLeavingFeature(foundation, { ...lower, ...imports, ...keeping });
  const entrance = { ...keeping, ...leaving };
  return { ...lower, ...upper, ...imports, ...sorting, ...library, ...insights, ...trends, ...day, ...entrance, trash };
}

/** What chat and the screens above it stand on. */
function createLowerServices(foundation: Foundation, findPendingReply: ChatFeature['chat']['findPendingReply']) {
  const { db, events, clock, newId } = foundation;
  const signIn = createSignInFeature(foundation);
  const { identity } = signIn;
  const billing = createBilling(foundation);
  const categories = createCategoriesService({ db, newId });
  const engine = createLocalEngine(foundation.categoryModels);
  const conversations = createConversationsService({ db, clock, events, categories, engine, findPendingReply });
  const schedule = createScheduleFeature(foundation, { conversations, identity }, engine);
  const meaning = createMeaningFeature(foundation, { categories });
  const searching = createSearchFeature(foundation, { identity, categories, conversations, ...meaning });
  const models = foundation.models ?? connectModels(foundation);
  const assistant = createAssistantFeature(foundation, { conversations, categories }, models);
  const found = { ...searching, ...meaning, ...assistant };
  return {
    ...signIn,
    ...found,
    billing,
    categories,
    conversations,
    schedule,
    ...createAccountFeature(foundation, identity),
    ...createConversationFeature(foundation, { categories, conversations }),
    ...createSharingFeature(foundation, { conversations, identity }),
    ...createReminderFeature(foundation, { identity, schedule }),
    ...createPlannerFeature(foundation, { billing, categories, schedule, ...found }),
  };
}

/** The sorting that people see, and the model's second look at it. */
function createSorting(
  foundation: Foundation,
  services: Parameters<typeof createSortingFeature>[1] & Omit<Parameters<typeof createRefiningFeature>[1], 'sorting'>,
): SortingFeature & RefiningFeature {
  const sorting = createSortingFeature(foundation, services);
  return { ...sorting, ...createRefiningFeature(foundation, { ...services, ...sorting }) };
}

/** What tells people about their day: here in the morning, elsewhere by the feed. */
function createDay(
  foundation: Foundation,
  services: Parameters<typeof createBriefingFeature>[1] & Parameters<typeof createPromptsFeature>[1],
): CalendarFeature & FeedsFeature & PromptsFeature & BriefingFeature {
  return {
    ...createCalendarFeature(foundation, services),
    ...createFeedsFeature(foundation, services),
    ...createPromptsFeature(foundation, services),
    ...createBriefingFeature(foundation, services),
  };
}

/** One trash over everything that can be deleted and restored. */
function createTrash(
  { db, clock, rounds, config }: Foundation,
  services: Pick<Services, 'conversations' | 'schedule' | 'tasks' | 'goals' | 'reminders' | 'templates' | 'learning'>,
): TrashService {
  const bins = {
    conversation: services.conversations.trashBin,
    event: services.schedule.trashBin,
    task: services.tasks.trashBin,
    goal: services.goals.trashBin,
    reminder: services.reminders.trashBin,
    template: services.templates.trashBin,
    card: services.learning.cardTrash,
    deck: services.learning.deckTrash,
  };
  return createTrashService({ db, clock, rounds, bins, trashDays: config.trash.TRASH_DAYS });
}

function connectModels({ config, clock, log, isLocalOnly }: Foundation): ModelSource {
  return createModelSource({ config: config.llm, clock, log, isLocalOnly });
}

/** Lets lower features hear of upper ones: the listeners join the transaction of who publishes. */
export function subscribeServices({ events, clock }: Foundation, services: Services): void {
  events.subscribe(userRegistered, ({ userId }, tx) => services.categories.seed({ tx, userId }));
  events.subscribe(eventTouched, ({ userId, eventId, isNew, reminderMinutes }, tx) =>
    services.reminders.followEvent({ tx, userId }, eventId, isNew, reminderMinutes),
  );
  subscribeAssistant(events, services);
  subscribeAchievements(events, services, clock);
  subscribeSecurity(events, services, clock);
}

/** Mounts every call of the features. */
export function registerRoutes(mount: Mount, foundation: Foundation, services: Services): void {
  const { config, db, rateLimiter } = foundation;
  const { billing, categories, conversations, schedule } = services;
  const isPremium = async (userId: string): Promise<boolean> => (await billing.entitlements(userId)).isPremium;
  registerSignInRoutes(mount, foundation, services);
  registerBillingRoutes(mount, billing);
  registerAccountRoutes(mount, foundation, services);
  registerLeavingRoutes(mount, foundation, services);
  registerCategoryRoutes(mount, { categories, isPremium });
  registerConversationRoutes(mount, {
    db,
    conversations,
    categories,
    consumeUnpaged: (userId, rule) => rateLimiter.consume(`${rule.name}:${userId}`, rule),
  });
  registerCategoryMoveRoutes(mount, conversations, isPremium);
  registerConversationFeature(mount, services);
  registerSharingFeature(mount, foundation, services);
  registerScheduleRoutes(mount, schedule);
  registerReminderFeatureRoutes(mount, services);
  registerCalendarFeatureRoutes(mount, foundation, services);
  registerSearchFeature(mount, services);
  registerFeedsFeatureRoutes(mount, services);
  registerPromptsFeatureRoutes(mount, services);
  registerTrashRoutes(mount, services.trash);
  registerSortingFeature(mount, services);
  registerRefiningFeature(mount, services);
  registerPlannerRoutes(mount, foundation, services);
  registerLibraryFeature(mount, services);
  registerRecommendationsFeature(mount, services);
  registerLearningFeature(mount, services);
  registerSuggestionRoutes(mount, services.suggestions);
  registerAssistantFeature(mount, services);
  registerChatRoutes(mount, {
    chat: services.chat,
    streams: foundation.streams,
    requestsPerMinute: config.chat.RATE_LIMIT_CHAT_PER_MINUTE,
  });
  registerTrendsFeature(mount, services);
  registerImportFeature(mount, foundation, services);
  registerBackupFeature(mount, foundation, services);
  registerExportFeature(mount, foundation, services);
}
