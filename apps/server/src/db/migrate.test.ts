import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { withDatabaseName } from '../../test/connection-string.ts';
import { migrate, MigrationError, readMigrations, type Migration } from './migrate.ts';

const log = createLogger({ level: 'silent' });
const name = `migrate_${randomBytes(6).toString('hex')}`;
let url: string;

async function query(statement: string, onServer = false): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: onServer ? inject('databaseServerUrl') : url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  url = withDatabaseName(inject('databaseServerUrl'), name);
  await query(`CREATE DATABASE ${name}`, true);
});
afterAll(() => query(`DROP DATABASE ${name} WITH (FORCE)`, true));

function makeMigration(file: string, sql: string): Migration {
  return { name: file, sql, hash: createHash('sha256').update(sql).digest('hex') };
}

const first = makeMigration(
  '0000_first',
  'CREATE TABLE ships (name text);\n--> statement-breakpoint\nCREATE TABLE docks ();',
);
const second = makeMigration('0001_second', 'ALTER TABLE ships ADD berth int;');

describe('migrations', () => {
  it('are applied once and in order when several processes start at the same time', async () => {
    const runMigrations = () => migrate({ connectionString: url, log, migrations: [first] });
    const results = await Promise.all([runMigrations(), runMigrations(), runMigrations()]);
    expect(results.flat()).toEqual(['0000_first']);
    expect(await migrate({ connectionString: url, log, migrations: [first, second] })).toEqual(['0001_second']);
    expect(await query('SELECT name, berth FROM ships')).toEqual([]);
  });

  it('are rolled back if they fail', async () => {
    const third = makeMigration('0002_third', 'CREATE TABLE cranes (); SELECT nonsense;');
    const failing = migrate({ connectionString: url, log, migrations: [first, second, third] });
    await expect(failing).rejects.toThrow('The migration 0002_third failed; nothing of it was kept.');
    expect(await query("SELECT to_regclass('cranes') AS cranes")).toEqual([{ cranes: null }]);
  });

  it('refuse a database of a newer version', async () => {
    const older = migrate({ connectionString: url, log, migrations: [first] });
    await expect(older).rejects.toThrow(MigrationError);
    await expect(older).rejects.toThrow('newer version of the app (it has 0001_second)');
  });

  it('refuse a file that was changed after it was applied', async () => {
    const changed = makeMigration('0000_first', 'CREATE TABLE ships (name varchar);');
    const run = migrate({ connectionString: url, log, migrations: [changed, second] });
    await expect(run).rejects.toThrow('0000_first was changed after it was applied');
  });

  it('refuse a migration that comes before an applied one', async () => {
    const between = makeMigration('0000_later_thought', 'SELECT 1;');
    const run = migrate({ connectionString: url, log, migrations: [first, between, second] });
    await expect(run).rejects.toThrow('0000_later_thought comes before 0001_second');
  });
});

it('migrations are numbered without gaps or duplicates', () => {
  const numbers = readMigrations().map((file) => Number(file.name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index));
  expect(numbers.length).toBeGreaterThan(0);
});
