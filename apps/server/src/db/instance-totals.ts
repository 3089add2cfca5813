import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export interface PeopleTotals {
  count: number;
  suspended: number;
  closing: number;
  /** How many have used a session since the given instant. */
  seen: number;
}

export async function countPeople(db: Queryable, since: Date): Promise<PeopleTotals> {
  const { rows } = await db.execute<Record<keyof PeopleTotals, number>>(sql`
    select count(*)::int as count, (count(*) filter (where suspended_at is not null))::int as suspended,
      (count(*) filter (where closing_at is not null))::int as closing,
      (select count(distinct user_id)::int from sessions where last_used_at >= ${since.toISOString()}) as seen
    from users`);
  return rows[0] ?? { count: 0, suspended: 0, closing: 0, seen: 0 };
}

/** The names of the tables of each group; all other tables are `other`. */
const TABLE_GROUPS = {
  conversations: ['conversations', 'messages', 'conversation_summaries'],
  documents: ['documents', 'document_versions'],
  search: ['conversation_words', 'conversation_vectors', 'document_vectors', 'search_vocabulary'],
  trends: [
    'trend_activity',
    'trend_conversations',
    'trend_days',
    'trend_hours',
    'trend_months',
    'trend_phrases',
    'trend_phrase_months',
    'trend_phrase_totals',
    'trend_phrase_years',
    'trend_week_hours',
  ],
} as const;

export interface DatabaseSize {
  bytes: number;
  tables: { kind: keyof typeof TABLE_GROUPS | 'other'; bytes: number }[];
}

/** The disk space of the database, indexes included. */
export async function measureDatabase(db: Queryable): Promise<DatabaseSize> {
  const { rows } = await db.execute<{ name: string; bytes: number }>(sql`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const databaseSize = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  const bytes = databaseSize.rows[0]?.bytes ?? 0;
  const kinds = Object.keys(TABLE_GROUPS) as (keyof typeof TABLE_GROUPS)[];
  const groups = kinds.map((kind) => {
    const names: readonly string[] = TABLE_GROUPS[kind];
    return { kind, bytes: sumOf(rows.filter(({ name }) => names.includes(name))) };
  });
  return { bytes, tables: [...groups, { kind: 'other', bytes: Math.max(0, bytes - sumOf(groups)) }] };
}

const sumOf = (rows: readonly { bytes: number }[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0);

export interface StoredFiles {
  kind: 'attachments' | 'kept_files' | 'pictures' | 'backups' | 'uploads';
  count: number;
  /** Null for kinds whose size is not counted. */
  bytes: number | null;
}

/** The files that rows refer to, in the store and among the uploads, by kind. */
export async function countFiles(db: Queryable): Promise<StoredFiles[]> {
  const { rows } = await db.execute<Record<keyof StoredFiles, never>>(sql`
    select 'attachments' as kind, count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
      from (select distinct user_id, id_hash, size from attachments) a
    union all select 'kept_files', count(*)::int, coalesce(sum(kept_bytes), 0)::float8
      from import_skips where kept_hash is not null
    union all select 'pictures', count(*)::int, null from pictures where stored_at is not null
    union all select 'backups', count(*)::int, coalesce(sum(bytes), 0)::float8 from backups where status = 'ready'
    union all select 'uploads', count(*)::int, coalesce(sum(bytes_total), 0)::float8
      from imports where status in ('uploading', 'ready', 'queued', 'running')`);
  return rows;
}

export interface ModelUse {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Sums the answered calls to models since an instant: to the operator's models, and to models with people's own keys.
 * The log of calls also has those of connected programs (purpose `program`), which are left out.
 */
export async function sumModelCalls(db: Queryable, since: Date): Promise<{ shared: ModelUse; own: ModelUse }> {
  const { rows } = await db.execute<{ isOwn: boolean } & Record<keyof ModelUse, number>>(sql`
    select is_own as "isOwn", count(*)::int as calls, coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
      coalesce(sum(output_tokens), 0)::float8 as "outputTokens"
    from model_calls where at >= ${since.toISOString()} and purpose <> 'program' and outcome = 'answered' group by is_own`);
  const sumOf = (areOwn: boolean): ModelUse => {
    const { calls = 0, inputTokens = 0, outputTokens = 0 } = rows.find(({ isOwn }) => isOwn === areOwn) ?? {};
    return { calls, inputTokens, outputTokens };
  };
  return { shared: sumOf(false), own: sumOf(true) };
}
