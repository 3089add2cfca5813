import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  FilterText,
  RequestTimestamp,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  Timestamp,
  trimmedText,
} from './primitives.ts';

export const SearchQuery = z.object({
  /**
   * Words in any form, mistyped ones corrected (see `correction` of the facets), "a phrase" as it is, -excluded words,
   * and filters: category: source: project: model: before: after: has:code, has:event, has:attachment, has:document,
   * has:image, in:document, is:archived.
   */
  q: trimmedText({
    label: 'The search text',
    max: limits.queryLength,
    missing: 'Please enter something to search for.',
  }),
  categoryId: z.optional(Id),
  source: z.optional(ConversationSource),
  from: z.optional(RequestTimestamp),
  to: z.optional(RequestTimestamp),
  limit: z._default(PageLimit, limits.pageDefault),
  cursor: z.optional(Cursor),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** Start and end (exclusive) of a match in `snippet`, in UTF-16 code units. */
export const MatchRange = z.tuple([z.int(), z.int()]);
export type MatchRange = z.output<typeof MatchRange>;

export const SearchHit = z.object({
  conversationId: Id,
  /** Null if the title matched. For a document, the message of its version, if there is one. */
  messageId: z.nullable(Id),
  /** The document the snippet is from; absent if it is from a message. `versionId` only if it is from an earlier version. */
  document: z.optional(z.object({ id: Id, title: z.string(), versionId: z.optional(Id) })),
  title: z.string(),
  /** Plain text around the match. */
  snippet: z.string(),
  highlights: z.array(MatchRange),
  matchedBy: z.enum(['words', 'meaning', 'both']),
  categoryId: Id,
  createdAt: Timestamp,
});
export type SearchHit = z.output<typeof SearchHit>;

export const searchConversations = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  scope: 'archive:read',
  summary: 'Searches titles, messages and documents of conversations by words and by meaning, best first.',
  query: SearchQuery,
  response: z.array(SearchHit),
  responseHeaders: pageHeaders,
  errors: ['search.query_invalid'],
});

/** What a conversation can contain, as `has:` names it. */
export const ContentKind = z.enum(['code', 'event', 'attachment', 'document', 'image']);
export type ContentKind = z.output<typeof ContentKind>;

export const SearchFacetsQuery = z.object({ q: z._default(FilterText, '') });

/** Words of a search that occur nowhere and were replaced by the nearest ones that do. */
export const SearchCorrection = z.object({
  /** The words searched for. */
  searched: z.string(),
  /** The words as typed. */
  typed: z.string(),
  /** The search text with quotes around the words that were corrected, so that they are searched as typed. */
  exactQuery: z.string(),
});
export type SearchCorrection = z.output<typeof SearchCorrection>;

/** Number of results for each additional filter, largest number first; filters without results are omitted. */
export const SearchFacets = z.object({
  /**
   * False if common words in a large archive are counted in the latest conversations only, so that there may be more.
   */
  isComplete: z.boolean(),
  /** All conversations that match the words and filters. Those found only by meaning are not counted. */
  total: Count,
  /** Ignoring the chosen category. */
  categories: z.array(z.object({ categoryId: Id, count: Count })),
  /** Ignoring the chosen source. */
  sources: z.array(z.object({ source: ConversationSource, count: Count })),
  has: z.array(z.object({ has: ContentKind, count: Count })),
  /** Null if the words are searched as typed. The hits of a search for the same text are corrected in the same way. */
  correction: z.nullable(SearchCorrection),
});
export type SearchFacets = z.output<typeof SearchFacets>;

export const getSearchFacets = endpoint({
  method: 'GET',
  path: '/api/search/facets',
  access: 'user',
  summary: 'The available filters of a search with counts; without a text, of all conversations.',
  query: SearchFacetsQuery,
  response: SearchFacets,
  errors: ['search.query_invalid'],
});

export const RelatedConversation = z.object({
  conversationId: Id,
  title: z.string(),
  categoryId: Id,
  createdAt: Timestamp,
  /** 1 means identical; everything listed is clearly more similar than unrelated conversations. */
  likeness: z.number(),
});
export type RelatedConversation = z.output<typeof RelatedConversation>;

export const listRelatedConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/related',
  access: 'user',
  scope: 'archive:read',
  summary: 'Conversations with a similar meaning, most similar first; empty until this conversation is embedded.',
  params: z.object({ id: Id }),
  query: z.object({ limit: z._default(PageLimit, 5) }),
  response: z.array(RelatedConversation),
  errors: ['conversations.not_found'],
});

export const listSimilarConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/similar',
  access: 'user',
  summary: 'The same conversations as hits of a search, for “more like this”.',
  params: z.object({ id: Id }),
  query: z.object({ limit: z._default(PageLimit, 30) }),
  response: z.array(SearchHit),
  errors: ['conversations.not_found'],
});
