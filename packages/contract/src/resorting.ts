/** Re-sorting: offered, never forced. */
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

/** `outdated` conversations were placed by an earlier engine; `moves` are known once the look is ready. */
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
  /** Null moves everything that is offered. */
  conversationIds: z.nullable(
    z.array(Id, 'Please give a list of ids.').check(z.maxLength(1_000, 'Please give at most 1,000 ids.')),
  ),
});
export type ApplyResortingBody = z.output<typeof ApplyResortingBody>;

export const getResorting = endpoint({
  method: 'GET',
  path: '/api/resorting',
  access: 'user',
  summary: 'Whether the engine would file something elsewhere today, and how far the look for it is.',
  response: Resorting,
  responseHeaders: versionHeaders,
  errors: [],
});

export const startResorting = endpoint({
  method: 'POST',
  path: '/api/resorting',
  access: 'user',
  summary: 'Look where the engine would file everything today; nothing moves. One look at a time.',
  response: Resorting,
  status: 202,
  errors: [],
});

export const listResortMoves = endpoint({
  method: 'GET',
  path: '/api/resorting/moves',
  access: 'user',
  summary: 'What the engine would move, with before, after and confidence. What the user placed is never among it.',
  query: z.object({ limit: z.optional(PageLimit), cursor: z.optional(Cursor) }),
  response: z.array(ResortMove),
  responseHeaders: pageHeaders,
  errors: [],
});

export const applyResorting = endpoint({
  method: 'POST',
  path: '/api/resorting/apply',
  access: 'user',
  summary: 'Make the offered moves, all or some, as one act that can be undone; at most 1,000 at once.',
  body: ApplyResortingBody,
  response: SortingAct,
  errors: [],
});

export const dismissResorting = endpoint({
  method: 'DELETE',
  path: '/api/resorting',
  access: 'user',
  summary: 'Leave everything where it is and forget the offer.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});
