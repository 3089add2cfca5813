import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, limits, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';

const SearchText = trimmedText({
  label: 'The search text',
  max: limits.queryLength,
  missing: 'Please enter something to search for.',
});

export const RecentSearch = z.object({ q: z.string(), searchedAt: Timestamp });
export type RecentSearch = z.output<typeof RecentSearch>;

export const SavedSearch = z.object({ id: Id, name: z.string(), q: z.string(), createdAt: Timestamp });
export type SavedSearch = z.output<typeof SavedSearch>;

export const SearchHistory = z.object({
  /** Latest first, at most twenty. */
  recent: z.array(RecentSearch),
  /** By name. */
  saved: z.array(SavedSearch),
});
export type SearchHistory = z.output<typeof SearchHistory>;

export const getSearchHistory = endpoint({
  method: 'GET',
  path: '/api/search/memory',
  access: 'user',
  summary: 'The recent and the saved searches.',
  response: SearchHistory,
  errors: [],
});

export const rememberSearch = endpoint({
  method: 'POST',
  path: '/api/search/recent',
  access: 'user',
  summary: 'Adds a search to the recent ones.',
  body: requestObject({ q: SearchText }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const forgetSearches = endpoint({
  method: 'DELETE',
  path: '/api/search/recent',
  access: 'user',
  summary: 'Deletes the recent searches.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

export const SaveSearchBody = requestObject({
  q: SearchText,
  /** If absent, the text itself. */
  name: z.optional(trimmedText({ label: 'Name', max: limits.nameLength })),
});
export type SaveSearchBody = z.output<typeof SaveSearchBody>;

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/search/saved',
  access: 'user',
  summary: 'Saves a search under a name; saving the same text again renames it.',
  body: SaveSearchBody,
  response: SavedSearch,
  errors: ['search.too_many_saved'],
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/search/saved/:id',
  access: 'user',
  summary: 'Deletes a saved search.',
  params: z.object({ id: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['search.saved_not_found'],
});
