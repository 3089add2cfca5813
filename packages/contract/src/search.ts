import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  FilterText,
  GivenTimestamp,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  Timestamp,
  trimmedText,
} from './primitives.ts';

export const SearchQuery = z.object({
  /** Words, "a phrase", -without, and what narrows: category: source: before: after: has:code, has:event, has:attachment. */
  q: trimmedText({
    label: 'The search text',
    max: limits.queryLength,
    missing: 'Please enter something to search for.',
  }),
  categoryId: z.optional(Id),
  source: z.optional(ConversationSource),
  from: z.optional(GivenTimestamp),
  to: z.optional(GivenTimestamp),
  limit: z._default(PageLimit, limits.pageDefault),
  cursor: z.optional(Cursor),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** A start and an end (exclusive) within `snippet`, in UTF-16 units. */
export const Highlight = z.tuple([z.int(), z.int()]);
export type Highlight = z.output<typeof Highlight>;

export const SearchHit = z.object({
  conversationId: Id,
  /** Null when the title matched. */
  messageId: z.nullable(Id),
  title: z.string(),
  /** Plain text around the match. */
  snippet: z.string(),
  highlights: z.array(Highlight),
  matchedBy: z.enum(['words', 'meaning', 'both']),
  categoryId: Id,
  createdAt: Timestamp,
});
export type SearchHit = z.output<typeof SearchHit>;

export const searchConversations = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary: 'Find conversations by the words in their title and messages and by what they mean, best first.',
  query: SearchQuery,
  response: z.array(SearchHit),
  responseHeaders: pageHeaders,
  errors: ['search.query_invalid'],
});

/** What a conversation can hold, as `has:` names it. */
export const Holding = z.enum(['code', 'event', 'attachment']);
export type Holding = z.output<typeof Holding>;

export const SearchFacetsQuery = z.object({ q: z._default(FilterText, '') });

/** How many conversations each further narrowing would leave; those of none are left out, most first. */
export const SearchFacets = z.object({
  /** False where the words are common in a large archive: only the latest conversations are counted, there are more. */
  isComplete: z.boolean(),
  /** All that hold the words, narrowed as the search is. What was found by its meaning alone is not counted. */
  total: Count,
  /** As if no category were chosen. */
  categories: z.array(z.object({ categoryId: Id, count: Count })),
  /** As if no source were chosen. */
  sources: z.array(z.object({ source: ConversationSource, count: Count })),
  has: z.array(z.object({ has: Holding, count: Count })),
});
export type SearchFacets = z.output<typeof SearchFacets>;

export const getSearchFacets = endpoint({
  method: 'GET',
  path: '/api/search/facets',
  access: 'user',
  summary: 'What a search could be narrowed by, with counts; without a text, of everything.',
  query: SearchFacetsQuery,
  response: SearchFacets,
  errors: ['search.query_invalid'],
});

export const RelatedConversation = z.object({
  conversationId: Id,
  title: z.string(),
  categoryId: Id,
  createdAt: Timestamp,
  /** 1 is the same; what is listed at all is well above chance. */
  likeness: z.number(),
});
export type RelatedConversation = z.output<typeof RelatedConversation>;

export const listRelatedConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/related',
  access: 'user',
  summary: 'Conversations that mean the like of this one, the most alike first; none while it has not been read yet.',
  params: z.object({ id: Id }),
  query: z.object({ limit: z._default(PageLimit, 5) }),
  response: z.array(RelatedConversation),
  errors: ['conversations.not_found'],
});
