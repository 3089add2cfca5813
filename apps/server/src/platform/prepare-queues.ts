import type { PgBoss, QueueResult, Schedule } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';
import { DEAD_LETTER } from './job-worker.ts';

const HEARTBEAT_SECONDS = 20;
const DAY_SECONDS = 86_400;
const TIME_ZONE = 'UTC';

/**
 * Creates the queues of the jobs, and applies what has changed since an earlier start. What exists is read at once: a
 * start without changes writes nothing, and needs two statements instead of three for each queue.
 */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition<object>[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  if (!queues.has(DEAD_LETTER)) await boss.createQueue(DEAD_LETTER, { deleteAfterSeconds: 30 * DAY_SECONDS });
  for (const job of jobs) {
    await prepareQueue(boss, job, queues.get(job.name));
    await prepareSchedule(boss, job, schedules.get(job.name));
  }
}

async function prepareQueue(
  boss: PgBoss,
  job: JobDefinition<object>,
  existing: QueueResult | undefined,
): Promise<void> {
  const settings = {
    retryLimit: job.retryLimit ?? 3,
    retryDelay: job.retryDelaySeconds ?? 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: job.expireInSeconds ?? 900,
    deleteAfterSeconds: DAY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: DEAD_LETTER,
    notify: true,
  };
  if (existing === undefined) {
    await boss.createQueue(job.name, { ...settings, policy: job.policy ?? 'standard' });
    return;
  }
  const names = Object.keys(settings) as (keyof typeof settings)[];
  // An update cannot change the policy.
  if (names.some((name) => existing[name] !== settings[name])) await boss.updateQueue(job.name, settings);
}

async function prepareSchedule(
  boss: PgBoss,
  { name, cron }: JobDefinition<object>,
  existing: Schedule | undefined,
): Promise<void> {
  if (cron === undefined) {
    if (existing !== undefined) await boss.unschedule(name);
    return;
  }
  const isKept = existing?.cron === cron && existing.timezone === TIME_ZONE && existing.options?.missed === 'once';
  if (!isKept) await boss.schedule(name, cron, {}, { tz: TIME_ZONE, missed: 'once' });
}
