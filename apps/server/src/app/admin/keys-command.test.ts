import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#features/identity/totp.ts';
import { sealText } from '#platform/sealed-text.ts';
import { newId } from '#platform/ids.ts';
import { addUserFiles, downloadUserFiles } from '../../../test/user-files.ts';
import { createTestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from './run-admin.ts';

type KeyCounts = [current: number, former: number, lost: number];
/** The same counts for each of the four kinds of encrypted or derived values. `keys renew` counts the files as well. */
const sameForEachKind = (counts: KeyCounts): KeyCounts[] => [1, 2, 3, 4].map(() => counts);

const PREVIOUS = 'test-secret-key-of-some-length';
const CURRENT = 'a-new-secret-key-of-some-length';
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const startWith = (environment: Record<string, string>) =>
  createTestApp({ database, environment: { ...environment, DATA_DIR: folder } });

async function runKeys(command: string, environment: Record<string, string>) {
  const printed: string[] = [];
  const code = await runAdmin(['keys', ...(command === '' ? [] : [command]), '--json'], {
    environment: { DATABASE_URL: database.connectionString, DATA_DIR: folder, ...environment },
    projectDirectory: '/nonexistent',
    print: (line) => void printed.push(line),
  });
  expect(code, printed.join('\n')).toBe(0);
  const report = JSON.parse(printed[0] ?? '') as {
    keys: { current: string; former: string[] };
    kinds: { kind: string; current: number; former: number; lost: number }[];
  };
  return { ...report, counts: report.kinds.map(({ current, former, lost }) => [current, former, lost]) };
}

/**
 * Stores a model key, a share link and a two-factor secret. With the calendar's link, which every user has, they are one of
 * each kind. Returns the conversation that is shared and the two-factor secret.
 */
async function storeSecrets(as: TestUser, app: Awaited<ReturnType<typeof startWith>>) {
  const id = newId();
  const sealed = sealText(PREVIOUS, 'sk-own', `model-key ${as.userId} ${id}`);
  await app.db.execute(sql`
    insert into model_keys (user_id, id, provider, name, sealed_key, last_characters, models, created_at, tested_at)
    values (${as.userId}, ${id}, 'openai', 'OpenAI', ${sealed}, '', '[]', now(), now())`);
  const { conversationId } = (await app.request(api.sendChat, { as, body: { message: 'Hello' } })).body;
  await app.request(api.putShare, { as, params: { id: conversationId }, body: { isLive: true } });
  const { secret } = (await app.request(api.setUpTwoFactor, { as, body: { password: 'correct horse' } })).body;
  return { conversationId, secret };
}

test('everything that was encrypted with SECRET_KEY, or derived from it, stays readable after the key is replaced', async () => {
  const before = await startWith({ SECRET_KEY: PREVIOUS });
  const as = await before.signUp('Ann');
  const { conversationId, secret } = await storeSecrets(as, before);
  const fetchSecretUrls = async (app: typeof before) => [
    (await app.request(api.getCalendar, { as })).body.url,
    (await app.request(api.getShare, { as, params: { id: conversationId } })).body.share?.url,
  ];
  const secretUrls = await fetchSecretUrls(before);
  await addUserFiles(before, as);
  const files = await downloadUserFiles(before, as);
  await before.close();

  const both = { SECRET_KEY: CURRENT, SECRET_KEY_PREVIOUS: PREVIOUS };
  const appWithBothKeys = await startWith(both);
  expect(await fetchSecretUrls(appWithBothKeys)).toEqual(secretUrls);
  expect(await downloadUserFiles(appWithBothKeys, as)).toEqual(files);
  await appWithBothKeys.close();

  expect((await runKeys('', { SECRET_KEY: CURRENT })).counts).toEqual(sameForEachKind([0, 0, 1]));
  const countsBefore = await runKeys('', both);
  expect(countsBefore.counts).toEqual(sameForEachKind([0, 1, 0]));
  expect(countsBefore.keys.former).toHaveLength(1);
  expect(JSON.stringify(countsBefore)).not.toContain(PREVIOUS);
  const renewal = await runKeys('renew', both);
  expect(renewal.counts).toEqual([...sameForEachKind([1, 0, 0]), [2, 0, 0]]);
  expect((await runKeys('renew', both)).counts).toEqual(renewal.counts);
  expect((await runKeys('', { SECRET_KEY: CURRENT })).counts).toEqual(sameForEachKind([1, 0, 0]));

  const after = await startWith({ SECRET_KEY: CURRENT });
  expect(await fetchSecretUrls(after)).toEqual(secretUrls);
  expect(await downloadUserFiles(after, as)).toEqual(files);
  // A second import of the same export recognises the two files that the first one stored.
  await addUserFiles(after, as);
  const { rows } = await database.db.execute(sql`select distinct id_hash from attachments`);
  expect(rows).toHaveLength(2);
  for (const url of secretUrls) {
    const apiPath = new URL(url ?? '').pathname.replace('/share/', '/api/share/');
    expect((await after.request(`GET ${apiPath}`)).status, apiPath).toBe(200);
  }
  const code = codeAt(secret, Math.floor(after.clock.now().getTime() / 30_000));
  expect((await after.request(api.enableTwoFactor, { as, body: { code } })).status).toBe(200);
  await after.close();
});
