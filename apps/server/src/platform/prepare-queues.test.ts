import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { defineJob, type JobDefinition } from './job-definition.ts';
import { createJobQueue } from './job-queue.ts';
import { createLogger } from './logger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Starts a queue with these jobs, and stops it again. */
async function startWith(...jobs: JobDefinition<object>[]): Promise<void> {
  const { connectionString } = database;
  const queue = createJobQueue({ connectionString, log: createLogger({ level: 'silent' }), mode: 'manual' });
  for (const job of jobs) queue.register(job, () => Promise.resolve());
  await queue.start();
  await queue.stop();
}

/** The queue `sail` and its times, with the versions of their rows. */
async function readRows() {
  const queues = await database.db.execute(
    sql`SELECT xmin::text AS version, policy, retry_limit, expire_seconds, heartbeat_seconds, notify, dead_letter
        FROM pgboss.queue WHERE name = 'sail'`,
  );
  const schedules = await database.db.execute(
    sql`SELECT xmin::text AS version, cron, timezone, options FROM pgboss.schedule WHERE name = 'sail'`,
  );
  return { queues: queues.rows, schedules: schedules.rows };
}

const sail = { name: 'sail', policy: 'exclusive', retryLimit: 2, cron: '5 4 * * *' } as const;

test('a start creates the queue of a job, a start without changes writes nothing, and a change is applied', async () => {
  await startWith(defineJob(sail));
  const created = await readRows();
  expect(created.queues).toMatchObject([
    { policy: 'exclusive', retry_limit: 2, expire_seconds: 900, heartbeat_seconds: 20, notify: true },
  ]);
  expect(created.schedules).toMatchObject([{ cron: '5 4 * * *', timezone: 'UTC', options: { missed: 'once' } }]);
  await startWith(defineJob(sail));
  expect(await readRows()).toEqual(created);

  await startWith(defineJob({ ...sail, retryLimit: 4, expireInSeconds: 60, cron: '6 4 * * *' }));
  const changed = await readRows();
  expect(changed.queues).toMatchObject([{ policy: 'exclusive', retry_limit: 4, expire_seconds: 60 }]);
  expect(changed.schedules).toMatchObject([{ cron: '6 4 * * *' }]);

  await startWith(defineJob({ name: 'sail', policy: 'exclusive', retryLimit: 2 }));
  expect(await readRows()).toMatchObject({ queues: [{ retry_limit: 2, expire_seconds: 900 }], schedules: [] });
});
