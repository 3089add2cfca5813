import { allEndpoints } from '@app/contract/all-endpoints';
import { listCategories } from '@app/contract/categories';
import { getCurrentUser } from '@app/contract/identity';
import { getHealth, getOpenApi, getReadiness } from '@app/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { housekeeping } from './housekeeping.jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a new account is signed in and has its categories, which are not sent again if unchanged', async () => {
  const ann = await app.signUp('Ann');
  const user = await app.request(getCurrentUser, { as: ann });
  expect(user).toMatchObject({ status: 200, body: { id: ann.userId, firstName: 'Ann' } });
  const categories = await app.request(listCategories, { as: ann });
  expect(categories.body).toHaveLength(10);
  const again = await app.request(listCategories, {
    as: ann,
    headers: { 'if-none-match': String(categories.headers['etag']) },
  });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('the app reports that it is alive and ready', async () => {
  expect(await app.request(getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await app.request(getReadiness)).toMatchObject({
    status: 200,
    body: { status: 'ready', checks: { database: true, disk: true, files: true } },
  });
});

test('the OpenAPI document describes every endpoint of the contract', async () => {
  const { body } = await app.request(getOpenApi);
  const operations = Object.values(body['paths'] as Record<string, object>).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(Object.keys(allEndpoints).length);
});

test('housekeeping runs without affecting active users', async () => {
  const bob = await app.signUp('Bob');
  await app.jobs.enqueue(housekeeping, {});
  await app.jobs.runPending();
  expect(await app.request(getCurrentUser, { as: bob })).toMatchObject({ status: 200 });
});
