import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type JobContext, type JobDefinition, type JobHandler, JobPostponed } from './job-definition.ts';
import { type JobOutage, runThroughOutages } from './job-outage.ts';
import { type Logger, serializeError } from './logger.ts';

/** What a process needs to run one kind of job. */
export interface Registration {
  job: JobDefinition<object>;
  handler: JobHandler<object>;
  /** Called when all attempts of a job are used up. */
  onGivenUp: ((payload: object) => Promise<void>) | undefined;
}

/** The database schema that holds the tables of the queue. */
export const SCHEMA = 'pgboss';
/** The queue that receives the jobs whose attempts are used up. */
export const DEAD_LETTER = 'dead-letter';
// With notifications the poll only serves retries and delayed jobs; the library's default of 30 s would delay them. Each
// kind of job is polled on its own, so a shorter time costs an idle process dozens of statements a second.
const POLL_SECONDS = 2;

/**
 * Returns interrupted jobs to the queue. The attempt counts as failed, so that a job that kills its process is not
 * repeated forever.
 */
export async function requeueInterrupted(boss: PgBoss, name: string): Promise<void> {
  const active = `SELECT id FROM ${SCHEMA}.job WHERE name = $1 AND state = 'active'`;
  const { rows } = await boss.getDb().executeSql(active, [name]);
  const ids = (rows as { id: string }[]).map((row) => row.id);
  if (ids.length > 0) await boss.fail(name, ids, { message: 'the process ended during the job' });
}

/**
 * Called after an outage of the embedded database, which only one process uses. A job that is marked as running, but
 * that this process does not run, is lost: the report of its start or end did not reach the database. Returns such jobs
 * to the queue if they started before the outage began, `outageSeconds` ago.
 */
export async function requeueLost(boss: PgBoss, running: ReadonlySet<string>, outageSeconds: number): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id, name FROM ${SCHEMA}.job
     WHERE state = 'active' AND started_on < now() - make_interval(secs => $1) AND NOT id = ANY($2)`,
    [outageSeconds, [...running]],
  );
  for (const { id, name } of rows as { id: string; name: string }[]) {
    await boss.fail(name, id, { message: 'the database became unavailable during the job' });
  }
}

export interface WorkContext {
  boss: PgBoss;
  log: Logger;
  outage: JobOutage;
  /** The ids of the jobs that this process is running. */
  running: Set<string>;
  stopping: AbortSignal;
  /**
   * Resolves when no person in a chat is waiting for the first words of a reply. Each job waits for this before it
   * starts.
   */
  untilNoReaderWaits?: (() => Promise<void>) | undefined;
}

export async function startWorker({ job, handler }: Registration, context: WorkContext): Promise<void> {
  const { boss, log, outage, running, stopping } = context;
  const settings = {
    batchSize: 1,
    includeMetadata: true,
    localConcurrency: job.concurrency ?? 1,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    pollingIntervalSeconds: POLL_SECONDS,
  } as const;
  await boss.work<object, void, typeof settings>(job.name, settings, async ([current]) => {
    if (current === undefined) return;
    await context.untilNoReaderWaits?.();
    const attempt = describeAttempt(current, stopping);
    const turnEnd = job.turnSeconds === undefined ? undefined : AbortSignal.timeout(job.turnSeconds * 1_000);
    const signal = turnEnd === undefined ? attempt.signal : AbortSignal.any([attempt.signal, turnEnd]);
    const isTurnOver = () => turnEnd?.aborted === true && !attempt.signal.aborted;
    running.add(current.id);
    try {
      await runThroughOutages(() => handler(current.data ?? {}, { ...attempt, signal }), { outage, signal });
      if (isTurnOver()) await postpone(boss, current, new JobPostponed(0));
    } catch (error) {
      if (error instanceof JobPostponed) return await postpone(boss, current, error);
      if (isTurnOver() && error === turnEnd?.reason) return await postpone(boss, current, new JobPostponed(0));
      const isStopped = stopping.aborted && error === stopping.reason;
      if (isStopped) await addAttempt(boss, current);
      logFailure(error, { log, job: current, isStopped });
      throw toStoredError(error);
    } finally {
      running.delete(current.id);
    }
  });
}

/** An attempt that the end of the process interrupts does not count: a few restarts would use up those of a long job. */
async function addAttempt(boss: PgBoss, { name, id }: JobWithMetadata): Promise<void> {
  await boss
    .getDb()
    .executeSql(`UPDATE ${SCHEMA}.job SET retry_limit = retry_limit + 1 WHERE name = $1 AND id = $2`, [name, id]);
}

/** A job that ends because the process stops returns to the queue, which is not worth an operator's attention. */
function logFailure(
  error: unknown,
  { log, job, isStopped }: { log: Logger; job: JobWithMetadata; isStopped: boolean },
): void {
  const details = { job: job.name, attempt: job.retryCount + 1 };
  if (isStopped) log.info(details, 'a job was interrupted because the process stops');
  else log[job.retryCount >= job.retryLimit ? 'error' : 'warn']({ err: error, ...details }, 'a job failed');
}

/**
 * The error as the queue stores it in the database. It contains neither the parameters of a failed statement, which
 * hold texts of users, nor zero bytes, which PostgreSQL rejects: the job would then count as running until its
 * heartbeat is missed.
 */
function toStoredError(error: unknown): Error {
  const { type, code, message, stack } = serializeError(error);
  const stored = new Error(String(message).replaceAll('\0', '\uFFFD'));
  stored.stack = String(stack ?? message).replaceAll('\0', '\uFFFD');
  // Operators see the code, or the class of the error if it has none, and never the message.
  return Object.assign(stored, { name: String(type ?? 'Error') }, typeof code === 'string' && { code });
}

/** Queues the same job again with a delay; does nothing if the job's policy allows no further job in the queue. */
export async function postpone(
  boss: PgBoss,
  { name, data, singletonKey, priority }: JobWithMetadata,
  { seconds }: JobPostponed,
): Promise<void> {
  await boss.send(name, data ?? {}, { startAfter: seconds, priority, ...(singletonKey !== null && { singletonKey }) });
}

/**
 * The context of one attempt of a job. A job that was fetched without a worker has no signal of its own: only the end
 * of the process interrupts it.
 */
export function describeAttempt(
  job: { id: string; retryCount: number; signal?: AbortSignal | undefined },
  stopping: AbortSignal,
): JobContext {
  const signal = job.signal === undefined ? stopping : AbortSignal.any([job.signal, stopping]);
  return { id: job.id, attempt: job.retryCount + 1, signal };
}

export async function workOnDeadLetters(boss: PgBoss, registrations: ReadonlyMap<string, Registration>): Promise<void> {
  const settings = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
  await boss.work<object, void, typeof settings>(DEAD_LETTER, settings, async ([deadLetter]) => {
    if (deadLetter !== undefined) await reportGivenUp(registrations, deadLetter);
  });
}

/** Calls the `onGivenUp` of the job that became this dead letter. Dead letters are kept for thirty days. */
export async function reportGivenUp(
  registrations: ReadonlyMap<string, Registration>,
  { sourceName, data }: Pick<JobWithMetadata, 'sourceName' | 'data'>,
): Promise<void> {
  await registrations.get(sourceName ?? '')?.onGivenUp?.(data);
}
