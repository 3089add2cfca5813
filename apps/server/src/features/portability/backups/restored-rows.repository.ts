import { databaseErrorCode } from '#db/database.ts';
import type { OwnedTable, TransactionSession } from '#db/owned-rows.ts';

/** SQL: the rows of a backup, as `r`. The parameter $2 holds them as a JSON array. */
const backupRowsSql = (table: string) => `json_populate_recordset(null::${table}, $2::json) r`;

const asJson = (lines: readonly string[]) => `[${lines.join(',')}]`;
/** Columns that are computed from other rows. */
const COMPUTED_COLUMNS = new Set(['conversation_count', 'last_conversation_at']);
const quote = (name: string) => `"${name}"`;

/** A row of the account with the key of a row of a backup. */
export interface PresentRow {
  /** Null in tables without ids. */
  id: string | null;
  /** Whether it differs from the row of the backup. */
  isChanged: boolean;
  isTrashed: boolean;
}

/** The given rows that exist in the account with the same key. */
export async function findPresent(
  { client }: TransactionSession,
  userId: string,
  table: OwnedTable,
  lines: readonly string[],
): Promise<PresentRow[]> {
  const keys = table.keys.filter((key) => key !== 'user_id').map(quote);
  const compared = table.columns.filter((column) => !COMPUTED_COLUMNS.has(column));
  const comparedOf = (side: string) => compared.map((column) => `${side}.${quote(column)}`).join(', ');
  const keysMatch = ['t.user_id = $1', ...keys.map((key) => `t.${key} = r.${key}`)].join(' and ');
  const id = table.columns.includes('id') ? 't.id::text' : 'null';
  const isTrashed = table.columns.includes('deleted_at')
    ? 't.deleted_at is not null and r.deleted_at is null'
    : 'false';
  const { rows } = await client.query<{ id: string | null; isChanged: boolean; isTrashed: boolean }>(
    `select ${id} as id, ${isTrashed} as "isTrashed", row(${comparedOf('r')}) is distinct from row(${comparedOf('t')}) as "isChanged"
     from ${backupRowsSql(quote(table.name))} join ${quote(table.name)} t on ${keysMatch}`,
    [userId, asJson(lines)],
  );
  return rows;
}

/** Inserts the rows that do not exist and returns their ids, null in tables without ids. */
export async function insertRows(
  { client }: TransactionSession,
  userId: string,
  table: OwnedTable,
  lines: readonly string[],
): Promise<(string | null)[]> {
  const columns = table.columns.map(quote);
  const { rows } = await client.query<{ id: string | null }>(
    `insert into ${quote(table.name)} (user_id, ${columns.join(', ')})
     select $1, ${columns.map((column) => `r.${column}`).join(', ')} from ${backupRowsSql(quote(table.name))}
     on conflict do nothing returning ${table.columns.includes('id') ? 'id::text' : 'null'} as id`,
    [userId, asJson(lines)],
  );
  return rows.map(({ id }) => id);
}

/** Whether the database refused a row: SQLSTATE 22… is an invalid value, 23… a violated constraint. */
export function isRowRefused(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  return code.startsWith('22') || code.startsWith('23');
}

/** Conversations that exist under another id, with the same source and source id: [id in the backup, id in the account]. */
export async function matchConversations(
  { client }: TransactionSession,
  userId: string,
  lines: readonly string[],
): Promise<[string, string][]> {
  const { rows } = await client.query<{ backupId: string; accountId: string }>(
    `select r.id::text as "backupId", t.id::text as "accountId" from ${backupRowsSql('conversations')}
     join conversations t on t.user_id = $1 and t.source = r.source and t.source_id = r.source_id where t.id <> r.id`,
    [userId, asJson(lines)],
  );
  return rows.map(({ backupId, accountId }) => [backupId, accountId]);
}

/** Categories that exist under another id, with the same slug or else the same name: [id in the backup, id in the account]. */
export async function matchCategories(
  { client }: TransactionSession,
  userId: string,
  lines: readonly string[],
): Promise<[string, string][]> {
  const { rows } = await client.query<{ backupId: string; accountId: string }>(
    `select distinct on (r.id) r.id::text as "backupId", t.id::text as "accountId" from ${backupRowsSql('categories')}
     join categories t on t.user_id = $1 and (t.slug = r.slug or lower(t.name) = lower(r.name))
     where not exists (select from categories o where o.user_id = $1 and o.id = r.id)
     order by r.id, (t.slug = r.slug) desc nulls last`,
    [userId, asJson(lines)],
  );
  return rows.map(({ backupId, accountId }) => [backupId, accountId]);
}

