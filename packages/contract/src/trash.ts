import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, limits, NoContent, PageLimit, pageHeaders, Timestamp } from './primitives.ts';

/** The kinds of items in the trash. */
export const TrashType = z.enum(
  ['conversation', 'task', 'goal', 'reminder', 'event', 'template', 'card', 'deck'],
  'There is no trash for this type of item.',
);
export type TrashType = z.output<typeof TrashType>;

export const TrashItem = z.object({
  type: TrashType,
  id: Id,
  title: z.string(),
  deletedAt: Timestamp,
  /** When it is deleted for good. */
  expiresAt: Timestamp,
  /** Who moved it to the trash: the user, or the undo of an import. */
  reason: z.enum(['deleted', 'import_undone']),
});
export type TrashItem = z.output<typeof TrashItem>;

export const TrashQuery = z.object({
  type: z.optional(TrashType),
  limit: z._default(PageLimit, limits.pageDefault),
  cursor: z.optional(Cursor),
});
export type TrashQuery = z.output<typeof TrashQuery>;

const params = z.object({ type: TrashType, id: Id });

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  access: 'user',
  summary: 'The items in the trash, latest first.',
  query: TrashQuery,
  response: z.array(TrashItem),
  responseHeaders: pageHeaders,
  errors: [],
});

export const restoreTrashItem = endpoint({
  method: 'POST',
  path: '/api/trash/:type/:id/restore',
  access: 'user',
  summary: 'Restores an item from the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['trash.not_found'],
});

export const deleteTrashItem = endpoint({
  method: 'DELETE',
  path: '/api/trash/:type/:id',
  access: 'user',
  summary: 'Permanently deletes an item in the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['trash.not_found'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  access: 'user',
  summary: 'Permanently deletes all items in the trash.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

/** All endpoints of this file by name, for the list of all endpoints. */
export const trashEndpoints = {
  listTrash,
  restoreTrashItem,
  deleteTrashItem,
  emptyTrash,
} as const;
