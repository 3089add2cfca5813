import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { goals } from '#db/schema/goals.ts';
import { events } from '#db/schema/schedule.ts';
import { tasks } from '#db/schema/tasks.ts';

type Titles = ReadonlyMap<string, string>;

/** The titles of the given conversations that belong to the user and are not in the trash, by id. */
export async function findConversationTitles(db: Queryable, userId: string, ids: string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: conversations.id, title: conversations.title })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), inArray(conversations.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Which of the given messages still exist. */
export async function listMessageIds(
  db: Queryable,
  userId: string,
  conversationIds: string[],
  ids: string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || conversationIds.length === 0) return new Set();
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.userId, userId), inArray(messages.conversationId, conversationIds), inArray(messages.id, ids)),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function findGoalTitles(db: Queryable, userId: string, ids: string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goals.id, title: goals.title })
    .from(goals)
    .where(and(eq(goals.userId, userId), isNull(goals.deletedAt), inArray(goals.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** `ids` are those of single events or of series, not of occurrences. */
export async function findEventTitles(db: Queryable, userId: string, ids: string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.userId, userId), isNull(events.deletedAt), inArray(events.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function findTaskTitles(db: Queryable, userId: string, ids: string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: tasks.id, title: tasks.title })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNull(tasks.deletedAt), inArray(tasks.id, ids)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** All categories of the user, by id. */
export async function readCategoryMap(db: Queryable, userId: string) {
  const rows = await db
    .select({ id: categories.id, name: categories.name, color: categories.color })
    .from(categories)
    .where(eq(categories.userId, userId));
  return new Map(rows.map((row) => [row.id, row]));
}
