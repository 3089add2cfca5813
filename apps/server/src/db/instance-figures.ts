import type { Database } from './database.ts';

/** An account as an operator sees it: nothing of what the person wrote. */
export interface PersonFigures {
  email: string;
  plan: string;
  createdAt: Date;
  /** When the account is deleted; null unless it is being closed. */
  closingAt: Date | null;
  /** The last use of any session; null if there is none. */
  seenAt: Date | null;
  conversations: number;
  /** Texts of documents, attachments and kept files, as the storage quota counts them. */
  bytes: number;
}

/** The accounts whose email contains `part`, those that use the most storage first. */
export async function listPeople(db: Database, part: string, limit: number): Promise<PersonFigures[]> {
  const { rows } = await db.$client.query<PersonFigures>(
    `select u.email, u.subscription_tier as plan, u.created_at as "createdAt", u.closing_at as "closingAt",
      (select max(last_used_at) from sessions where user_id = u.id) as "seenAt",
      (select count(*)::int from conversations where user_id = u.id and deleted_at is null) as conversations,
      ((select coalesce(sum(bytes), 0) from document_versions where user_id = u.id and not is_file)
        + (select coalesce(sum(size), 0) from (select distinct id_hash, size from attachments where user_id = u.id) a)
        + (select coalesce(sum(kept_bytes), 0) from import_skips where user_id = u.id and kept_hash is not null)
      )::float8 as bytes
     from users u where strpos(u.email, lower($1)) > 0 order by bytes desc, u.email limit $2`,
    [part, limit],
  );
  return rows;
}

export interface JobFigures {
  kind: string;
  waiting: number;
  running: number;
  failed: number;
  /** The message of the latest failure. */
  lastError: string | null;
}

/** The background jobs by kind; none if the app was never started on this database. */
export async function listJobs(db: Database): Promise<JobFigures[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.$client.query<JobFigures>(
    `select name as kind,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      (array_agg(output ->> 'message' order by completed_on desc) filter (where state = 'failed'))[1] as "lastError"
     from pgboss.job where name <> 'dead-letter' and name not like '\\_\\_%' group by name order by name`,
  );
  return rows;
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
    // One after another: a kind may allow only one waiting job for a person, which then does the work of the others.
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
