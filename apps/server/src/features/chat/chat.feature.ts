import { maskSecrets } from '@app/understanding/secrets';
import { summarise } from '@app/understanding/summary';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { ConversationsService, PendingReplies } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { HighlightsService } from '#features/highlights/highlights.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { ModelsService } from '#features/models/models.service.ts';
import type { ProfileService } from '#features/profile/profile.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { FindSuggestions, SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { createAttachedFiles } from './attached/attached-files.ts';
import { createBuiltInAssistant } from './built-in/built-in-assistant.ts';
import { registerChatRoutes } from './chat.routes.ts';
import { type ChatService, createChatService } from './chat.service.ts';
import { createAnswererChoice } from './choose-answerer.ts';
import { createIntentDetector } from './grounded/intent-thread.ts';
import { createPersonReader } from './known-person.ts';
import { createLiveTurns } from './live-turns.ts';
import { createTemporaryTurns, isTemporary } from './temporary-turns.ts';
import { createTurnRunner } from './turn-runner.ts';
import { createTurnSaver } from './turn-saver.ts';
import { createTurnStore } from './turn-store.ts';
import { warmUp } from './warm-up.ts';

type Needs = Pick<
  Foundation,
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'log'
  | 'newId'
  | 'pageFetcher'
  | 'rounds'
  | 'site'
  | 'streams'
  | 'waitingReaders'
> & {
  assistant: AssistantService;
  attachments: AttachmentsService;
  billing: BillingService;
  categories: CategoriesService;
  chatFiles: ChatFilesService;
  chatModels: ModelsService;
  contextPack: ContextPackService;
  conversations: ConversationsService;
  documents: DocumentsService;
  findSuggestions: FindSuggestions;
  goals: GoalsService;
  highlights: HighlightsService;
  identity: IdentityService;
  learning: LearningService;
  modelGateway: ModelGateway;
  pendingReplies: PendingReplies;
  privacy: PrivacyService;
  profile: ProfileService;
  reminders: RemindersService;
  schedule: ScheduleService;
  search: SearchService;
  suggestions: SuggestionsService;
  tasks: TasksService;
};

/** How often the server looks for replies whose process has died. */
const RECOVER_EVERY_MS = 15_000;

/** Chat: questions, and replies from a model or the built-in assistant. */
export function chatFeature(needs: Needs): FeatureParts<{ chat: ChatService }> {
  const { billing, clock, config, db, identity, log, pendingReplies, site, streams, waitingReaders } = needs;
  const builtIn = createBuiltInAssistant({ ...needs, summarise });
  const attachedFiles = createAttachedFiles(needs);
  const store = createTurnStore({ ...needs, attachedFiles });
  const live = createLiveTurns();
  const intents = createIntentDetector({ log });
  const people = createPersonReader({ ...needs, intents });
  const chooseAnswerer = createAnswererChoice({ ...needs, builtIn, people, maskSecrets, appName: site.appName });
  const saver = createTurnSaver({ db, clock, log, billing });
  const runner = createTurnRunner({ log, store, saver, live, chooseAnswerer, waitingReaders });
  const temporary = createTemporaryTurns(needs, store, saver);
  const temporaryRunner = createTurnRunner({ ...temporary, log, live, chooseAnswerer, waitingReaders });
  const chat = createChatService({
    ...needs,
    attachedFiles,
    live,
    store,
    temporary,
    people,
    run: (turn, beginning) => (isTemporary(turn) ? temporaryRunner : runner).run(turn, beginning),
    timeZoneOf: identity.timeZoneOf,
  });
  pendingReplies.setFinder(chat.findPendingReply);
  const stopping = new AbortController();
  return {
    services: { chat },
    routes: (mount) =>
      registerChatRoutes(mount, { chat, streams, requestsPerMinute: config.chat.RATE_LIMIT_CHAT_PER_MINUTE }),
    rounds: { 'chat-recovery': { everyMs: RECOVER_EVERY_MS, run: () => chat.recover() } },
    cleanup: { 'chat-turns': () => chat.deleteFinished() },
    recovery: { 'chat-turns': (start) => chat.recover(start) },
    warmUp: () => {
      const ready = config.chat.WARM_UP ? warmUp(stopping.signal) : Promise.resolve();
      void ready.then(() => intents.allowThread());
    },
    stop: async () => {
      stopping.abort();
      // A reply may be waiting for the intent of its question.
      await Promise.all([live.stopAll(), intents.stop()]);
    },
  };
}
