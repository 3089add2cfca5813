import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ChatService } from '#features/chat/chat.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import { registerPromptRoutes } from '#features/prompts/prompts.routes.ts';
import { createPromptsService, type PromptsService } from '#features/prompts/prompts.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface PromptsFeature {
  prompts: PromptsService;
}

interface LowerServices {
  identity: IdentityService;
  categories: CategoriesService;
  conversations: ConversationsService;
  notifications: NotificationsService;
  chat: ChatService;
}

/** Prompts that are asked by themselves, through the same chat as everybody's questions. */
export function createPromptsFeature(foundation: Foundation, services: LowerServices): PromptsFeature {
  const findTimeZone = async (userId: string) => (await services.identity.getUser(userId)).timeZone;
  return { prompts: createPromptsService({ ...foundation, ...services, findTimeZone }) };
}

export function registerPromptsFeatureRoutes(mount: Mount, { prompts }: PromptsFeature): void {
  registerPromptRoutes(mount, prompts);
}
