import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logger.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { databaseSection } from './database.config.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const log = createLogger({ level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'open-db-'));
  closers.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function open(dataDir: string, environment: Record<string, string> = {}): Promise<OpenDatabase> {
  const { database: config } = loadConfig([databaseSection], environment);
  const opened = await openDatabase({ config, dataDir, log });
  closers.push(() => opened.close());
  return opened;
}

test('without DATABASE_URL the embedded server starts, migrated and durable', { timeout: 60_000 }, async () => {
  const directory = await makeDirectory();
  const first = await open(directory);
  expect(first.isEmbedded).toBe(true);
  const { rows: settings } = await first.db.execute(sql`SELECT current_setting('fsync') AS fsync`);
  expect(settings).toEqual([{ fsync: 'on' }]);
  await first.db.execute(sql`INSERT INTO instance_settings VALUES ('greeting', 'hello')`);

  await expect(open(directory)).rejects.toMatchObject({ code: 'database.in_use' });
  await first.db.execute(sql`SELECT 1`);
  await closers.pop()?.();

  const again = await open(directory);
  const { rows } = await again.db.execute(sql`SELECT value FROM instance_settings WHERE key = 'greeting'`);
  expect(rows).toEqual([{ value: 'hello' }]);
});

test('the database at DATABASE_URL is used, by several processes at the same time', async () => {
  const database = await createTestDatabase();
  closers.push(() => database.close());
  const environment = { DATABASE_URL: database.connectionString };
  const opened = await Promise.all([open('/nonexistent', environment), open('/nonexistent', environment)]);
  for (const { db, isEmbedded, directUrl } of opened) {
    expect(isEmbedded).toBe(false);
    expect(directUrl).toBe(database.connectionString);
    const { rows } = await db.execute(sql`SELECT current_setting('statement_timeout') AS timeout`);
    expect(rows).toEqual([{ timeout: '30s' }]);
  }
});

test('behind a pooler no session settings are sent', async () => {
  const database = await createTestDatabase();
  closers.push(() => database.close());
  const { connectionString } = database;
  const { db } = await open('/nonexistent', { DATABASE_URL: connectionString, DATABASE_DIRECT_URL: connectionString });
  const { rows } = await db.execute(sql`SELECT current_setting('statement_timeout') AS timeout`);
  expect(rows).toEqual([{ timeout: '0' }]);
});
