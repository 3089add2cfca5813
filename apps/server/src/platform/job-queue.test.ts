import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { refuseRow } from '../../test/refuse-row.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { systemClock } from './clock.ts';
import { defineJob, type JobDefinition, type JobHandler, JobPostponed } from './job-definition.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { createLogger } from './logger.ts';
import { createRounds } from './rounds.ts';

const warnings: string[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line) => void warnings.push(line) } });
const paint = defineJob<{ ship: string }>({ name: 'paint', retryLimit: 1 });
const scrub = defineJob<{ ship: string }>({ name: 'scrub', policy: 'stately', turnSeconds: 0.05 });
const launch = defineJob<{ ship: string }>({ name: 'launch', retryLimit: 0 });
const inspect = defineJob<{ ship: string }>({ name: 'inspect', policy: 'exclusive' });

let database: TestDatabase;
const openQueues: JobQueue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const queue of openQueues.splice(0)) await queue.stop();
  warnings.length = 0;
});
afterAll(() => database.close());

type Handled = readonly [
  JobDefinition<{ ship: string }>,
  JobHandler<{ ship: string }>,
  ((payload: { ship: string }) => Promise<void>)?,
];

async function startQueue(mode: 'work' | 'manual', handled: Handled[], isOnlyProcess = false): Promise<JobQueue> {
  const queue = createJobQueue({
    connectionString: database.connectionString,
    log,
    mode,
    ...(isOnlyProcess && { recovery: createRounds({ clock: systemClock, log }).open('interrupted-jobs') }),
  });
  for (const [job, handler, onGivenUp] of handled) queue.register(job, handler, onGivenUp);
  await queue.start();
  openQueues.push(queue);
  return queue;
}

async function countDead(): Promise<number> {
  const { rows } = await database.db.execute(sql`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'dead-letter'`);
  return rows[0]?.['n'] as number;
}

describe('in mode manual', () => {
  test('jobs wait until they are run, and run once', async () => {
    const painted: string[] = [];
    const queue = await startQueue('manual', [[paint, async ({ ship }) => void painted.push(ship)]]);
    await queue.enqueue(paint, { ship: 'Ariel' });
    await queue.enqueue(paint, { ship: 'Beagle' }, { startAfter: new Date(Date.now() + 86_400_000) });
    expect(painted).toEqual([]);
    await queue.runPending();
    await queue.runPending();
    expect(painted).toEqual(['Ariel', 'Beagle']);
  });

  test('a job exists if and only if the transaction that queued it commits', async () => {
    const painted: string[] = [];
    const queue = await startQueue('manual', [[paint, async ({ ship }) => void painted.push(ship)]]);
    await inTransaction(database.db, (tx) => queue.enqueue(paint, { ship: 'kept' }, { tx }));
    const failing = inTransaction(database.db, async (tx) => {
      await queue.enqueue(paint, { ship: 'lost' }, { tx });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await queue.runPending();
    expect(painted).toEqual(['kept']);
  });

  test('an exclusive job is queued once per key', async () => {
    const inspected: string[] = [];
    const queue = await startQueue('manual', [[inspect, async ({ ship }) => void inspected.push(ship)]]);
    const enqueueShip = (ship: string) => queue.enqueue(inspect, { ship }, { singletonKey: ship });
    expect(await enqueueShip('Ariel')).toBeTypeOf('string');
    expect(await enqueueShip('Ariel')).toBeUndefined();
    expect(await enqueueShip('Beagle')).toBeTypeOf('string');
    await queue.runPending();
    expect(inspected).toEqual(['Ariel', 'Beagle']);
    expect(await enqueueShip('Ariel')).toBeTypeOf('string');
    await queue.runPending();
  });

  test('an error is thrown to the test, and the job is retried and finally a dead letter', async () => {
    const attempts: number[] = [];
    const queue = await startQueue('manual', [
      [
        paint,
        async (_payload, { attempt }) => {
          attempts.push(attempt);
          throw new Error('no paint left');
        },
      ],
    ]);
    const before = await countDead();
    await queue.enqueue(paint, { ship: 'Ariel' });
    await expect(queue.runPending()).rejects.toThrow('no paint left');
    await expect(queue.runPending()).rejects.toThrow('no paint left');
    await queue.runPending();
    expect(attempts).toEqual([1, 2]);
    expect(await countDead()).toBe(before + 1);
  });

  test('onGivenUp is called when all attempts are used up, even if the processes died', async () => {
    const givenUp: string[] = [];
    const doNothing = async (): Promise<void> => undefined;
    const recordGivenUp = async ({ ship }: { ship: string }): Promise<void> => void givenUp.push(ship);
    const queue = await startQueue('manual', [[paint, doNothing, recordGivenUp]]);
    const id = await queue.enqueue(paint, { ship: 'Fram' }, { singletonKey: 'Fram' });
    for (const retries of [0, 1]) {
      expect(await queue.isOpen(paint, 'Fram')).toBe(true);
      await database.db.execute(
        sql`UPDATE pgboss.job SET state = 'active', started_on = now(), retry_count = ${retries} WHERE id = ${id}`,
      );
      await startQueue('manual', [[paint, doNothing, recordGivenUp]], true);
    }
    expect(await queue.isOpen(paint, 'Fram')).toBe(false);
    await queue.runPending();
    expect(givenUp).toEqual(['Fram']);
  });

  test('a postponed job runs later, with all its attempts and under its key', async () => {
    const attempts: number[] = [];
    const handler: JobHandler<{ ship: string }> = async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 3) throw new JobPostponed(600);
    };
    const queue = await startQueue('manual', [[paint, handler]]);
    await queue.enqueue(paint, { ship: 'Fram' }, { singletonKey: 'Fram' });
    for (const runs of [1, 2]) {
      await queue.runPending();
      expect(attempts).toHaveLength(runs);
      expect(await queue.isOpen(paint, 'Fram')).toBe(true);
    }
    await queue.runPending();
    expect(attempts).toEqual([1, 1, 1]);
    expect(await queue.isOpen(paint, 'Fram')).toBe(false);
  });

  test('two handlers for one job are refused', () => {
    const queue = createJobQueue({ connectionString: database.connectionString, log, mode: 'manual' });
    queue.register(paint, async () => undefined);
    expect(() => queue.register(paint, async () => undefined)).toThrow('two handlers');
  });
});

