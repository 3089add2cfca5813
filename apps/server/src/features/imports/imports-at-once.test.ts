import { cancelImport, createImportUploads } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const announce = (as: TestUser) =>
  app.request(createImportUploads, { as, body: { files: [{ name: 'conversations.json', bytes: 10 }] } });

test('a user has two imports at once; the next waits for one of them to end, and others are not held up', async () => {
  const [ann, bob] = [await app.signUp('Ann'), await app.signUp('Bob')];
  const first = await announce(ann);
  expect([first.status, (await announce(ann)).status]).toEqual([201, 201]);
  const third = await announce(ann);
  expect(third.status).toBe(429);
  expect(third.body).toMatchObject({ code: 'imports.too_many_running' });
  expect((await announce(bob)).status).toBe(201);
  await app.request(cancelImport, { as: ann, params: { id: first.body.id } });
  expect((await announce(ann)).status).toBe(201);
});
