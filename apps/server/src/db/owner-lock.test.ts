import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { AlreadyOpenError, takeOwnerLock } from './owner-lock.ts';

const log = createLogger({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const take = () => takeOwnerLock({ connectionString: database.connectionString, log });

async function isHeld(): Promise<boolean> {
  try {
    await (await take()).release();
    return false;
  } catch {
    return true;
  }
}

it('refuses a second app until the first one lets go', async () => {
  const lock = await take();
  await expect(take()).rejects.toThrow(AlreadyOpenError);
  await lock.release();
  await (await take()).release();
});

it('takes the lock again after its session broke', async () => {
  const lock = await take();
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'owner'");
  await client.end();
  await expect.poll(isHeld, { timeout: 10_000, interval: 300 }).toBe(true);
  await lock.release();
  expect(await isHeld()).toBe(false);
});
