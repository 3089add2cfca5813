import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#features/identity/totp.ts';
import { sealText } from '#platform/sealed-text.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from './run-admin.ts';

/** The counts of each kind. */
const allOf = (counts: number[]) => [1, 2, 3, 4].map(() => counts);

const FORMER = 'test-secret-key-of-some-length';
const CURRENT = 'a-new-secret-key-of-some-length';
let database: TestDatabase;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

const startWith = (environment: Record<string, string>) => createTestApp({ database, environment });

async function keys(command: string, environment: Record<string, string>) {
  const said: string[] = [];
  const context = { environment, projectDirectory: '/nonexistent', print: (line: string) => void said.push(line) };
  const code = await runAdmin(['keys', ...(command === '' ? [] : [command]), '--json'], {
    ...context,
    environment: { DATABASE_URL: database.connectionString, ...environment },
  });
  expect(code, said.join('\n')).toBe(0);
  const answer = JSON.parse(said[0] ?? '') as {
    keys: { current: string; former: string[] };
    kinds: { kind: string; current: number; former: number; lost: number }[];
  };
  return { ...answer, sums: answer.kinds.map(({ current, former, lost }) => [current, former, lost]) };
}

/** One of everything that needs the secret key. */
async function giveSecrets(as: TestUser, app: Awaited<ReturnType<typeof startWith>>) {
  const id = newId();
  const sealed = sealText(FORMER, 'sk-own', `model-key ${as.userId} ${id}`);
  await app.db.execute(sql`
    insert into model_keys (user_id, id, provider, name, sealed_key, last_characters, models, created_at, tested_at)
    values (${as.userId}, ${id}, 'openai', 'OpenAI', ${sealed}, '', '[]', now(), now())`);
  const { conversationId } = (await app.request(api.sendChat, { as, body: { message: 'Hello' } })).body;
  await app.request(api.putShare, { as, params: { id: conversationId }, body: { isLive: true } });
  const { secret } = (await app.request(api.setUpTwoFactor, { as, body: { password: 'correct horse' } })).body;
  return { conversationId, secret };
}

test('replacing SECRET_KEY keeps everything that was encrypted with, or derived from, the former one', async () => {
  const before = await startWith({ SECRET_KEY: FORMER });
  const as = await before.signUp('Ann');
  const { conversationId, secret } = await giveSecrets(as, before);
  const addresses = async (app: typeof before) => [
    (await app.request(api.getCalendar, { as })).body.url,
    (await app.request(api.getShare, { as, params: { id: conversationId } })).body.share?.url,
  ];
  const shown = await addresses(before);
  await before.close();

  const both = { SECRET_KEY: CURRENT, SECRET_KEY_PREVIOUS: FORMER };
  const between = await startWith(both);
  expect(await addresses(between)).toEqual(shown);
  await between.close();

  expect((await keys('', { SECRET_KEY: CURRENT })).sums).toEqual(allOf([0, 0, 1]));
  const counted = await keys('', both);
  expect(counted.sums).toEqual(allOf([0, 1, 0]));
  expect(counted.keys.former).toHaveLength(1);
  expect(JSON.stringify(counted)).not.toContain(FORMER);
  expect((await keys('renew', both)).sums).toEqual(allOf([1, 0, 0]));
  expect((await keys('', { SECRET_KEY: CURRENT })).sums).toEqual(allOf([1, 0, 0]));

  const after = await startWith({ SECRET_KEY: CURRENT });
  expect(await addresses(after)).toEqual(shown);
  for (const address of shown) {
    const path = new URL(address ?? '').pathname.replace('/share/', '/api/share/');
    expect((await after.request(`GET ${path}`)).status, path).toBe(200);
  }
  const code = codeAt(secret, Math.floor(after.clock.now().getTime() / 30_000));
  expect((await after.request(api.enableTwoFactor, { as, body: { code } })).status).toBe(200);
  await after.close();
});
