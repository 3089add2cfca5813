import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  requestObject,
  Timestamp,
} from './primitives.ts';

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

export const MAX_BULK_TRASH_ITEMS = 200;

/** Items that are no longer in the trash are ignored. */
export const TrashItemsBody = requestObject({
  items: z
    .array(requestObject({ type: TrashType, id: Id }), 'Please send a list of items, each with its type and id.')
    .check(
      z.minLength(1, 'Please choose at least one item.'),
      z.maxLength(MAX_BULK_TRASH_ITEMS, `Please choose at most ${MAX_BULK_TRASH_ITEMS} items.`),
    ),
});
export type TrashItemsBody = z.output<typeof TrashItemsBody>;

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

export const restoreTrashItems = endpoint({
  method: 'POST',
  path: '/api/trash/restore',
  access: 'user',
  summary: 'Restores many items from the trash.',
  body: TrashItemsBody,
  response: z.object({ restored: Count }),
  errors: [],
});

export const deleteTrashItems = endpoint({
  method: 'POST',
  path: '/api/trash/delete',
  access: 'user',
  summary: 'Permanently deletes many items in the trash.',
  body: TrashItemsBody,
  response: z.object({ deleted: Count }),
  errors: [],
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
  restoreTrashItems,
  deleteTrashItems,
  emptyTrash,
} as const;
