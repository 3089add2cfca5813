import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { highlights } from '#db/schema/highlights.ts';

export type HighlightRow = typeof highlights.$inferSelect;

const highlightCondition = (userId: string, id: string) => and(eq(highlights.userId, userId), eq(highlights.id, id));
const inConversation = (userId: string, conversationId: string) =>
  and(eq(highlights.userId, userId), eq(highlights.conversationId, conversationId));

/** Oldest first. */
export function listHighlights(db: Queryable, userId: string, conversationId: string): Promise<HighlightRow[]> {
  return db
    .select()
    .from(highlights)
    .where(inConversation(userId, conversationId))
    .orderBy(asc(highlights.createdAt), asc(highlights.id));
}

export type FoundRow = HighlightRow & { title: string };
export interface Page {
  limit: number;
  offset: number;
}

function foundCondition(userId: string, words: readonly string[]) {
  const contains = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return or(sql`${highlights.quote} ilike ${pattern}`, sql`${highlights.note} ilike ${pattern}`);
  });
  return and(eq(highlights.userId, userId), ...contains);
}

const conversationCondition = and(
  eq(conversations.userId, highlights.userId),
  eq(conversations.id, highlights.conversationId),
  isNull(conversations.deletedAt),
);

/**
 * The newest highlights whose quote or note contains each of the words, ignoring case, with the titles of their
 * conversations. Highlights in conversations in the trash are left out.
 */
export async function findHighlights(
  db: Queryable,
  userId: string,
  words: readonly string[],
  { limit, offset }: Page,
): Promise<FoundRow[]> {
  const rows = await db
    .select({ highlight: highlights, title: conversations.title })
    .from(highlights)
    .innerJoin(conversations, conversationCondition)
    .where(foundCondition(userId, words))
    .orderBy(desc(highlights.createdAt), desc(highlights.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ highlight, title }) => ({ ...highlight, title }));
}

/** How many highlights `findHighlights` finds on all its pages. */
export async function countFoundHighlights(db: Queryable, userId: string, words: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(highlights)
    .innerJoin(conversations, conversationCondition)
    .where(foundCondition(userId, words));
  return row?.number ?? 0;
}

export async function countHighlights(db: Queryable, userId: string, conversationId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(highlights).where(inConversation(userId, conversationId));
  return row?.number ?? 0;
}

export async function insertHighlight(db: Queryable, userId: string, row: Omit<HighlightRow, 'userId'>): Promise<void> {
  await db.insert(highlights).values({ ...row, userId });
}

export async function updateNote(
  db: Queryable,
  userId: string,
  id: string,
  note: string,
): Promise<HighlightRow | undefined> {
  const [row] = await db.update(highlights).set({ note }).where(highlightCondition(userId, id)).returning();
  return row;
}

export async function deleteHighlight(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(highlights).where(highlightCondition(userId, id)).returning({ id: highlights.id });
  return deleted.length > 0;
}
