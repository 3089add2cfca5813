import {
  approveSuggestion,
  decideSuggestions,
  declineSuggestion,
  getSuggestionSummary,
  listApprovedSuggestions,
  listSuggestions,
  reopenSuggestions,
} from '@app/contract/suggestions';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { SuggestionsService } from './suggestions.service.ts';

const SuggestionCursor = z.tuple([z.iso.datetime(), z.uuid()]);
const MAX_PAGE_SIZE = 1_000;

export function registerSuggestionRoutes(mount: Mount, suggestions: SuggestionsService): void {
  mount(
    listSuggestions,
    async ({ userId, query, reply }) => {
      const { conversationId, cursor } = query;
      const [createdAt, id] = cursor === undefined ? [] : decodeCursor(cursor, SuggestionCursor);
      const limit = query.limit ?? MAX_PAGE_SIZE;
      const page = await suggestions.listPending(userId, {
        limit: limit + 1,
        ...(conversationId !== undefined && { conversationId }),
        ...(createdAt !== undefined && id !== undefined && { after: { createdAt, id } }),
      });
      const shown = page.slice(0, limit);
      const last = shown.at(-1);
      if (page.length > limit && last !== undefined) {
        reply.header('link', nextPageLink('/api/suggestions', query, encodeCursor([last.createdAt, last.id])));
      }
      return shown;
    },
    { isPolled: true },
  );
  mount(listApprovedSuggestions, ({ userId, query }) => suggestions.listApproved(userId, query.conversationId));
  mount(getSuggestionSummary, async ({ userId }) => ({ count: await suggestions.countPending(userId) }), {
    isPolled: true,
  });
  mount(approveSuggestion, async ({ userId, body }) => {
    const { id, isEvent } = await suggestions.approve(userId, body.suggestion);
    return isEvent && id !== null ? { success: true, eventId: id } : { success: true };
  });
  mount(declineSuggestion, async ({ userId, params }) => {
    await suggestions.decline(userId, params.id);
    return { success: true };
  });
  mount(decideSuggestions, async ({ userId, body }) => ({ ids: await suggestions.decideAll(userId, body) }));
  mount(reopenSuggestions, async ({ userId, body }) => ({ reopened: await suggestions.reopen(userId, body.ids) }));
}
