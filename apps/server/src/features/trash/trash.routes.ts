import {
  deleteTrashItem,
  deleteTrashItems,
  emptyTrash,
  listTrash,
  restoreTrashItem,
  restoreTrashItems,
} from '@app/contract/trash';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { TrashService } from './trash.service.ts';

const TrashCursor = z.tuple([z.iso.datetime(), z.uuid()]);

export function registerTrashRoutes(mount: Mount, trash: TrashService): void {
  mount(listTrash, async ({ userId, query, reply }) => {
    const { type, limit, cursor } = query;
    const [deletedAt, id] = cursor === undefined ? [] : decodeCursor(cursor, TrashCursor);
    const after = deletedAt !== undefined && id !== undefined ? { after: { deletedAt, id } } : {};
    const page = await trash.list(userId, { type, limit: limit + 1, ...after });
    const shown = page.slice(0, limit);
    const last = shown.at(-1);
    if (page.length > limit && last !== undefined) {
      reply.header('link', nextPageLink('/api/trash', query, encodeCursor([last.deletedAt, last.id])));
    }
    return shown;
  });
  mount(restoreTrashItem, ({ userId, params }) => trash.restore(userId, params));
  mount(deleteTrashItem, ({ userId, params }) => trash.deleteForever(userId, params));
  mount(restoreTrashItems, async ({ userId, body }) => ({ restored: await trash.restoreMany(userId, body.items) }));
  mount(deleteTrashItems, async ({ userId, body }) => ({ deleted: await trash.deleteMany(userId, body.items) }));
  mount(emptyTrash, ({ userId }) => trash.empty(userId));
}
