import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike } from 'pg-boss';
import { isDatabaseUnavailable } from './database-outage.ts';
import { type JobDefinition, type JobHandler, JobPostponed } from './job-definition.ts';
import { createJobOutage, type JobOutage } from './job-outage.ts';
import {
  DEAD_LETTER,
  describeAttempt,
  requeueInterrupted,
  requeueLost,
  postpone,
  type Registration,
  SCHEMA,
  reportGivenUp,
  startWorker,
  type WorkContext,
  workOnDeadLetters,
} from './job-worker.ts';
import type { Logger } from './logger.ts';
import { prepareQueues } from './prepare-queues.ts';
import type { Round } from './rounds.ts';

export interface EnqueueOptions {
  /** The caller's transaction: the job exists if and only if it commits. */
  tx?: DrizzleTransactionLike;
  /** Applies the job's policy per key. */
  singletonKey?: string;
  /** The earliest time at which the job starts. */
  startAfter?: Date;
  /** Jobs with a higher priority run first; default 0. */
  priority?: number;
}

export interface JobQueue {
  /**
   * Registers the handler of a job; call it before `start`. `onGivenUp` is called for a job whose attempts are used up,
   * whether they failed or their processes died.
   */
  register<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    onGivenUp?: (payload: Payload) => Promise<void>,
  ): void;
  /** Creates the queues and, in mode `work`, starts the workers. */
  start(): Promise<void>;
  /** Queues a job. Returns its id, or undefined if the job's policy does not allow another job for the key. */
  enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | undefined>;
  /** Whether a job with this `singletonKey` is waiting, running or going to be retried. */
  isOpen<Payload extends object>(job: JobDefinition<Payload>, singletonKey: string): Promise<boolean>;
  /** How many jobs of each kind are waiting, running or failed for good; at most 15 seconds old. */
  count(): Promise<JobCount[]>;
  /**
   * Runs all waiting jobs one after another, delayed jobs included, until no job is left. Throws the first error. For
   * mode `manual`.
   */
  runPending(): Promise<void>;
  /** Aborts the handlers' signals, waits for them, and returns unfinished jobs to the queue. */
  stop(): Promise<void>;
}

export interface JobCount {
  name: string;
  waiting: number;
  running: number;
  failed: number;
}

export interface JobQueueOptions {
  /** The database address that bypasses a pooler: notifications need a session of their own. */
  connectionString: string;
  log: Logger;
  /**
   * `work` runs jobs as they arrive; `enqueue` leaves them to other processes; `manual` only stores them until
   * `runPending` (tests, one-off commands).
   */
  mode: 'work' | 'enqueue' | 'manual';
  /**
   * Set if no other process uses the database: jobs that are marked as running at the start were interrupted, and are
   * returned to the queue, one kind of job after another. A failure for one kind does not prevent the start.
   */
  recovery?: Round;
  /**
   * Resolves when no person in a chat is waiting for the first words of a reply. Each job waits for this before it
   * starts.
   */
  untilNoReaderWaits?: () => Promise<void>;
}

const STOP_TIMEOUT_MS = 6000;

/**
 * Durable jobs in PostgreSQL (schema `pgboss`): retries with exponential backoff, a dead letter queue, cron,
 * singletons.
 */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { log, untilNoReaderWaits } = options;
  const boss = createBoss(options);
  const registrations = new Map<string, Registration>();
  const stopping = new AbortController();
  const running = new Set<string>();
  const outage = watchOutages(options, { boss, running, stopping: stopping.signal });
  let isStarted = false;

  return {
    register: (job, handler, onGivenUp) => {
      if (registrations.has(job.name)) throw new Error(`job ${job.name} has two handlers`);
      registrations.set(job.name, {
        job,
        handler: handler as JobHandler<object>,
        onGivenUp: onGivenUp as Registration['onGivenUp'],
      });
    },
    start: async () => {
      await boss.start();
      isStarted = true;
      const context = { boss, log, outage, running, stopping: stopping.signal, untilNoReaderWaits };
      await startWork(options, registrations, context);
    },
    enqueue: async (job, payload, { tx, ...sendOptions } = {}) => {
      const id = await boss.send(job.name, payload, { ...sendOptions, ...(tx && { db: fromDrizzle(tx, sql) }) });
      return id ?? undefined;
    },
    isOpen: async (job, key) => {
      const found = await boss.findJobs(job.name, { key });
      return found.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },
    count: async () => {
      const queues = await boss.getQueues([...registrations.keys()]);
      return queues.map(({ name, readyCount, activeCount, failedCount }) => {
        return { name, waiting: readyCount, running: activeCount, failed: failedCount };
      });
    },
    runPending: () => runPending(boss, registrations, stopping.signal),
    stop: async () => {
      stopping.abort();
      if (!isStarted) return;
      await stopBoss(boss, log);
    },
  };
}

