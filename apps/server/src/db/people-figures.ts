import type { Queryable } from './database.ts';
import { sql } from 'drizzle-orm';

/** An account as an operator sees it, without anything that the person wrote. */
export interface PersonFigures {
  id: string;
  email: string;
  emailVerified: boolean;
  plan: string;
  createdAt: Date;
  /** When the account will be deleted; null unless it is being closed. */
  closingAt: Date | null;
  suspendedAt: Date | null;
  /** The last use of any session; null if there is none. */
  seenAt: Date | null;
  conversations: number;
  messages: number;
  /** The number of bytes that the storage quota counts. */
  bytes: number;
  /** AI chats of the month. */
  aiChats: number;
  /** The limits that the operator set for this person; null where the general limit applies. */
  storageBytes: number | null;
  importsPerDay: number | null;
  aiChatsPerMonth: number | null;
}

export interface PeopleQuery {
  /** A part of the email; empty for all accounts. */
  search: string;
  /** The month in which AI chats are counted, such as '2026-11'. */
  month: string;
  limit: number;
  /** By email, beginning after the email `after`; or by storage, largest first. */
  order: { by: 'email'; after: string | undefined } | { by: 'bytes' };
}

export async function listPeople(db: Queryable, query: PeopleQuery): Promise<PersonFigures[]> {
  const matchesSearch = sql`strpos(u.email, lower(${query.search})) > 0`;
  if (query.order.by === 'bytes') {
    return readPeople(db, query.month, sql`where ${matchesSearch} order by bytes desc, u.email limit ${query.limit}`);
  }
  const { after } = query.order;
  const position = after === undefined ? sql`true` : sql`u.email > ${after}::citext`;
  return readPeople(db, query.month, sql`where ${matchesSearch} and ${position} order by u.email limit ${query.limit}`);
}

/** The account with this id or email. */
export async function findPerson(
  db: Queryable,
  by: { id: string } | { email: string },
  month: string,
): Promise<PersonFigures | undefined> {
  const condition = 'id' in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email}::citext`;
  const [person] = await readPeople(db, month, sql`where ${condition}`);
  return person;
}

async function readPeople(db: Queryable, month: string, clauses: ReturnType<typeof sql>): Promise<PersonFigures[]> {
  const { rows } = await db.execute<Record<keyof PersonFigures, never>>(sql`
    select u.id, u.email::text as email, u.email_verified as "emailVerified", u.subscription_tier as plan,
      u.created_at as "createdAt", u.closing_at as "closingAt", u.suspended_at as "suspendedAt",
      (select max(last_used_at) from sessions where user_id = u.id) as "seenAt",
      (select count(*)::int from conversations where user_id = u.id and deleted_at is null) as conversations,
      (select coalesce(sum(message_count), 0)::int from conversations where user_id = u.id and deleted_at is null) as messages,
      ((select coalesce(sum(bytes), 0) from document_versions where user_id = u.id and not is_file)
        + (select coalesce(sum(size), 0) from (select distinct id_hash, size from attachments where user_id = u.id) a)
        + (select coalesce(sum(kept_bytes), 0) from import_skips where user_id = u.id and kept_hash is not null)
        + (select coalesce(sum(octet_length(m.content)), 0) from conversations c
            join messages m on m.user_id = c.user_id and m.conversation_id = c.id
            where c.user_id = u.id and c.source = 'saved')
      )::float8 as bytes,
      coalesce((select settled from ai_chat_usage where user_id = u.id and month = ${month}), 0) as "aiChats",
      l.storage_bytes::float8 as "storageBytes", l.imports_per_day as "importsPerDay",
      l.ai_chats_per_month as "aiChatsPerMonth"
    from users u left join person_limits l on l.user_id = u.id ${clauses}`);
  return rows.map(toPerson);
}

/** The driver returns times as text here. */
function toPerson(row: Record<string, unknown>): PersonFigures {
  const timeOf = (value: unknown): Date | null => (value === null ? null : new Date(value as string));
  return {
    ...(row as unknown as PersonFigures),
    createdAt: new Date(row['createdAt'] as string),
    closingAt: timeOf(row['closingAt']),
    suspendedAt: timeOf(row['suspendedAt']),
    seenAt: timeOf(row['seenAt']),
  };
}
