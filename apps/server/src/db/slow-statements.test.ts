import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createDatabase } from './database.ts';
import { collectPoolMetrics } from './pool-metrics.ts';
import { createSlowStatements, patternOf } from './slow-statements.ts';
import { inTransaction } from './database.ts';
import { sql } from 'drizzle-orm';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const log = createLogger({ level: 'silent' });

test('statements of any kind are reported with their duration, without parameter values', async () => {
  const seen: string[] = [];
  const db = createDatabase({
    connectionString: database.connectionString,
    log,
    poolSize: 2,
    onStatement: (text, milliseconds) => void (milliseconds > 40 && seen.push(text)),
  });
  try {
    await db.execute(sql`select pg_sleep(0.05), ${'secret'}::text`);
    await inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(0.05), ${'secret'}::text as b`));
    await db.$client.query('select pg_sleep(0.05), 3 as c');
    // Used, idle and allowed connections, then waiting statements.
    const gauges = collectPoolMetrics(db.$client).flatMap(({ samples }) => samples.map(({ value }) => value));
    expect(gauges).toEqual([0, 1, 2, 0]);
    await expect(db.$client.query('select 1 / length(pg_sleep(0.05)::text)')).rejects.toThrow('division by zero');
    expect(seen).toEqual([
      'select pg_sleep(0.05), $1::text',
      'select pg_sleep(0.05), $1::text as b',
      'select pg_sleep(0.05), 3 as c',
      'select 1 / length(pg_sleep(0.05)::text)',
    ]);
  } finally {
    await db.$client.end();
  }
});

test('behind a pooler no statement is prepared on a connection', async () => {
  const db = createDatabase({ connectionString: database.connectionString, log, poolSize: 1, isPooled: true });
  try {
    const prepared = db
      .select({ one: sql`1` })
      .from(sql`(values (1)) as rows`)
      .prepare('one_row');
    await prepared.execute();
    const { rows } = await db.execute(sql`select count(*)::int as count from pg_prepared_statements`);
    expect(rows).toEqual([{ count: 0 }]);
  } finally {
    await db.$client.end();
  }
});

test('a slow statement is logged once a minute by its pattern, and counted each time', () => {
  const lines: string[] = [];
  const slow = createSlowStatements({
    log: createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    limitMs: 100,
  });
  slow.record('select 1', 99);
  slow.record('select *\n  from tasks where id in ($1, $2, $3)', 100);
  slow.record('select * from tasks where id in ($1, $2)', 300);
  expect(lines.map((line) => (JSON.parse(line) as { statement: string }).statement)).toEqual([
    'select * from tasks where id in ($…)',
  ]);
  expect(slow.collectMetrics()[0]?.samples).toEqual([{ value: 2 }]);
});

test('a pattern contains neither parameters nor text literals', () => {
  expect(patternOf('insert into a values ($1, $2), ($3, $4), ($5, $6)')).toBe('insert into a values ($…)');
  expect(patternOf("select 'it''s' as said")).toBe("select '…' as said");
});
