import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type JobContext, type JobDefinition, type JobHandler, JobPutOff } from './job-definition.ts';
import { type JobOutage, runThroughOutages } from './job-outage.ts';
import { type Logger, serializeError } from './logger.ts';

/** What a process does for one kind of job. */
export interface Registration {
  job: JobDefinition<object>;
  handler: JobHandler<object>;
  onGivenUp: ((payload: object) => Promise<void>) | undefined;
}

/** The database schema of the queue. */
export const SCHEMA = 'pgboss';
/** The queue of what failed for good. */
export const DEAD_LETTER = 'dead-letter';
// With notifications on, the poll only serves retries and delayed jobs; the library's 30 s would hold those back.
const POLL_SECONDS = 1;

/** Failing the cut-off attempt, rather than forgetting it, keeps a job that kills its process from running for ever. */
export async function handBackActive(boss: PgBoss, name: string): Promise<void> {
  const active = `SELECT id FROM ${SCHEMA}.job WHERE name = $1 AND state = 'active'`;
  const { rows } = await boss.getDb().executeSql(active, [name]);
  const ids = (rows as { id: string }[]).map((row) => row.id);
  if (ids.length > 0) await boss.fail(name, ids, { message: 'the process ended during the job' });
}

/** The same after an outage, for those whose beginning or end was lost with the answer of the database. */
export async function handBackLost(boss: PgBoss, running: ReadonlySet<string>, secondsAgo: number): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id, name FROM ${SCHEMA}.job
     WHERE state = 'active' AND started_on < now() - make_interval(secs => $1) AND NOT id = ANY($2)`,
    [secondsAgo, [...running]],
  );
  for (const { id, name } of rows as { id: string; name: string }[]) {
    await boss.fail(name, id, { message: 'the database went away during the job' });
  }
}

export interface WorkContext {
  boss: PgBoss;
  log: Logger;
  outage: JobOutage;
  /** The ids of the jobs that this process is at. */
  running: Set<string>;
  stopping: AbortSignal;
}

export async function work({ job, handler }: Registration, context: WorkContext): Promise<void> {
  const { boss, log, outage, running } = context;
  const settings = {
    batchSize: 1,
    includeMetadata: true,
    localConcurrency: job.concurrency ?? 1,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    pollingIntervalSeconds: POLL_SECONDS,
  } as const;
  await boss.work<object, void, typeof settings>(job.name, settings, async ([current]) => {
    if (current === undefined) return;
    const attempt = describeAttempt(current, context.stopping);
    running.add(current.id);
    try {
      await runThroughOutages(() => handler(current.data ?? {}, attempt), { outage, signal: attempt.signal });
    } catch (error) {
      if (error instanceof JobPutOff) return await putOff(boss, current, error);
      const isLast = current.retryCount >= current.retryLimit;
      log[isLast ? 'error' : 'warn']({ err: error, job: job.name, attempt: attempt.attempt }, 'a job failed');
      throw toKept(error);
    } finally {
      running.delete(current.id);
    }
  });
}

/**
 * What the queue keeps of a failure, as JSON in the database: not the parameters of a statement, which hold what people
 * wrote, and no zero bytes, which it refuses; the job would then count as running until its heartbeat is missed.
 */
function toKept(error: unknown): Error {
  const { message, stack } = serializeError(error);
  const kept = new Error(String(message).replaceAll('\0', '\uFFFD'));
  kept.stack = String(stack ?? message).replaceAll('\0', '\uFFFD');
  return kept;
}

/** The same job again, later; nothing if another one like it waits already. */
export async function putOff(
  boss: PgBoss,
  { name, data, singletonKey, priority }: JobWithMetadata,
  { seconds }: JobPutOff,
): Promise<void> {
  await boss.send(name, data ?? {}, { startAfter: seconds, priority, ...(singletonKey !== null && { singletonKey }) });
}

/** A job fetched by hand has no signal of its own: nothing but the end of the process cuts it short. */
export function describeAttempt(
  job: { id: string; retryCount: number; signal?: AbortSignal | undefined },
  stopping: AbortSignal,
): JobContext {
  const signal = job.signal === undefined ? stopping : AbortSignal.any([job.signal, stopping]);
  return { id: job.id, attempt: job.retryCount + 1, signal };
}

export async function workOnDeadLetters(boss: PgBoss, registrations: ReadonlyMap<string, Registration>): Promise<void> {
  const settings = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
  await boss.work<object, void, typeof settings>(DEAD_LETTER, settings, async ([dead]) => {
    if (dead !== undefined) await reportGivenUp(registrations, dead);
  });
}

/** The dead letter stays among the finished ones for thirty days. */
export async function reportGivenUp(
  registrations: ReadonlyMap<string, Registration>,
  { sourceName, data }: Pick<JobWithMetadata, 'sourceName' | 'data'>,
): Promise<void> {
  await registrations.get(sourceName ?? '')?.onGivenUp?.(data);
}
