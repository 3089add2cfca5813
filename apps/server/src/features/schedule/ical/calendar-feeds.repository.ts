import { and, eq } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { calendarFeeds } from '#db/schema/calendar.ts';

export interface FeedRow {
  nonce: string;
  tokenHash: string;
  /** The encrypted token, if the secret key was replaced after the token was derived; otherwise null. */
  sealedToken: string | null;
  createdAt: Date;
}

export async function findFeed(db: Queryable, userId: string): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
}

/** The owner of a feed; undefined for an inactive account. */
export async function findFeedOwner(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), activeOwnerCondition(calendarFeeds.userId)));
  return row?.userId;
}

/** Inserts a feed unless the user has one: if two first requests run at once, only one inserts. */
export async function insertFeed(tx: Tx, userId: string, row: FeedRow): Promise<void> {
  await tx
    .insert(calendarFeeds)
    .values({ ...row, userId })
    .onConflictDoNothing();
}

export async function replaceFeed(tx: Tx, userId: string, row: FeedRow): Promise<void> {
  await tx
    .insert(calendarFeeds)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
}

export async function listAllFeeds(db: Queryable): Promise<(FeedRow & { userId: string })[]> {
  return db.select().from(calendarFeeds);
}

/** Changes nothing if the address was replaced meanwhile. */
export async function saveSealedToken(
  db: Queryable,
  userId: string,
  { tokenHash, sealedToken }: { tokenHash: string; sealedToken: string },
): Promise<void> {
  await db
    .update(calendarFeeds)
    .set({ sealedToken })
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.tokenHash, tokenHash)));
}
