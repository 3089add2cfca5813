import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import { createLogger } from '#platform/logger.ts';
import { createDatabase, databaseErrorCode, inTransaction, isUniqueViolation, type Tx } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`CREATE TABLE ships (name text CONSTRAINT ships_name UNIQUE, berth int)`);
});
afterAll(() => database.close());

async function listShips(): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`SELECT name FROM ships ORDER BY name`);
  return rows.map((row) => row['name']);
}

it('commits a transaction as a whole or not at all', async () => {
  const sinking = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`INSERT INTO ships VALUES ('Vasa')`);
    throw new Error('sank');
  });
  await expect(sinking).rejects.toThrow('sank');
  expect(await listShips()).not.toContain('Vasa');
  const result = await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`INSERT INTO ships VALUES ('Ariel')`);
    return 'moored';
  });
  expect(result).toBe('moored');
  expect(await listShips()).toContain('Ariel');
});

it('joins a transaction that is already open', async () => {
  const failing = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (inner) => {
      expect(inner).toBe(outer);
      await inner.execute(sql`INSERT INTO ships VALUES ('Mary Rose')`);
    });
    throw new Error('the outer one fails after the inner one ended');
  });
  await expect(failing).rejects.toThrow('outer one fails');
  expect(await listShips()).not.toContain('Mary Rose');
});

it('runs a transaction again when two deadlock', async () => {
  await database.db.execute(sql`INSERT INTO ships VALUES ('left', 0), ('right', 0)
    ON CONFLICT (name) DO UPDATE SET berth = 0`);
  let waiting = 0;
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  let runs = 0;
  const moveShips = (first: string, second: string): Promise<void> =>
    inTransaction(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`UPDATE ships SET berth = berth + 1 WHERE name = ${first}`);
      waiting += 1;
      if (waiting === 2) openGate();
      await gate;
      await tx.execute(sql`UPDATE ships SET berth = berth + 1 WHERE name = ${second}`);
    });
  await Promise.all([moveShips('left', 'right'), moveShips('right', 'left')]);
  // One of the two transactions runs again, or both if the server ends both.
  expect([3, 4]).toContain(runs);
  const { rows } = await database.db.execute(sql`SELECT berth FROM ships WHERE name IN ('left', 'right')`);
  expect(rows).toEqual([{ berth: 2 }, { berth: 2 }]);
});

it('reports the SQLSTATE and the constraint of a refused write', async () => {
  await database.db.execute(sql`INSERT INTO ships VALUES ('Endurance')`);
  const error: unknown = await database.db.execute(sql`INSERT INTO ships VALUES ('Endurance')`).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(databaseErrorCode(error)).toBe('23505');
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'ships_name')).toBe(true);
  expect(isUniqueViolation(error, 'another_index')).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});

it('keeps working after the server dropped an idle connection', async () => {
  const { rows } = await database.db.execute(sql`SELECT pg_backend_pid() AS pid`);
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('SELECT pg_terminate_backend($1)', [rows[0]?.['pid']]);
  await client.end();
  await expect.poll(async () => listShips().catch(() => []), { timeout: 5000 }).toContain('Endurance');
});

async function endSession(pid: unknown): Promise<void> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}

/** Ends the connection of an open transaction. */
async function loseConnection(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
  await endSession(rows[0]?.['pid']);
}

it('survives a connection lost between two statements of a transaction, and reports an outage', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await loseConnection(tx);
    await tx.execute(sql`INSERT INTO ships VALUES ('Titanic')`);
  });
  expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true);
  expect(await listShips()).not.toContain('Titanic');
});

it('reports the error of the transaction even if the connection was lost as well', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await loseConnection(tx);
    throw new Error('sank for its own reasons');
  });
  await expect(failing).rejects.toThrow('sank for its own reasons');
});

it('returns every connection to the pool when transactions cannot begin', async () => {
  const { connectionString } = database;
  const db = createDatabase({ connectionString, log: createLogger({ level: 'silent' }), poolSize: 2 });
  const cutConnection = (client: unknown): void =>
    (client as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  db.$client.on('acquire', cutConnection);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const failing = inTransaction(db, async () => undefined);
    expect(isDatabaseUnavailable(await failing.catch((error: unknown) => error))).toBe(true);
  }
  db.$client.off('acquire', cutConnection);
  expect(await inTransaction(db, async () => 'under way')).toBe('under way');
  await db.$client.end();
});
