/** Re-sorting: the engine proposes moves, and the user decides. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  Id,
  NoContent,
  PageLimit,
  pageHeaders,
  requestObject,
  Timestamp,
  versionHeaders,
} from './primitives.ts';
import { SortingAct, SortingGuess } from './sorting.ts';

/**
 * `outdated`: conversations categorised by an earlier version of the engine. `moves` is known once the search is
 * complete.
 */
export const Resorting = z.object({
  status: z.enum(['idle', 'running', 'ready']),
  engineVersion: z.string(),
  outdated: Count,
  checked: Count,
  total: Count,
  moves: Count,
  finishedAt: z.nullable(Timestamp),
});
export type Resorting = z.output<typeof Resorting>;

export const ResortMove = z.object({
  conversationId: Id,
  title: z.string(),
  from: SortingGuess,
  to: SortingGuess,
});
export type ResortMove = z.output<typeof ResortMove>;

export const ApplyResortingBody = requestObject({
  /** Null accepts all proposed moves. */
  conversationIds: z.nullable(
    z.array(Id, 'Please send a list of ids.').check(z.maxLength(1_000, 'Please send at most 1,000 ids.')),
  ),
});
export type ApplyResortingBody = z.output<typeof ApplyResortingBody>;

export const getResorting = endpoint({
  method: 'GET',
  path: '/api/resorting',
  access: 'user',
  summary: 'Whether the categoriser would now move conversations, and the progress of the search for them.',
  response: Resorting,
  responseHeaders: versionHeaders,
  errors: [],
});

export const startResorting = endpoint({
  method: 'POST',
  path: '/api/resorting',
  access: 'user',
  summary:
    'Starts a search for conversations that fit another category better; nothing is moved. One search at a time.',
  response: Resorting,
  status: 202,
  errors: [],
});

export const listResortMoves = endpoint({
  method: 'GET',
  path: '/api/resorting/moves',
  access: 'user',
  summary:
    'The proposed moves, with both categories and the confidence. Conversations placed by the user are never included.',
  query: z.object({ limit: z.optional(PageLimit), cursor: z.optional(Cursor) }),
  response: z.array(ResortMove),
  responseHeaders: pageHeaders,
  errors: [],
});

export const applyResorting = endpoint({
  method: 'POST',
  path: '/api/resorting/apply',
  access: 'user',
  summary: 'Applies all or some proposed moves as one action that can be undone; at most 1,000 at once.',
  body: ApplyResortingBody,
  response: SortingAct,
  errors: [],
});

export const dismissResorting = endpoint({
  method: 'DELETE',
  path: '/api/resorting',
  access: 'user',
  summary: 'Dismisses the proposed moves.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});
