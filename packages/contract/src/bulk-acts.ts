import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, requestObject } from './primitives.ts';

export const MAX_BULK_CONVERSATIONS = 500;

/** Actions on many conversations. `delete` moves them to the trash. */
export const BulkKind = z.enum(['move', 'archive', 'unarchive', 'delete'], 'Please choose what to do.');
export type BulkKind = z.output<typeof BulkKind>;

export const BulkBody = requestObject({
  ids: z
    .array(Id, 'Please choose conversations.')
    .check(
      z.minLength(1, 'Please choose conversations.'),
      z.maxLength(MAX_BULK_CONVERSATIONS, `Please choose at most ${MAX_BULK_CONVERSATIONS} conversations.`),
    ),
  kind: BulkKind,
  /** The target; only for moves. */
  categoryId: z.optional(Id),
  /** Absent or null: no subcategory. */
  subcategoryId: z.optional(z.nullable(Id)),
}).check(
  z.refine(({ kind, categoryId }) => kind !== 'move' || categoryId !== undefined, {
    error: 'Please choose a category.',
    path: ['categoryId'],
  }),
);
export type BulkBody = z.output<typeof BulkBody>;

export const BulkResult = z.object({
  /** The id for undoing the action; null if nothing was changed. */
  actId: z.nullable(Id),
  changed: Count,
});
export type BulkResult = z.output<typeof BulkResult>;

export const changeConversations = endpoint({
  method: 'POST',
  path: '/api/conversations/bulk',
  access: 'user',
  summary: 'Moves, archives or deletes many conversations in one step; unknown ids are ignored.',
  body: BulkBody,
  response: BulkResult,
  errors: ['categories.not_found', 'subcategories.not_found'],
});

export const undoBulkAct = endpoint({
  method: 'POST',
  path: '/api/conversations/bulk/:id/undo',
  access: 'user',
  summary: 'Undoes a bulk action once, within 30 days; conversations changed since then are left as they are.',
  params: z.object({ id: Id }),
  response: z.object({ changed: Count }),
  errors: ['conversations.act_not_found'],
});
