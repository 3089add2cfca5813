import { and, desc, eq, isNull } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conversationShares, type StoredSharePage } from '#db/schema/sharing.ts';

export type { StoredSharePage };
export type ShareRow = Omit<typeof conversationShares.$inferSelect, 'userId'>;

export async function findShare(db: Queryable, userId: string, conversationId: string): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(conversationShares)
    .where(and(eq(conversationShares.userId, userId), eq(conversationShares.conversationId, conversationId)));
  return row;
}

/** The links to conversations that are not in the trash, newest first, with the current titles of the conversations. */
export async function listShares(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<{ share: ShareRow; title: string }[]> {
  return db
    .select({ share: conversationShares, title: conversations.title })
    .from(conversationShares)
    .innerJoin(
      conversations,
      and(
        eq(conversations.userId, conversationShares.userId),
        eq(conversations.id, conversationShares.conversationId),
        isNull(conversations.deletedAt),
      ),
    )
    .where(eq(conversationShares.userId, userId))
    .orderBy(desc(conversationShares.createdAt), desc(conversationShares.conversationId))
    .limit(limit);
}

/** The share of a token; undefined for a trashed conversation or an inactive account. */
export async function findByToken(
  db: Queryable,
  tokenHash: string,
): Promise<(ShareRow & { userId: string }) | undefined> {
  const [row] = await db
    .select({ share: conversationShares })
    .from(conversationShares)
    .innerJoin(
      conversations,
      and(
        eq(conversations.userId, conversationShares.userId),
        eq(conversations.id, conversationShares.conversationId),
        isNull(conversations.deletedAt),
      ),
    )
    .where(and(eq(conversationShares.tokenHash, tokenHash), activeOwnerCondition(conversationShares.userId)));
  return row?.share;
}

/** Saves what a share shows. An existing link keeps its token. Returns the stored row. */
export async function saveShare(tx: Tx, userId: string, row: ShareRow): Promise<ShareRow> {
  const { snapshot, createdAt } = row;
  const [stored] = await tx
    .insert(conversationShares)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [conversationShares.userId, conversationShares.conversationId],
      set: { snapshot, createdAt },
    })
    .returning();
  return stored ?? row;
}

export async function deleteShare(tx: Tx, userId: string, conversationId: string): Promise<void> {
  await tx
    .delete(conversationShares)
    .where(and(eq(conversationShares.userId, userId), eq(conversationShares.conversationId, conversationId)));
}

export type ShareToken = Pick<
  typeof conversationShares.$inferSelect,
  'userId' | 'conversationId' | 'nonce' | 'tokenHash' | 'sealedToken'
>;

export async function listAllTokens(db: Queryable): Promise<ShareToken[]> {
  return db
    .select({
      userId: conversationShares.userId,
      conversationId: conversationShares.conversationId,
      nonce: conversationShares.nonce,
      tokenHash: conversationShares.tokenHash,
      sealedToken: conversationShares.sealedToken,
    })
    .from(conversationShares);
}

/** Changes nothing if the link was replaced meanwhile. */
export async function saveSealedToken(
  db: Queryable,
  userId: string,
  { tokenHash, sealedToken }: { tokenHash: string; sealedToken: string },
): Promise<void> {
  await db
    .update(conversationShares)
    .set({ sealedToken })
    .where(and(eq(conversationShares.userId, userId), eq(conversationShares.tokenHash, tokenHash)));
}
