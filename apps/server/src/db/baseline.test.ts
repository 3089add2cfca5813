import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { withDatabaseName } from '../../test/connection-string.ts';
import { describeSchema } from '../../test/describe-schema.ts';
import { queryDatabase } from '../../test/query-database.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { createDatabase } from './database.ts';
import { migrate, MigrationError, readMigrations, type Migration } from './migrate.ts';
import { REPLACED_MIGRATIONS } from './replaced-migrations.ts';

/** Made by the app of commit 41aaf69 on PostgreSQL 15, filled through its API, and dumped by pg_dump as INSERTs. */
const DUMP = path.resolve(import.meta.dirname, '../../test/fixtures/database-before-baseline.sql.gz');
const log = createLogger({ level: 'silent' });
const name = `baseline_${randomBytes(6).toString('hex')}`;
const copyName = `${name}_copy`;
const newName = `${name}_new`;
/** Without the later migrations, which change the schema. */
const baselineOnly = readMigrations().slice(0, 1);
const databaseAddress = (database: string) => withDatabaseName(inject('databaseServerUrl'), database);
const queryServer = (sql: string) => queryDatabase(inject('databaseServerUrl'), sql);
const oldDatabase = databaseAddress(name);

beforeAll(async () => {
  await queryServer(`CREATE DATABASE ${name}`);
  await queryDatabase(oldDatabase, gunzipSync(readFileSync(DUMP)).toString());
  await queryServer(`CREATE DATABASE ${copyName} TEMPLATE ${name}`);
  await queryServer(`CREATE DATABASE ${newName}`);
  await migrate({ connectionString: databaseAddress(newName), log, migrations: baselineOnly });
  ledgerOfDump = await readLedger(oldDatabase);
});
afterAll(async () => {
  for (const database of [name, copyName, newName]) await queryServer(`DROP DATABASE ${database} WITH (FORCE)`);
});

let ledgerOfDump: Record<string, unknown>[];

/** The ledger: the applied migrations, as the database records them. */
const readLedger = (address: string) =>
  queryDatabase(address, 'SELECT name, hash FROM schema_migrations ORDER BY name');

/** Undoes what a test changes: the ledger, and the table `ships` that a later migration adds. */
beforeEach(async () => {
  const entries = ledgerOfDump.map((entry) => `('${String(entry['name'])}', '${String(entry['hash'])}')`);
  await queryDatabase(
    oldDatabase,
    `DROP TABLE IF EXISTS ships; TRUNCATE schema_migrations;
     INSERT INTO schema_migrations (name, hash) VALUES ${entries.join(', ')}`,
  );
});

/** Every row of every table except the ledger, as text. */
async function readRows(address: string): Promise<Record<string, unknown[]>> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'`,
    );
    const stored: Record<string, unknown[]> = {};
    for (const { name: table } of tables.rows) {
      stored[table] = (await client.query(`SELECT t::text AS line FROM ${table} t ORDER BY 1`)).rows;
    }
    return stored;
  } finally {
    await client.end();
  }
}

function makeNextMigration(sql: string): Migration {
  return { name: '0001_next', sql, hash: 'f'.repeat(64) };
}