function watchOutages(
  { log, recovery }: JobQueueOptions,
  { boss, running, stopping }: Pick<WorkContext, 'boss' | 'running' | 'stopping'>,
): JobOutage {
  const outage = createJobOutage({
    probe: () => boss.getDb().executeSql('SELECT 1'),
    onRestored: async (outageSeconds) => {
      // Jobs of other processes are not known here; they are found by their missing heartbeat.
      if (recovery !== undefined) await requeueLost(boss, running, outageSeconds);
    },
    log,
    stopping,
  });
  boss.on('error', (error) => {
    if (!outage.report(error)) log.error({ err: error }, 'the job queue reported an error');
  });
  return outage;
}

function createBoss({ connectionString, mode, log }: JobQueueOptions): PgBoss {
  const isWorking = mode === 'work';
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    application_name: 'jobs',
    max: mode === 'manual' ? 1 : 4,
    useListenNotify: isWorking,
    supervise: isWorking,
    schedule: isWorking,
    // A dead process is noticed at the next maintenance after its heartbeat is missed.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue reported a warning'));
  return boss;
}

/** Creates the queues, requeues interrupted jobs and, in mode `work`, starts the workers. */
async function startWork(
  { mode, recovery }: JobQueueOptions,
  registrations: ReadonlyMap<string, Registration>,
  context: WorkContext,
): Promise<void> {
  const { boss } = context;
  await prepareQueues(
    boss,
    [...registrations.values()].map(({ job }) => job),
  );
  for (const name of registrations.keys()) {
    await recovery?.attempt(name, () => requeueInterrupted(boss, name));
  }
  if (mode !== 'work') return;
  for (const registration of registrations.values()) await startWorker(registration, context);
  await workOnDeadLetters(boss, registrations);
}

async function stopBoss(boss: PgBoss, log: Logger): Promise<void> {
  try {
    await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn(
      { err: error },
      'unfinished jobs could not be returned to the queue; they are found again at the next start',
    );
  }
}

async function runPending(
  boss: PgBoss,
  registrations: ReadonlyMap<string, Registration>,
  stopping: AbortSignal,
): Promise<void> {
  // Postponed jobs are queued again at the end, because this loop also runs jobs with a delayed start.
  const requeuePostponed: (() => Promise<void>)[] = [];
  let ranAny = true;
  while (ranAny) {
    ranAny = false;
    const waitingQueues = await listWaitingQueues(boss);
    for (const { job, handler } of registrations.values()) {
      if (!waitingQueues.has(job.name)) continue;
      const [current] = await boss.fetch<object>(job.name, { includeMetadata: true, ignoreStartAfter: true });
      if (current === undefined) continue;
      ranAny = true;
      try {
        await handler(current.data ?? {}, describeAttempt(current, stopping));
      } catch (error) {
        if (error instanceof JobPostponed) requeuePostponed.push(() => postpone(boss, current, error));
        else {
          await boss.fail(job.name, current.id, { message: String(error) });
          throw error;
        }
      }
      await boss.complete(job.name, current.id);
    }
    const [deadLetter] = waitingQueues.has(DEAD_LETTER)
      ? await boss.fetch<object>(DEAD_LETTER, { includeMetadata: true })
      : [];
    if (deadLetter === undefined) continue;
    ranAny = true;
    await reportGivenUp(registrations, deadLetter);
    await boss.complete(DEAD_LETTER, deadLetter.id);
  }
  for (const requeue of requeuePostponed) await requeue();
}

/** Lists the names of the queues that have a waiting job, delayed jobs included. */
async function listWaitingQueues(boss: PgBoss): Promise<ReadonlySet<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(`SELECT DISTINCT name FROM ${SCHEMA}.job WHERE state IN ('created', 'retry')`);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}
