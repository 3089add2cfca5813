import type { Database } from './database.ts';

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