describe('a database with all migrations that the baseline replaced', () => {
  it('was made by the replaced migrations and has rows in most tables', async () => {
    expect(ledgerOfDump).toEqual(REPLACED_MIGRATIONS);
    const counts = Object.values(await readRows(oldDatabase)).map((rows) => rows.length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(70);
  });

  it('has the schema of a new database, and the baseline is recorded without being run', async () => {
    const before = await readRows(oldDatabase);
    const runMigrations = () => migrate({ connectionString: oldDatabase, log, migrations: baselineOnly });
    expect((await Promise.all([runMigrations(), runMigrations()])).flat()).toEqual([]);
    expect(await runMigrations()).toEqual([]);

    const [baseline] = baselineOnly;
    expect(await readLedger(oldDatabase)).toEqual([{ name: '0000_baseline', hash: baseline?.hash }]);
    expect(await readRows(oldDatabase)).toEqual(before);
    expect(await describeSchema(oldDatabase)).toEqual(await describeSchema(databaseAddress(newName)));
  });

  it('gets the migrations after the baseline', async () => {
    const migrations = [...baselineOnly, makeNextMigration('CREATE TABLE ships ()')];
    expect(await migrate({ connectionString: oldDatabase, log, migrations })).toEqual(['0001_next']);
    expect(await readLedger(oldDatabase)).toMatchObject([{ name: '0000_baseline' }, { name: '0001_next' }]);
    expect(await queryDatabase(oldDatabase, 'SELECT FROM ships')).toEqual([]);
  });

  it('is refused when a newer version has changed it, and left as it is', async () => {
    await queryDatabase(oldDatabase, `INSERT INTO schema_migrations VALUES ('0041_flying_cars', 'f')`);
    const before = await readLedger(oldDatabase);
    await expect(migrate({ connectionString: oldDatabase, log })).rejects.toThrow(
      'This database was made by a newer version of the app (it has 0041_flying_cars).',
    );
    expect(await readLedger(oldDatabase)).toEqual(before);
  });
});

describe('a database with only some of the replaced migrations', () => {
  it.each([
    ['the last is missing', `DELETE FROM schema_migrations WHERE name = '0040_kept_summaries'`],
    ['only the first is there', `DELETE FROM schema_migrations WHERE name > '0001'`],
    ['one has another hash', `UPDATE schema_migrations SET hash = 'f' WHERE name = '0012_meaning'`],
  ])('is refused with what to do, and left as it is, where %s', async (_, change) => {
    await queryDatabase(oldDatabase, change);
    const before = await readLedger(oldDatabase);
    const run = migrate({ connectionString: oldDatabase, log });
    await expect(run).rejects.toThrow(MigrationError);
    await expect(run).rejects.toThrow(
      'lacks some of its migrations. Start the app of commit 41aaf69 with this database once (git checkout 41aaf69, npm start), then start this version again.',
    );
    expect(await readLedger(oldDatabase)).toEqual(before);
  });
});

describe('the app on a database made before the baseline', () => {
  let app: TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const address = databaseAddress(copyName);
    await migrate({ connectionString: address, log });
    const db = createDatabase({ connectionString: address, log, poolSize: 5 });
    const database = { db, connectionString: address, close: () => db.$client.end() };
    app = await createTestApp({ database, now: '2026-11-22T23:00:00Z' });
    close = async () => {
      await app.close();
      await database.close();
    };
  });
  afterAll(() => close());

  async function logIn(person: string): Promise<TestUser> {
    const email = `${person}@example.org`;
    const { body } = await app.request(api.login, { body: { email, password: 'correct horse' } });
    if (!('user' in body)) throw new Error(`${person} was asked for a second factor`);
    return { userId: body.user.id, token: body.authToken, email };
  }

  it('shows a conversation with all its branches, its share and what was imported', async () => {
    const as = await logIn('ann');
    const list = (await app.request(api.listConversations, { as, query: { limit: '50' } })).body;
    expect(list.map(({ title }) => title)).toEqual([
      'Hmm, the blue one',
      'My password is hunter2-Zebra-99, keep it',
      'Dentist appointment on Tuesday at 3pm',
      'Marathon training plan',
      'Learning Spanish words',
      'A sourdough starter',
    ]);
    const [dentist, bread] = [list[2], list[5]].map((entry) => entry?.id ?? '');
    const fetchConversation = async (id = '') => (await app.request(api.getConversation, { as, params: { id } })).body;
    const { messages } = await fetchConversation(dentist);
    expect(messages).toHaveLength(7);
    // The second question was edited and resent, and one reply was regenerated.
    expect(new Set(messages.map(({ parentId }) => parentId)).size).toBe(5);
    expect((await fetchConversation(bread)).messages.map(({ content }) => content)).toEqual([
      'How do I feed a sourdough starter?',
      'Take a spoon of the starter, add equal weights of flour and water, and keep it warm.\n\n- **Feeding**: once a day\n- **Discard**: the rest of yesterday',
    ]);
    const [share] = (await app.request(api.listShares, { as })).body;
    expect(share?.conversationId).toBe(dentist);
    const found = (await app.request(api.searchConversations, { as, query: { q: 'sourdough' } })).body;
    expect(found.map(({ conversationId }) => conversationId)).toContain(bread);
  });

  it('shows the calendar with the exceptions of a series, tasks, goals and cards', async () => {
    const as = await logIn('ben');
    const range = { from: '2026-11-23T00:00:00Z', to: '2026-12-20T00:00:00Z' };
    const events = (await app.request(api.listEvents, { as, query: range })).body;
    const choir = events.filter(({ title }) => title.startsWith('Choir'));
    expect(choir.map(({ title, eventDate }) => `${eventDate} ${title}`)).toEqual([
      '2026-11-24T18:00:00.000Z Choir',
      '2026-12-01T18:00:00.000Z Choir in the park',
      '2026-12-15T18:00:00.000Z Choir',
    ]);
    const tasks = (await app.request(api.listTasks, { as })).body;
    expect(tasks.map(({ title }) => title).toSorted()).toEqual(['Buy shoes', 'Done already', 'Water the plants']);
    const [goal] = (await app.request(api.listGoals, { as })).body;
    expect(goal).toMatchObject({ title: 'Run a marathon', currentValue: 1, targetValue: 10 });
    const { decks } = (await app.request(api.getLearning, { as })).body;
    expect(decks.find(({ name: deck }) => deck === 'Spanish')).toMatchObject({ cardCount: 2, dueCount: 1 });
    const [prompt] = (await app.request(api.listPrompts, { as })).body;
    expect(prompt).toMatchObject({ title: 'Each day', recurrence: 'FREQ=DAILY' });
    const { url } = (await app.request(api.getCalendar, { as })).body;
    const feed = await app.request(`GET ${new URL(url ?? '').pathname}`);
    expect(feed.text).toContain('SUMMARY:Choir in the park');
  });

  it('stores new messages, and the triggers mark the conversations that must be counted again', async () => {
    const as = await logIn('ann');
    expect((await app.request(api.sendChat, { as, body: { message: 'Hello again' } })).status).toBe(200);
    const { rowCount } = await app.db.$client.query('SELECT FROM trend_marks');
    expect(rowCount).toBeGreaterThan(0);
  });
});