describe('in mode work', () => {
  test('a job runs soon after it was queued, and again after an error', async () => {
    const attempts: number[] = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers<string>();
    const queue = await startQueue('work', [
      [
        paint,
        async ({ ship }, { attempt }) => {
          attempts.push(attempt);
          if (attempt === 1) throw new Error('it rained');
          finish(ship);
        },
      ],
    ]);
    await queue.enqueue(paint, { ship: 'Ariel' });
    expect(await finished).toBe('Ariel');
    expect(attempts).toEqual([1, 2]);
  });

  test('onGivenUp is called for a job that fails for good', async () => {
    const { promise: failedShip, resolve: report } = Promise.withResolvers<string>();
    const failPainting = (): Promise<void> => Promise.reject(new Error('no paint left'));
    const queue = await startQueue('work', [[paint, failPainting, async ({ ship }) => report(ship)]]);
    await queue.enqueue(paint, { ship: 'Gjoa' });
    expect(await failedShip).toBe('Gjoa');
  });

  test('a job that fails because of a user’s text is retried, and the text is not stored with the error', async () => {
    const { promise: failedShip, resolve: report } = Promise.withResolvers<string>();
    const words = 'Dear\u0000diary';
    const failQuery = (): Promise<void> => {
      const fault = new Error(`Failed query: insert into pages\nparams: ${words}`);
      return Promise.reject(Object.assign(fault, { params: [words] }));
    };
    const queue = await startQueue('work', [[paint, failQuery, async ({ ship }) => report(ship)]]);
    await queue.enqueue(paint, { ship: 'Terra Nova' });
    expect(await failedShip).toBe('Terra Nova');
    const { rows } = await database.db.execute(
      sql`SELECT output->>'message' AS message, output::text AS kept FROM pgboss.job
        WHERE name = 'paint' AND data->>'ship' = 'Terra Nova'`,
    );
    expect(rows).toEqual([{ message: 'Failed query: insert into pages', kept: expect.not.stringContaining('diary') }]);
  });

  test('a postponed job is queued again', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<number>();
    let runs = 0;
    const handler: JobHandler<{ ship: string }> = async (_payload, { attempt }) => {
      runs += 1;
      if (runs === 1) throw new JobPostponed(0);
      finish(attempt);
    };
    const queue = await startQueue('work', [[paint, handler]]);
    await queue.enqueue(paint, { ship: 'Maud' });
    expect(await finished).toBe(1);
  });

  test('a job whose turn is over lets the others go first, and continues afterwards', async () => {
    const order: string[] = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const handler: JobHandler<{ ship: string }> = async ({ ship }, { signal }) => {
      order.push(ship);
      if (ship === 'Santa Maria' && order.length === 1) await once(signal, 'abort');
      if (order.length === 3) finish();
    };
    const queue = await startQueue('manual', [[scrub, handler]]);
    for (const ship of ['Santa Maria', 'Pinta']) await queue.enqueue(scrub, { ship }, { singletonKey: ship });
    await startQueue('work', [[scrub, handler]]);
    await finished;
    expect(order).toEqual(['Santa Maria', 'Pinta', 'Santa Maria']);
  });

  test('a job that is interrupted by the end of its turn has not failed: it continues, however often', async () => {
    let turns = 0;
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const queue = await startQueue('work', [
      [
        scrub,
        async (_payload, { signal }) => {
          turns += 1;
          if (turns === 7) return finish();
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
          signal.throwIfAborted();
        },
      ],
    ]);
    await queue.enqueue(scrub, { ship: 'Santa Maria' }, { singletonKey: 'Santa Maria' });
    await finished;
    expect(turns).toBe(7);
  });

  test('a stop aborts the handler’s signal, and its job returns to the queue, even after its last attempt', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const queue = await startQueue('work', [
      [
        launch,
        (_payload, { signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
            begin();
          }),
      ],
    ]);
    await queue.enqueue(launch, { ship: 'Calypso' });
    await begun;
    await queue.stop();
    expect(warnings).toEqual([]);
    const launched: string[] = [];
    const next = await startQueue('manual', [[launch, async ({ ship }) => void launched.push(ship)]]);
    await next.runPending();
    expect(launched).toEqual(['Calypso']);
  });

  test('jobs of a killed process are queued again when the only process restarts', async () => {
    const queue = await startQueue('manual', [[paint, async () => undefined]]);
    const id = await queue.enqueue(paint, { ship: 'Erebus' });
    await database.db.execute(sql`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE id = ${id}`);
    const painted: string[] = [];
    const next = await startQueue('manual', [[paint, async ({ ship }) => void painted.push(ship)]], true);
    await next.runPending();
    expect(painted).toEqual(['Erebus']);
  });

  test('a queue whose jobs cannot be returned does not affect other queues or the start', async () => {
    const doNothing = async (): Promise<void> => undefined;
    const queue = await startQueue('manual', [
      [paint, doNothing],
      [inspect, doNothing],
    ]);
    const bad = await queue.enqueue(paint, { ship: 'Terror' });
    const good = await queue.enqueue(inspect, { ship: 'Terror' });
    await database.db.execute(
      sql`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE id in (${bad}, ${good})`,
    );
    const removeRefusal = await refuseRow(database.db, { table: 'pgboss.job', value: String(bad), on: 'delete' });
    const inspected: string[] = [];
    const next = await startQueue(
      'manual',
      [
        [paint, doNothing],
        [inspect, async ({ ship }) => void inspected.push(ship)],
      ],
      true,
    );
    await next.runPending();
    expect(inspected).toEqual(['Terror']);
    await removeRefusal();
    const { rows } = await database.db.execute(sql`SELECT state FROM pgboss.job WHERE id = ${bad}`);
    expect(rows).toEqual([{ state: 'active' }]);
    await database.db.execute(sql`DELETE FROM pgboss.job WHERE id = ${bad}`);
  });
});

