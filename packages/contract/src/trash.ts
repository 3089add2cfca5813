import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, limits, NoContent, PageLimit, pageHeaders, Timestamp } from './primitives.ts';

/** What can lie in the trash. */
export const TrashType = z.enum(
  ['conversation', 'task', 'goal', 'reminder', 'event', 'template', 'card', 'deck'],
  'This kind of thing has no trash.',
);
export type TrashType = z.output<typeof TrashType>;

export const TrashItem = z.object({
  type: TrashType,
  id: Id,
  title: z.string(),
  deletedAt: Timestamp,
  /** From then on it is gone for good. */
  expiresAt: Timestamp,
  /** Who put it there: the user, or the undo of an import. */
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
  summary: 'What was deleted in the last days, latest first.',
  query: TrashQuery,
  response: z.array(TrashItem),
  responseHeaders: pageHeaders,
  errors: [],
});

export const restoreTrashItem = endpoint({
  method: 'POST',
  path: '/api/trash/:type/:id/restore',
  access: 'user',
  summary: 'Take something out of the trash.',
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
  summary: 'Delete something in the trash for good.',
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
  summary: 'Delete everything in the trash for good.',
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: [],
});

/** By name, for the list of all calls. */
export const trashEndpoints = {
  listTrash,
  restoreTrashItem,
  deleteTrashItem,
  emptyTrash,
} as const;
