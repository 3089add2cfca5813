import { appendImportUpload, cancelImport, createImportUploads, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const announce = (as: TestUser) =>
  app.request(createImportUploads, { as, body: { files: [{ name: 'conversations.json', bytes: 10 }] } });

test('a user has at most two imports at once, and other users are not held up', async () => {
  const [ann, bob] = [await app.signUp('Ann'), await app.signUp('Bob')];
  const first = await announce(ann);
  expect([first.status, (await announce(ann)).status]).toEqual([201, 201]);
  const third = await announce(ann);
  expect(third.status).toBe(429);
  expect(third.body).toMatchObject({ code: 'imports.too_many_running' });
  expect(third.headers['retry-after']).toBe('10');
  expect((await announce(bob)).status).toBe(201);
  await app.request(cancelImport, { as: ann, params: { id: first.body.id } });
  expect((await announce(ann)).status).toBe(201);
});

test('an abandoned upload no longer counts, and can still be continued', async () => {
  const eve = await app.signUp('Eve');
  const first = await announce(eve);
  await announce(eve);
  expect((await announce(eve)).status).toBe(429);
  app.clock.advance(11 * 60_000);
  expect((await announce(eve)).status).toBe(201);
  const sent = await app.request(appendImportUpload, {
    as: eve,
    params: { id: first.body.id },
    query: { file: '0' },
    headers: { 'upload-offset': '0', 'content-type': 'application/octet-stream' },
    body: Buffer.from('[]        '),
  });
  expect(sent.body).toMatchObject({ status: 'queued' });
});

test('imports that are not completed or started are cancelled after a week', async () => {
  const joe = await app.signUp('Joe');
  const { body } = await announce(joe);
  await app.server.services.imports.cancelAbandoned();
  expect((await app.request(getImport, { as: joe, params: { id: body.id } })).body.status).toBe('uploading');
  app.clock.advance(8 * 86_400_000);
  await app.server.services.imports.cancelAbandoned();
  expect((await app.request(getImport, { as: joe, params: { id: body.id } })).body.status).toBe('cancelled');
});
