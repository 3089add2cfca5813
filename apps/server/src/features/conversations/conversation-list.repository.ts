import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { withIndexScans } from '#db/index-scans.ts';
import type { Queryable } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { subcategories } from '#db/schema/categories.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';
import { visibleCondition, withoutSecretsCondition } from '#db/visible-conversations.ts';

/** The filters and the page of a list. */
export interface ListFilter {
  categoryId?: string;
  subcategoryId?: string;
  isPinned?: boolean;
  isArchived: boolean;
  /** A tsquery of the configuration `plain`. */
  wordQuery?: string;
  /** One provider, or `chat`. */
  source?: string;
  /** If true, only conversations that may be sent to a model or another program. */
  isVisible?: boolean;
  /** Only conversations that follow this one in the list, which begins with the newest activity. */
  after?: { lastActivityAt: string; id: string };
  limit: number;
}

export type ListRow = typeof conversations.$inferSelect & { subcategoryName: string | null };

export async function listConversations(db: Queryable, userId: string, filter: ListFilter): Promise<ListRow[]> {
  const list = (queryable: Queryable) =>
    queryable
      .select({ conversation: conversations, subcategoryName: subcategories.name })
      .from(conversations)
      .leftJoin(
        subcategories,
        and(eq(subcategories.userId, conversations.userId), eq(subcategories.id, conversations.subcategoryId)),
      )
      .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), ...conditions(userId, filter)))
      .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
      .limit(filter.limit);
  const rows = await (filter.wordQuery === undefined ? list(db) : withIndexScans(db, list));
  return rows.map((row) => ({ ...row.conversation, subcategoryName: row.subcategoryName }));
}

function conditions(userId: string, filter: ListFilter): SQL[] {
  const all: (SQL | undefined)[] = [eq(conversations.isArchived, filter.isArchived)];
  if (filter.categoryId !== undefined) all.push(eq(conversations.categoryId, filter.categoryId));
  if (filter.subcategoryId !== undefined) all.push(eq(conversations.subcategoryId, filter.subcategoryId));
  if (filter.isPinned !== undefined) all.push(eq(conversations.isPinned, filter.isPinned));
  if (filter.source !== undefined) all.push(eq(conversations.source, filter.source));
  if (filter.isVisible === true) all.push(visibleCondition(userId, conversations));
  if (filter.wordQuery !== undefined) {
    if (filter.isVisible === true) all.push(withoutSecretsCondition(userId, conversations));
    all.push(
      sql`${conversations.id} in (select ${conversationWords.conversationId} from ${conversationWords}
        where ${conversationWords.userId} = ${userId} and ${conversationWords.words} @@ to_tsquery('plain', ${filter.wordQuery}))`,
    );
  }
  const { after } = filter;
  all.push(
    keysetAfter(conversations.lastActivityAt, conversations.id, after && { at: after.lastActivityAt, id: after.id }),
  );
  return all.filter((condition) => condition !== undefined);
}

/** Ids of all conversations that are not in the trash, archived ones too, oldest first. */
export async function listIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  return rows.map(({ id }) => id);
}

/** The messages of a conversation without their blocks, in order of arrival. */
export async function listWithoutBlocks(db: Queryable, userId: string, conversationId: string) {
  return db
    .select({ id: messages.id, parentId: messages.parentId, role: messages.role, content: messages.content })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.seq));
}

export async function listTrashed(
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after?: { deletedAt: string; id: string } },
): Promise<(typeof conversations.$inferSelect)[]> {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNotNull(conversations.deletedAt),
        keysetAfter(conversations.deletedAt, conversations.id, after && { at: after.deletedAt, id: after.id }),
      ),
    )
    .orderBy(desc(conversations.deletedAt), desc(conversations.id))
    .limit(limit);
}
