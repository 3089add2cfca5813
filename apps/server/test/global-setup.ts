import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '#db/migrate.ts';
import { createJobQueue } from '#platform/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { withDatabaseName } from './connection-string.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of this run; the tests use copies of the template in it. */
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

const log = createLogger({ level: 'silent' });

/**
 * One PostgreSQL with one migrated template database: that of TEST_DATABASE_URL if it is set, otherwise an embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = `test_${randomBytes(4).toString('hex')}`;
  await runOn(postgres.url, `CREATE DATABASE ${template}`);
  await prepareTemplate(withDatabaseName(postgres.url, template));
  project.provide('databaseServerUrl', postgres.url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabases(postgres.url, template);
    await postgres.stop();
  };
}

/** Deletes the template and its copies. */
async function dropDatabases(url: string, template: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

async function startPostgres(): Promise<TestPostgres> {
  const address = process.env['TEST_DATABASE_URL'];
  if (address !== undefined && address !== '') return { url: address, stop: async () => undefined };
  // Imported only here: a run with TEST_DATABASE_URL does not need the binaries.
  const { startEmbeddedPostgres } = await import('#db/embedded/embedded-postgres.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'test-db-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  // Durability is not needed in tests.
  await runOn(postgres.connectionString, 'ALTER SYSTEM SET fsync = off');
  await runOn(postgres.connectionString, 'SELECT pg_reload_conf()');
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.connectionString, stop };
}

async function prepareTemplate(url: string): Promise<void> {
  await migrate({ connectionString: url, log, migrations: readMigrations() });
  const jobs = createJobQueue({ connectionString: url, log, mode: 'manual' });
  await jobs.start();
  await jobs.stop();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
