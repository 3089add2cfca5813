import { approveSuggestion, declineSuggestion, listSuggestions } from '@app/contract/suggestions';
import type { Mount } from '#platform/http/route.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export function registerSuggestionRoutes(mount: Mount, suggestions: SuggestionsService): void {
  mount(listSuggestions, ({ userId }) => suggestions.listPending(userId));
  mount(approveSuggestion, async ({ userId, body }) => {
    const { id, isEvent } = await suggestions.approve(userId, body.suggestion);
    return isEvent && id !== null ? { success: true, eventId: id } : { success: true };
  });
  mount(declineSuggestion, async ({ userId, params }) => {
    await suggestions.decline(userId, params.id);
    return { success: true };
  });
}
