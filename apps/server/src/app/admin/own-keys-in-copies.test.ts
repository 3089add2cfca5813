import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAccountData } from '@app/contract/account';
import { sendChat } from '@app/contract/chat';
import { exportEndpoints } from '@app/contract/exports';
import { createModelKey } from '@app/contract/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../../test/backup-files.ts';
import { type ModelServer, startModelServer } from '../../../test/model-server/model-server.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from './run-admin.ts';

const key = 'sk-own-0123456789-wxyz';
const KEY_NAME = 'Server in the cellar';
const QUESTION = 'Which bread needs no yeast?';

let folder: string;
let database: TestDatabase;
let provider: ModelServer;
let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'own-keys-'));
  database = await createTestDatabase();
  provider = await startModelServer();
  app = await createTestApp({ database, environment: { DATA_DIR: folder } });
  ann = await app.signUp('Ann');
  const body = { provider: 'openai' as const, name: KEY_NAME, key, baseUrl: `${provider.url}/v1` };
  const added = await app.request(createModelKey, { as: ann, body });
  const model = added.body.models.find(({ name }) => name === 'echo')?.id;
  const answer = await app.request(sendChat, { as: ann, body: { message: QUESTION, model } });
  if (answer.status !== 200) throw new Error(answer.text);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const unpack = async (zip: Buffer): Promise<Buffer> => Buffer.concat([...(await readZip(zip)).values()]);

test('the key of an own model is in no backup and no export of its account', async () => {
  const backup = await unpack((await makeBackup(app, ann)).zip);
  expect(backup.includes(QUESTION)).toBe(true);
  expect(backup.includes(key)).toBe(false);
  const exports: { path: string }[] = [getAccountData, ...Object.values(exportEndpoints)];
  for (const { path: url } of exports) {
    const response = await app.server.app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost', authorization: `Bearer ${ann.token}` },
    });
    expect(response.statusCode).toBe(200);
    const isZip = response.rawPayload.subarray(0, 2).equals(Buffer.from('PK'));
    const content = isZip ? await unpack(response.rawPayload) : response.rawPayload;
    expect(content.includes(key)).toBe(false);
  }
});

test('a backup of the instance has the key of an own model only in encrypted form', async () => {
  const file = path.join(folder, 'instance.zip');
  const code = await runAdmin(['backup', file], {
    environment: {
      SECRET_KEY: 'test-secret-key-of-some-length',
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
    },
    projectDirectory: folder,
    print: () => undefined,
  });
  expect(code).toBe(0);
  const backup = await unpack(await readFile(file));
  expect(backup.includes(KEY_NAME)).toBe(true);
  expect(backup.includes(key)).toBe(false);
});
