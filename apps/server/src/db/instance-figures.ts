import type { Database } from './database.ts';

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

/** Queues the failed jobs of a kind again, each for one more attempt; returns how many. */
export async function retryFailedJobs(db: Database, kind: string): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from pgboss.job where name = $1 and state = 'failed' order by completed_on desc`,
    [kind],
  );
  let queued = 0;
  for (const { id } of rows) {
    // One by one, because some kinds allow only one waiting job per person: a unique index refuses the others. The one
    // job does the work of all of them.
    const isQueued = await db.$client
      .query(
        `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
         where name = $1 and id = $2 and state = 'failed'`,
        [kind, id],
      )
      .then(
        ({ rowCount }) => rowCount === 1,
        (error: unknown) => {
          if ((error as { code?: string }).code === '23505') return false;
          throw error;
        },
      );
    if (isQueued) queued += 1;
  }
  return queued;
}

async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`);
  return rows[0]?.found === true;
}

/** The keys of all files in the object store that rows of the database refer to. */
export async function listFileKeys(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ key: string }>(
    `select distinct 'attachments/' || id_hash as key from attachments
     union select 'pictures/' || id_hash from pictures where stored_at is not null
     union select 'kept-files/' || user_id || '/' || import_id || '/' || kept_hash from import_skips where kept_hash is not null
     union select 'backups/' || user_id || '/' || id from backups where status = 'ready'
     order by 1`,
  );
  return rows.map(({ key }) => key);
}
