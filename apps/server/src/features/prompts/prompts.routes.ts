import { createPrompt, deletePrompt, listPrompts, runPrompt, updatePrompt } from '@app/contract/prompts';
import type { Mount } from '#platform/http/route.ts';
import type { PromptsService } from './prompts.service.ts';

export function registerPromptRoutes(mount: Mount, prompts: PromptsService): void {
  mount(listPrompts, ({ userId }) => prompts.list(userId), { isPolled: true });
  mount(createPrompt, ({ userId, body }) => prompts.create(userId, body));
  mount(updatePrompt, ({ userId, params, body }) => prompts.update(userId, params.id, body));
  mount(runPrompt, ({ userId, params }) => prompts.runNow(userId, params.id));
  mount(deletePrompt, ({ userId, params }) => prompts.remove(userId, params.id));
}