describe('when the database ends every session of the queue', () => {
  /**
   * Ends all sessions of the queue, as a restart of the database server does; the server is available again at once.
   */
  const endSessions = () =>
    database.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'jobs'`);
  const makeOutage = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
  const fetchState = async (id: string | undefined) => {
    const { rows } = await database.db.execute(sql`SELECT state FROM pgboss.job WHERE id = ${id}`);
    return rows[0]?.['state'];
  };

  test('a job that failed because of the outage is restarted in the same attempt, and later jobs run', async () => {
    const painted: string[] = [];
    const queue = await startQueue('work', [
      [
        paint,
        async ({ ship }, { attempt }) => {
          painted.push(`${ship} ${attempt}`);
          if (painted.length > 1) return;
          await endSessions();
          throw makeOutage();
        },
      ],
    ]);
    const first = await queue.enqueue(paint, { ship: 'Fram' });
    await expect.poll(() => fetchState(first), { timeout: 8_000 }).toBe('completed');
    expect(painted).toEqual(['Fram 1', 'Fram 1']);
    const second = await queue.enqueue(paint, { ship: 'Gjoa' });
    await expect.poll(() => fetchState(second), { timeout: 8_000 }).toBe('completed');
  });

  test('a job that was fetched in a lost response is fetched again', async () => {
    const painted: string[] = [];
    const queue = await startQueue('work', [[paint, async ({ ship }) => void painted.push(ship)]], true);
    const id = await queue.enqueue(paint, { ship: 'Maud' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await database.db.execute(sql`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 minute',
      start_after = now() WHERE id = ${id}`);
    await endSessions();
    await expect.poll(() => painted, { timeout: 8_000 }).toContain('Maud');
  });

  test('an error that only looks like an outage is not retried forever', async () => {
    let attempts = 0;
    const queue = await startQueue('work', [
      [
        paint,
        async (_payload, { attempt }) => {
          attempts += 1;
          if (attempt === 1) throw makeOutage();
        },
      ],
    ]);
    const id = await queue.enqueue(paint, { ship: 'Belgica' });
    await expect.poll(() => fetchState(id), { timeout: 8_000 }).toBe('completed');
    // The first attempt and its five restarts, and the second attempt.
    expect(attempts).toBe(7);
  });
});
