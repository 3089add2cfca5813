import { and, asc, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { users } from '#db/schema/identity.ts';
import { reports, reportSettings } from '#db/schema/reports.ts';

export type ReportRow = Omit<typeof reports.$inferSelect, 'userId'>;
export type SettingsRow = Omit<typeof reportSettings.$inferSelect, 'userId'>;

const DEFAULT_SETTINGS: SettingsRow = { isWeekly: false, isMonthly: false, byEmail: false, nextAt: null };

/** There is one report per kind and period: a new one overwrites the existing one, whose id is kept. */
export async function saveReport(tx: Tx, userId: string, row: ReportRow): Promise<ReportRow> {
  const { conversations: count, sections, createdAt } = row;
  const [saved] = await tx
    .insert(reports)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [reports.userId, reports.kind, reports.firstDay],
      set: { conversations: count, sections, createdAt },
    })
    .returning({ id: reports.id });
  return { ...row, id: saved?.id ?? row.id };
}

/** Newest period first, without sections. */
export async function listReports(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<Omit<ReportRow, 'sections'>[]> {
  const { id, kind, firstDay, lastDay, conversations: count, createdAt } = reports;
  return db
    .select({ id, kind, firstDay, lastDay, conversations: count, createdAt })
    .from(reports)
    .where(eq(reports.userId, userId))
    .orderBy(desc(reports.lastDay), desc(reports.kind), desc(reports.id))
    .limit(limit);
}

export async function findReport(db: Queryable, userId: string, id: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.id, id)));
  return row;
}

/** Which of these conversations are neither deleted nor in the trash. */
export async function listLiveConversations(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids]), isNull(conversations.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}

export async function findSettings(db: Queryable, userId: string): Promise<SettingsRow> {
  const [row] = await db.select().from(reportSettings).where(eq(reportSettings.userId, userId));
  return row ?? DEFAULT_SETTINGS;
}

export async function saveSettings(tx: Tx, userId: string, fields: Partial<SettingsRow>): Promise<void> {
  await tx
    .insert(reportSettings)
    .values({ ...DEFAULT_SETTINGS, ...fields, userId })
    // `userId` keeps `set` from being empty.
    .onConflictDoUpdate({ target: reportSettings.userId, set: { ...fields, userId } });
}

/** The settings that have been due longest, apart from `except` and those locked by another process. */
export async function lockDue(tx: Tx, now: Date, except: readonly string[]) {
  const [row] = await tx
    .select({ settings: reportSettings, timeZone: users.timeZone })
    .from(reportSettings)
    .innerJoin(users, eq(users.id, reportSettings.userId))
    .where(
      and(
        lte(reportSettings.nextAt, now),
        notInArray(reportSettings.userId, [...except]),
        activeOwnerCondition(reportSettings.userId),
      ),
    )
    .orderBy(asc(reportSettings.nextAt))
    .limit(1)
    .for('update', { of: reportSettings, skipLocked: true });
  return row;
}

export interface MessageRow {
  conversationId: string;
  messageId: string;
  title: string;
  content: string;
}

/**
 * Messages of the person in [from, to) that match the regular expression `pattern`, latest first. Only conversations
 * with messages in `trend_hours` from `days[0]` to `days[1]`, the calendar days of the same period, are searched.
 */
export async function listMatchingMessages(
  db: Queryable,
  userId: string,
  {
    from,
    to,
    days,
    pattern,
    limit,
  }: { from: Date; to: Date; days: readonly [string, string]; pattern: string; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select m.conversation_id as "conversationId", m.id as "messageId", c.title, left(m.content, 4000) as content
    from messages m join conversations c on c.user_id = m.user_id and c.id = m.conversation_id
    where m.user_id = ${userId} and m.role = 'user'
      and m.conversation_id in (select conversation_id from trend_hours
        where user_id = ${userId} and day between ${days[0]} and ${days[1]})
      and m.created_at >= ${from.toISOString()}::timestamptz and m.created_at < ${to.toISOString()}::timestamptz
      and m.content ~* ${pattern} and c.deleted_at is null
    order by m.created_at desc limit ${limit}`);
  return rows;
}

/**
 * Messages of the person that match the regular expression `pattern`, latest first, from the latest `conversationCount`
 * conversations.
 */
export async function listLatestMatching(
  db: Queryable,
  userId: string,
  { pattern, conversationCount, limit }: { pattern: string; conversationCount: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select m.conversation_id as "conversationId", m.id as "messageId", c.title, left(m.content, 4000) as content
    from (select id, title from conversations
        where user_id = ${userId} and deleted_at is null order by last_activity_at desc nulls first limit ${conversationCount}) c
      join messages m on m.user_id = ${userId} and m.conversation_id = c.id
    where m.role = 'user' and m.content ~* ${pattern}
    order by m.created_at desc limit ${limit}`);
  return rows;
}

/** Suggestions accepted in [from, to), latest first, with their conversation. */
export async function listAccepted(
  db: Queryable,
  userId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<{ title: string; conversationId: string; conversationTitle: string }[]> {
  const { rows } = await db.execute<{ title: string; conversationId: string; conversationTitle: string }>(sql`
    select s.title, s.conversation_id as "conversationId", c.title as "conversationTitle"
    from suggestions s join conversations c on c.user_id = s.user_id and c.id = s.conversation_id and c.deleted_at is null
    where s.user_id = ${userId} and s.state = 'approved'
      and s.decided_at >= ${from.toISOString()}::timestamptz and s.decided_at < ${to.toISOString()}::timestamptz
    order by s.decided_at desc limit ${limit}`);
  return rows;
}
