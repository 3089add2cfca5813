import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { assistantSettings, modelCalls } from '#db/schema/assistant.ts';
import { conversations } from '#db/schema/conversations.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export type SettingsRow = Pick<typeof assistantSettings.$inferSelect, 'usesArchive' | 'instructions' | 'disabledTools'>;
export type CallRow = typeof modelCalls.$inferSelect;
export type NewCallRow = Omit<typeof modelCalls.$inferInsert, 'userId'>;

/** Combines concurrent reads into one statement. */
export function createSettingsReader(db: Database): BatchReader<SettingsRow> {
  const statement = db
    .select()
    .from(assistantSettings)
    .where(sql`${assistantSettings.userId} = ANY(${sql.placeholder('userIds')})`)
    .prepare('read_assistant_settings');
  return createBatchReader(async (userIds) => {
    const rows = await statement.execute({ userIds });
    return new Map(rows.map((row) => [row.userId, row]));
  });
}

export type SettingsFields = Partial<Pick<SettingsRow, 'usesArchive' | 'instructions'>>;

/**
 * Saves the fields and the switches of tools. The switches are changed in the stored row, so that no change is
 * lost if two are made at once.
 */
export async function saveSettings(
  db: Queryable,
  userId: string,
  fields: SettingsFields,
  { on, off }: { on: string[]; off: string[] } = { on: [], off: [] },
): Promise<void> {
  const changed = [...on, ...off];
  if (Object.keys(fields).length + changed.length === 0) return;
  const disabledTools = sql`(${assistantSettings.disabledTools} - ${sql.param(changed)}::text[]) || ${JSON.stringify(off)}::jsonb`;
  await db
    .insert(assistantSettings)
    .values({ userId, ...fields, disabledTools: off })
    .onConflictDoUpdate({
      target: assistantSettings.userId,
      set: { ...fields, ...(changed.length > 0 && { disabledTools }) },
    });
}

export async function insertCall(db: Queryable, userId: string, row: NewCallRow): Promise<void> {
  await db
    .insert(modelCalls)
    .values({ ...row, userId })
    .onConflictDoNothing();
}

export async function listCalls(
  db: Queryable,
  userId: string,
  page: { limit: number; after?: { at: string; id: string } },
): Promise<CallRow[]> {
  return db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.userId, userId), keysetAfter(modelCalls.at, modelCalls.id, page.after)))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(page.limit);
}

export interface OwnCallSum {
  cost: number;
  inputTokens: number;
  outputTokens: number;
  calls: number;
  unpricedCalls: number;
}

/** The number, the tokens and the cost (in US dollars) of the user's answered calls to own models since an instant. */
export async function sumOwnCalls(db: Queryable, userId: string, since: Date): Promise<OwnCallSum> {
  const [row] = await db
    .select({
      cost: sql<number>`coalesce(sum(${modelCalls.cost}), 0)::float8`,
      inputTokens: sql<number>`coalesce(sum(${modelCalls.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${modelCalls.outputTokens}), 0)::float8`,
      calls: sql<number>`count(*)::int`,
      unpricedCalls: sql<number>`(count(*) filter (where ${modelCalls.cost} is null))::int`,
    })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.userId, userId),
        gte(modelCalls.at, since),
        modelCalls.isOwn,
        eq(modelCalls.outcome, 'answered'),
      ),
    );
  return row ?? { cost: 0, inputTokens: 0, outputTokens: 0, calls: 0, unpricedCalls: 0 };
}

/** The titles of the given conversations by id, without conversations in the trash. */
export async function findTitles(db: Queryable, userId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: conversations.id, title: conversations.title })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, ids), isNull(conversations.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function deleteCallsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(modelCalls).where(lt(modelCalls.at, before));
}
