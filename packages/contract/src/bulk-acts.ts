import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, requestObject } from './primitives.ts';

export const MAX_AT_ONCE = 500;

/** What can be done to many conversations at once. `delete` puts them into the trash. */
export const BulkKind = z.enum(['move', 'archive', 'unarchive', 'delete'], 'Please choose what to do.');
export type BulkKind = z.output<typeof BulkKind>;

export const BulkBody = requestObject({
  ids: z
    .array(Id, 'Please choose conversations.')
    .check(
      z.minLength(1, 'Please choose conversations.'),
      z.maxLength(MAX_AT_ONCE, `Please choose at most ${MAX_AT_ONCE} conversations.`),
    ),
  kind: BulkKind,
  /** Where to; only of a move. */
  categoryId: z.optional(Id),
  /** None, or null: only into the category. */
  subcategoryId: z.optional(z.nullable(Id)),
}).check(
  z.refine(({ kind, categoryId }) => kind !== 'move' || categoryId !== undefined, {
    error: 'Please choose a category.',
    path: ['categoryId'],
  }),
);
export type BulkBody = z.output<typeof BulkBody>;

export const BulkResult = z.object({
  /** Undoes it; null when nothing had to change. */
  actId: z.nullable(Id),
  changed: Count,
});
export type BulkResult = z.output<typeof BulkResult>;

export const changeConversations = endpoint({
  method: 'POST',
  path: '/api/conversations/bulk',
  access: 'user',
  summary: 'Move, archive or delete many conversations in one step; those that are not there are passed over.',
  body: BulkBody,
  response: BulkResult,
  errors: ['categories.not_found', 'subcategories.not_found'],
});

export const undoBulkAct = endpoint({
  method: 'POST',
  path: '/api/conversations/bulk/:id/undo',
  access: 'user',
  summary: 'Take such a step back, once, within 30 days; what was changed again since stays.',
  params: z.object({ id: Id }),
  response: z.object({ changed: Count }),
  errors: ['conversations.act_not_found'],
});
