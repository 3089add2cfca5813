import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ChatService } from '#features/chat/chat.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import { registerPromptRoutes } from './prompts.routes.ts';
import { createPromptsService, type PromptsService } from './prompts.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'log' | 'newId' | 'rounds'> & {
  categories: CategoriesService;
  chat: ChatService;
  conversations: ConversationsService;
  identity: IdentityService;
  notifications: NotificationsService;
};

const RUN_EVERY_MS = 2_000;

/** Prompts that are asked on a schedule, in the same way as questions in the chat. */
export function promptsFeature(needs: Needs): FeatureParts<{ prompts: PromptsService }> {
  const prompts = createPromptsService({ ...needs, timeZoneOf: needs.identity.timeZoneOf });
  return {
    services: { prompts },
    routes: (mount) => registerPromptRoutes(mount, prompts),
    rounds: { 'due-prompts': { everyMs: RUN_EVERY_MS, run: prompts.runDue } },
    recovery: {
      prompts: async ({ isOnlyProcess }) => {
        if (isOnlyProcess) await prompts.releaseAll();
      },
    },
    stop: prompts.waitForRuns,
  };
}
