import {
  deleteSavedSearch,
  forgetSearches,
  getSearchHistory,
  rememberSearch,
  saveSearch,
} from '@app/contract/saved-searches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const fetchHistory = async (as: TestUser) => (await app.request(getSearchHistory, { as })).body;
const rememberQuery = async (as: TestUser, q: string) => {
  app.clock.advance(1_000);
  await app.request(rememberSearch, { as, body: { q } });
};

test('recent searches are listed once each, latest first, at most twenty, and can be deleted', async () => {
  const ann = await createUser();
  for (let at = 0; at < 22; at += 1) await rememberQuery(ann, `search ${at}`);
  await rememberQuery(ann, 'search 5');
  const { recent } = await fetchHistory(ann);
  expect(recent).toHaveLength(20);
  expect(recent.slice(0, 2).map(({ q }) => q)).toEqual(['search 5', 'search 21']);
  expect((await app.request(forgetSearches, { as: ann })).status).toBe(204);
  expect((await fetchHistory(ann)).recent).toEqual([]);
});

test('a search is saved once, named by its text until it is given a name, which it keeps', async () => {
  const ann = await createUser();
  const first = await app.request(saveSearch, { as: ann, body: { q: 'bread has:code' } });
  expect(first.body).toMatchObject({ name: 'bread has:code', q: 'bread has:code' });
  const again = await app.request(saveSearch, { as: ann, body: { q: 'bread has:code', name: 'Baking' } });
  expect(again.body).toEqual({ ...first.body, name: 'Baking' });
  const unnamed = await app.request(saveSearch, { as: ann, body: { q: 'bread has:code' } });
  expect(unnamed.body).toEqual(again.body);
  await app.request(saveSearch, { as: ann, body: { q: 'abc' } });
  expect((await fetchHistory(ann)).saved.map(({ name }) => name)).toEqual(['abc', 'Baking']);
  const params = { id: first.body.id };
  expect((await app.request(deleteSavedSearch, { as: ann, params })).status).toBe(204);
  expect((await app.request(deleteSavedSearch, { as: ann, params })).body).toMatchObject({
    code: 'search.saved_not_found',
  });
});

test('at most a hundred searches are saved, and a long text is shortened for the name', async () => {
  const ann = await createUser();
  const long = await app.request(saveSearch, { as: ann, body: { q: 'x'.repeat(300) } });
  expect(long.body.name).toHaveLength(100);
  for (let at = 1; at < 100; at += 1) await app.request(saveSearch, { as: ann, body: { q: `q${at}` } });
  const response = await app.request(saveSearch, { as: ann, body: { q: 'one more' } });
  expect(response).toMatchObject({ status: 409, body: { code: 'search.too_many_saved' } });
});