/** Subcategories that exist under another id, with the same name in the same category: [id in the backup, id in the account]. */
export async function matchSubcategories(
  { client }: TransactionSession,
  userId: string,
  lines: readonly string[],
): Promise<[string, string][]> {
  const { rows } = await client.query<{ backupId: string; accountId: string }>(
    `select r.id::text as "backupId", t.id::text as "accountId" from ${backupRowsSql('subcategories')}
     join subcategories t on t.user_id = $1 and t.category_id = r.category_id and t.name = r.name where t.id <> r.id`,
    [userId, asJson(lines)],
  );
  return rows.map(({ backupId, accountId }) => [backupId, accountId]);
}

/** Whether the user has rows in this table. */
export async function hasRows({ client }: TransactionSession, userId: string, table: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${quote(table)} where user_id = $1 limit 1`, [userId]);
  return (rowCount ?? 0) > 0;
}

/** Deletes the categories of a new account, so that the account has only those of the backup. */
export async function clearCategories({ client }: TransactionSession, userId: string): Promise<void> {
  await client.query('delete from categories where user_id = $1', [userId]);
}

/** Updates the statistics of PostgreSQL, whose query planner would still expect the sizes before the inserts. */
export async function analyzeTables({ client }: TransactionSession): Promise<void> {
  await client.query('analyze conversations, messages');
}

/** Says what is wrong with the first broken link in these conversations; undefined if no link is broken. */
export async function findBrokenLink(
  { client }: TransactionSession,
  userId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await client.query<{ fault: string }>(
    `select 'a message whose parent is missing' as fault from messages m
       where m.user_id = $1 and m.conversation_id = any($2::uuid[]) and m.parent_id is not null and not exists (
         select from messages p where p.user_id = $1 and p.conversation_id = m.conversation_id and p.id = m.parent_id
           and p.seq < m.seq)
     union all
     select 'a conversation without its last message' from conversations a
       where a.user_id = $1 and a.id = any($2::uuid[]) and a.active_leaf_id is not null and not exists (
         select from messages m where m.user_id = $1 and m.conversation_id = a.id and m.id = a.active_leaf_id)
     limit 1`,
    [userId, ids],
  );
  return rows[0]?.fault;
}

/** Whether the account has the category Other, which every account needs. */
export async function hasOtherCategory({ client }: TransactionSession, userId: string): Promise<boolean> {
  const { rowCount } = await client.query("select from categories where user_id = $1 and slug = 'other'", [userId]);
  return rowCount === 1;
}

/** Moves conversations of missing categories to Other and recounts the stored counts. */
export async function repairCategories({ client }: TransactionSession, userId: string): Promise<void> {
  await client.query(
    `update conversations c set subcategory_id = null,
       category_id = (select id from categories where user_id = $1 and slug = 'other')
     where c.user_id = $1 and c.deleted_at is null
       and not exists (select from categories g where g.user_id = $1 and g.id = c.category_id)`,
    [userId],
  );
  for (const [table, column] of [
    ['categories', 'category_id'],
    ['subcategories', 'subcategory_id'],
  ] as const) {
    await client.query(
      `update ${table} g set conversation_count = n.count from (
         select g.id, count(c.id)::int as count from ${table} g left join conversations c
           on c.user_id = $1 and c.${column} = g.id and c.deleted_at is null and not c.is_archived
         where g.user_id = $1 group by g.id) n
       where g.user_id = $1 and g.id = n.id and g.conversation_count <> n.count`,
      [userId],
    );
  }
}

/** Restores the names and the time zone of the account. */
export async function restoreProfile(
  { client }: TransactionSession,
  userId: string,
  profile: { firstName: string; lastName: string; timeZone: string },
): Promise<void> {
  await client.query(
    `update users set first_name = $2, last_name = $3, name = $2 || ' ' || $3, time_zone = $4 where id = $1`,
    [userId, profile.firstName, profile.lastName, profile.timeZone],
  );
}

/** Sets the URL of the user's photo. Returns false if the user has a photo already. */
export async function restorePhotoAddress(
  { client }: TransactionSession,
  userId: string,
  address: string,
): Promise<boolean> {
  const { rowCount } = await client.query('update users set image = $2 where id = $1 and image is null', [
    userId,
    address,
  ]);
  return rowCount === 1;
}

export async function hasPhoto({ client }: TransactionSession, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ image: string | null }>('select image from users where id = $1', [userId]);
  return rows[0]?.image !== null;
}

/** Inserts an account without credentials, for verifying a backup by a restore. The caller never commits it. */
export async function insertScratchUser({ client }: TransactionSession, userId: string): Promise<void> {
  await client.query(
    `insert into users (id, email, name, first_name, last_name) values ($1, $2, 'Scratch', 'Scratch', 'Account')`,
    [userId, `scratch-${userId}@localhost.invalid`],
  );
}
