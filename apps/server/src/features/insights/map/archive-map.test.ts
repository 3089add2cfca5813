import { type ArchiveMap, getArchiveMap } from '@app/contract/archive-map';
import { deleteConversation, updateConversation } from '@app/contract/conversations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Mapper ${(people += 1)}`);
const breadTitle = (n: number) => `sourdough bread rises in the oven, loaf ${n} of flour and yeast`;
const taxTitle = (n: number) => `which tax return form do freelancers send, invoice ${n} for income`;

/** Stores conversations about one subject each, a minute apart. */
const storeConversationsTitled = (user: TestUser, titles: readonly string[]): Promise<string[]> =>
  storeConversations(
    app,
    user,
    titles.map((title, at) => ({
      title,
      questions: [title],
      at: new Date(1_780_000_000_000 + at * 60_000).toISOString(),
    })),
  );

const makeTitles = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => (n % 2 === 0 ? breadTitle(n) : taxTitle(n)));

async function readMap(user: TestUser): Promise<ArchiveMap> {
  return (await app.request(getArchiveMap, { as: user })).body;
}

const revalidateMap = (user: TestUser, etag: unknown) =>
  app.request(getArchiveMap, { as: user, headers: { 'if-none-match': String(etag) } });

/** Reads the map, which queues its drawing, and reads it again when it is drawn. */
async function drawMap(user: TestUser): Promise<ArchiveMap> {
  await readMap(user);
  await app.jobs.runPending();
  return readMap(user);
}

const placesById = ({ ids, x, y }: ArchiveMap) => new Map(ids.map((id, at) => [id, { x: x[at] ?? 0, y: y[at] ?? 0 }]));

const distance = (a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined): number =>
  Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

describe('the map of the archive', () => {
  test('is empty for fewer than twenty conversations', async () => {
    const ann = await createUser();
    await storeConversationsTitled(ann, makeTitles(19));
    expect(await drawMap(ann)).toMatchObject({ conversations: 19, isComputing: false, ids: [], regions: [] });
  });

  test('says that it is being computed, and then has a place for each conversation', async () => {
    const ann = await createUser();
    const ids = await storeConversationsTitled(ann, makeTitles(30));
    const waiting = await app.request(getArchiveMap, { as: ann });
    expect(waiting.body).toMatchObject({ conversations: 30, isComputing: true, ids: [] });
    await app.jobs.runPending();
    const drawn = await revalidateMap(ann, waiting.headers['etag']);
    expect((await revalidateMap(ann, drawn.headers['etag'])).status).toBe(304);
    const map = drawn.body;
    expect(map).toMatchObject({ conversations: 30, isComputing: false });
    expect(map.ids).toEqual(ids.toReversed());
    expect(map.titles[29]).toBe(breadTitle(0));
    expect(map.startedAt[29]).toBe(1_780_000_000);
    expect(map.categoryIds).toHaveLength(new Set(map.category).size);
  });

  test('puts similar conversations together, and names regions by their subjects', async () => {
    const ann = await createUser();
    await storeConversationsTitled(ann, makeTitles(40));
    const { ids, x, y, titles, regions } = await drawMap(ann);
    const isBread = titles.map((title) => title.startsWith('sourdough'));
    const nearest = ids.map((_, at) => {
      const others = ids.map((_id, other) =>
        other === at ? Infinity : Math.hypot(x[at]! - x[other]!, y[at]! - y[other]!),
      );
      return others.indexOf(Math.min(...others));
    });
    expect(nearest.filter((other, at) => isBread[other] === isBread[at])).toHaveLength(40);
    expect(regions.length).toBeGreaterThanOrEqual(2);
    for (const region of regions) {
      const inside = titles.filter((_, at) => Math.hypot(x[at]! - region.x, y[at]! - region.y) <= region.radius);
      const word = region.name.toLowerCase().split(' ')[0] ?? '';
      expect(inside.filter((title) => title.includes(word)).length).toBeGreaterThan(inside.length * 0.4);
    }
  });

  test('places a new conversation among similar ones, and moves no other until the map has grown by a third', async () => {
    const ann = await createUser();
    await storeConversationsTitled(ann, makeTitles(40));
    const before = placesById(await drawMap(ann));
    const [added = ''] = await storeConversationsTitled(ann, [breadTitle(200)]);
    expect((await readMap(ann)).isComputing).toBe(true);
    const map = await drawMap(ann);
    const after = placesById(map);
    for (const [id, place] of before) expect(after.get(id)).toEqual(place);
    const closest = map.ids
      .filter((id) => id !== added)
      .toSorted((a, b) => distance(after.get(a), after.get(added)) - distance(after.get(b), after.get(added)))[0];
    expect(map.titles[map.ids.indexOf(closest ?? '')]).toContain('sourdough');
    await storeConversationsTitled(ann, makeTitles(13));
    const grown = placesById(await drawMap(ann));
    expect(grown.size).toBe(54);
    expect([...before].filter(([id, place]) => distance(grown.get(id), place) > 0).length).toBeGreaterThan(20);
  });

  test('leaves out archived and deleted conversations, and a region that has lost many of them', async () => {
    const ann = await createUser();
    const ids = await storeConversationsTitled(ann, makeTitles(40));
    const { regions, titles, x, y, ids: shown } = await drawMap(ann);
    const region = regions[0];
    expect(region).toBeDefined();
    const inside = shown.filter((_, at) => Math.hypot(x[at]! - region!.x, y[at]! - region!.y) <= region!.radius);
    await app.request(updateConversation, { as: ann, params: { id: inside[0] ?? '' }, body: { isArchived: true } });
    for (const id of inside.slice(1, 7)) await app.request(deleteConversation, { as: ann, params: { id } });
    const map = await readMap(ann);
    expect(map.conversations).toBe(33);
    expect(map.isComputing).toBe(false);
    expect(map.ids).toEqual(ids.toReversed().filter((id) => !inside.slice(0, 7).includes(id)));
    expect(map.titles.length).toBe(titles.length - 7);
    expect(map.regions.map(({ name }) => name)).not.toContain(region?.name);
  });
});
