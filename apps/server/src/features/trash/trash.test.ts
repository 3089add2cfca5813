import { allEndpoints } from '@app/contract/all-endpoints';
import { TrashType } from '@app/contract/trash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '#platform/clock.ts';
import { createLogger } from '#platform/logger.ts';
import { createRounds } from '#platform/rounds.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTrashService, type TrashBin, type TrashEntry } from './trash.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A bin with these items. It adds a line to `done` for each call. */
function makeBin(entries: TrashEntry[], done: string[]): TrashBin {
  return {
    list: (_userId, { limit }) => Promise.resolve(entries.slice(0, limit)),
    restore: (_scope, id) => Promise.resolve(void done.push(`restored ${id}`)),
    deleteForever: (_scope, id) => Promise.resolve(void done.push(`deleted ${id}`)),
    empty: () => Promise.resolve(void done.push('emptied')),
    listExpired: (before) =>
      Promise.resolve(
        entries.filter(({ deletedAt }) => deletedAt < before).map(({ id }) => ({ userId: 'somebody', id })),
      ),
  };
}

function onlyConversations(bin: TrashBin): Record<TrashType, TrashBin> {
  const bins = TrashType.options.map((type) => [type, type === 'conversation' ? bin : makeBin([], [])] as const);
  return Object.fromEntries(bins) as Record<TrashType, TrashBin>;
}

const makeEntry = (id: string, day: string): TrashEntry => ({ id, title: id, deletedAt: new Date(`${day}T00:00:00Z`) });

test('purging deletes only items that were deleted more than 30 days ago', async () => {
  const done: string[] = [];
  const clock = createManualClock('2026-11-20T09:00:00Z');
  const trash = createTrashService({
    db: app.db,
    clock,
    rounds: createRounds({ clock, log: createLogger({ level: 'silent' }) }),
    bins: onlyConversations(makeBin([makeEntry('new', '2026-11-01'), makeEntry('old', '2026-10-01')], done)),
    trashDays: 30,
  });
  await trash.purge();
  expect(done).toEqual(['deleted old']);
});

test('pages are contiguous, and emptying the trash deletes the conversations', async () => {
  const ann = await app.signUp('Ann');
  for (let index = 0; index < 3; index += 1) {
    const { body } = await app.request(allEndpoints.sendChat, { as: ann, body: { message: `Question ${index}` } });
    await app.request(allEndpoints.deleteConversation, { as: ann, params: { id: body.conversationId } });
  }
  const first = await app.request(allEndpoints.listTrash, { as: ann, query: { limit: '2' } });
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await app.request(allEndpoints.listTrash, { as: ann, query: { limit: '2', cursor } });
  expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(3);
  expect(second.headers.link).toBeUndefined();
  expect((await app.request(allEndpoints.emptyTrash, { as: ann })).status).toBe(204);
  const { rows } = await app.db.execute(sql`select 1 from conversations where user_id = ${ann.userId}`);
  expect(rows).toEqual([]);
});

test('many items are restored or deleted at once, except other people’s and those no longer in the trash', async () => {
  const [bea, cal] = [await app.signUp('Bea'), await app.signUp('Cal')];
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    const { body } = await app.request(allEndpoints.createTask, { as: bea, body: { title } });
    await app.request(allEndpoints.deleteTask, { as: bea, params: { id: body.id } });
    ids.push(body.id);
  }
  const items = ids.map((id) => ({ type: 'task' as const, id }));
  expect((await app.request(allEndpoints.restoreTrashItems, { as: cal, body: { items } })).body).toEqual({
    restored: 0,
  });
  const requestForTwo = { as: bea, body: { items: items.slice(0, 2) } };
  expect((await app.request(allEndpoints.restoreTrashItems, requestForTwo)).body).toEqual({ restored: 2 });
  expect((await app.request(allEndpoints.deleteTrashItems, { as: bea, body: { items } })).body).toEqual({ deleted: 1 });
  expect((await app.request(allEndpoints.listTasks, { as: bea })).body).toHaveLength(2);
  expect((await app.request(allEndpoints.listTrash, { as: bea })).body).toEqual([]);
});
