import { sql } from 'drizzle-orm';
import { isUniqueViolation, type Database, type Queryable, type Tx } from './database.ts';

export interface JobFigures {
  kind: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the job that has waited longest became due; null if no job is due. */
  oldestAt: Date | null;
  /**
   * The latest failure: an error code or the name of a class, never a message, which could quote what a person wrote.
   */
  lastError: string | null;
}

/** The background jobs by kind; none if the app was never started on this database. */
export async function listJobs(db: Database): Promise<JobFigures[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.$client.query<Omit<JobFigures, 'lastError'> & { failure: JobFailure | null }>(
    `select name as kind,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "oldestAt",
      (array_agg(output order by completed_on desc) filter (where state = 'failed'))[1] as failure
     from pgboss.job where name <> 'dead-letter' and name not like '\\_\\_%' group by name order by name`,
  );
  return rows.map(({ failure, ...figures }) => ({ ...figures, lastError: failure && codeOrClassOf(failure) }));
}

/** The form in which the queue stores an error. */
interface JobFailure {
  code?: unknown;
  type?: unknown;
  name?: unknown;
  cause?: JobFailure | null;
}

/** An error code or the name of a class, but no sentence. */
const CODE_OR_CLASS_NAME = /^[\w.-]{1,60}$/;

function codeOrClassOf({ code, type, name, cause }: JobFailure): string {
  const codeOrClass = [code, cause?.code, type, name].find(
    (value) => typeof value === 'string' && CODE_OR_CLASS_NAME.test(value),
  );
  return typeof codeOrClass === 'string' ? codeOrClass : 'unknown error';
}

/** Whether the app has jobs of this kind, waiting or not. */
export async function hasJobKind(db: Queryable, kind: string): Promise<boolean> {
  if (!(await hasQueue(db))) return false;
  const { rows } = await db.execute(sql`select 1 from pgboss.queue where name = ${kind}`);
  return rows.length > 0;
}

/** Queues the failed jobs of a kind again, each for one more attempt; returns how many. */
export async function retryFailedJobs(tx: Tx, kind: string): Promise<number> {
  if (!(await hasQueue(tx))) return 0;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${kind} and state = 'failed' order by completed_on desc`,
  );
  let queued = 0;
  for (const { id } of rows) {
    // One by one, because some kinds allow only one waiting job per person: a unique index refuses the others. The one
    // job does the work of all of them.
    if (await retryJob(tx, kind, id)) queued += 1;
  }
  return queued;
}

/** False if the job is no longer failed, or if its kind allows only one waiting job and there is one. */
async function retryJob(tx: Tx, kind: string, id: string): Promise<boolean> {
  try {
    const { rowCount } = await tx.transaction((savepoint) =>
      savepoint.execute(
        sql`update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
         where name = ${kind} and id = ${id} and state = 'failed'`,
      ),
    );
    return rowCount === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as found`);
  return rows[0]?.found === true;
}
