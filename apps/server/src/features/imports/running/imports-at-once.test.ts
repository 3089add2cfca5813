import { appendImportUpload, cancelImport, createImport, createImportUploads, getImport } from '@app/contract/imports';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadCaptures, makeCaptureRecord, pairDevice, SESSION } from '../../../../test/capture-device.ts';
import { makeClaudeCodeSession } from '../../../../test/claude-code-session.ts';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const announceUpload = (as: TestUser) =>
  app.request(createImportUploads, { as, body: { files: [{ name: 'conversations.json', bytes: 10 }] } });

test('a user has at most two imports at once, and other users are not held up', async () => {
  const [ann, bob] = [await app.signUp('Ann'), await app.signUp('Bob')];
  const first = await announceUpload(ann);
  expect([first.status, (await announceUpload(ann)).status]).toEqual([201, 201]);
  const third = await announceUpload(ann);
  expect(third.status).toBe(429);
  expect(third.body).toMatchObject({ code: 'imports.too_many_running' });
  expect(third.headers['retry-after']).toBe('10');
  expect((await announceUpload(bob)).status).toBe(201);
  await app.request(cancelImport, { as: ann, params: { id: first.body.id } });
  expect((await announceUpload(ann)).status).toBe(201);
});

test('an abandoned upload no longer counts, and can still be continued', async () => {
  const eve = await app.signUp('Eve');
  const first = await announceUpload(eve);
  await announceUpload(eve);
  expect((await announceUpload(eve)).status).toBe(429);
  app.clock.advance(11 * 60_000);
  expect((await announceUpload(eve)).status).toBe(201);
  const sent = await app.request(appendImportUpload, {
    as: eve,
    params: { id: first.body.id },
    query: { file: '0' },
    headers: { 'upload-offset': '0', 'content-type': 'application/octet-stream' },
    body: Buffer.from('[]        '),
  });
  expect(sent.body).toMatchObject({ status: 'queued' });
});

test('an upload that is not completed is cancelled after a week', async () => {
  const joe = await app.signUp('Joe');
  const { body } = await announceUpload(joe);
  await app.server.services.imports.cancelAbandoned();
  expect((await app.request(getImport, { as: joe, params: { id: body.id } })).body.status).toBe('uploading');
  app.clock.advance(8 * 86_400_000);
  await app.server.services.imports.cancelAbandoned();
  expect((await app.request(getImport, { as: joe, params: { id: body.id } })).body.status).toBe('cancelled');
});

test('with a daily limit, the next import has to wait until the first is a day old', async () => {
  const limited = await createTestApp({ environment: { IMPORTS_PER_DAY: '2' } });
  try {
    const [kim, lee] = [await limited.signUp('Kim'), await limited.signUp('Lee')];
    const beginImport = async (as: TestUser) => {
      const files = [{ name: 'conversations.json', bytes: 10 }];
      const answer = await limited.request(createImportUploads, { as, body: { files } });
      if (answer.status === 201) await limited.request(cancelImport, { as, params: { id: answer.body.id } });
      return answer;
    };
    // Records of devices do not count as the person's imports.
    const laptop = await pairDevice(limited, kim);
    const session = makeClaudeCodeSession(SESSION, [{ text: 'Why?' }, { role: 'assistant', text: 'Because.' }]);
    expect(await uploadCaptures(limited, laptop, makeCaptureRecord(session))).toMatchObject([{ status: 'stored' }]);
    await beginImport(kim);
    limited.clock.advance(3_600_000);
    expect((await beginImport(kim)).status).toBe(201);
    const refused = await beginImport(kim);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'imports.too_many_today',
      message:
        'You have begun 2 imports within 24 hours, which is the limit here. The next one is possible in 23 hours.',
    });
    expect(refused.headers['retry-after']).toBe(String(23 * 3_600));
    expect((await beginImport(lee)).status).toBe(201);
    limited.clock.advance(23 * 3_600_000 + 1_000);
    expect((await beginImport(kim)).status).toBe(201);
  } finally {
    await limited.close();
  }
});

test('an import does not wait for one or two large imports of another person', async () => {
  const [mia, ned] = [await app.signUp('Mia'), await app.signUp('Ned')];
  const conversation = makeChatgptConversation([
    { id: 'q', text: 'Question' },
    { id: 'a', role: 'assistant', text: 'Answer' },
  ]);
  const upload = multipart([{ name: 'conversations.json', bytes: JSON.stringify([conversation]) }]);
  const beginImport = async (as: TestUser) => {
    const options = { as, headers: upload.headers, body: upload.body, query: { preview: 'true' } };
    return (await app.request(createImport, options)).body.id;
  };
  const [running, second, other] = [await beginImport(mia), await beginImport(mia), await beginImport(ned)];
  const lease = new Date(app.clock.now().getTime() + 30_000).toISOString();
  await app.db.execute(sql`update imports set status = 'running', lease_expires_at = ${lease} where id = ${running}`);
  await app.db.execute(sql`update imports set status = 'queued' where id in (${second}, ${other})`);
  await app.server.services.importRunner.wake();
  const fetchStatus = async (as: TestUser, id: string) =>
    (await app.request(getImport, { as, params: { id } })).body.status;
  expect(await fetchStatus(ned, other)).toBe('completed');
  expect(await fetchStatus(mia, second)).toBe('queued');
  await app.db.execute(sql`update imports set status = 'cancelled' where id = ${running}`);
  await app.server.services.importRunner.wake();
  expect(await fetchStatus(mia, second)).toBe('completed');
});
