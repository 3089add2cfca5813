import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { inactiveOwnerCondition } from '#db/active-owner.ts';
import type { Queryable } from '#db/database.ts';
import { pictures } from '#db/schema/objects.ts';

export interface PictureRow {
  storedAt: Date | null;
}

export async function insertPicture(
  db: Queryable,
  userId: string,
  picture: { idHash: string; createdAt: Date; storedAt?: Date; isUsed?: boolean },
): Promise<void> {
  await db.insert(pictures).values({ userId, ...picture });
}

/** Whether the picture belongs to an inactive account. */
export async function isOfInactiveOwner(db: Queryable, idHash: string): Promise<boolean> {
  const rows = await db
    .select({ idHash: pictures.idHash })
    .from(pictures)
    .where(and(eq(pictures.idHash, idHash), inactiveOwnerCondition(pictures.userId)));
  return rows.length > 0;
}

export async function findPicture(db: Queryable, userId: string, idHash: string): Promise<PictureRow | undefined> {
  const [row] = await db
    .select({ storedAt: pictures.storedAt })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), eq(pictures.idHash, idHash)));
  return row;
}

/** False if another request has stored a picture meanwhile. */
export async function markStored(db: Queryable, userId: string, idHash: string, storedAt: Date): Promise<boolean> {
  const marked = await db
    .update(pictures)
    .set({ storedAt })
    .where(and(eq(pictures.userId, userId), eq(pictures.idHash, idHash), isNull(pictures.storedAt)))
    .returning({ idHash: pictures.idHash });
  return marked.length > 0;
}

export async function markUsed(db: Queryable, userId: string, idHash: string): Promise<void> {
  await db
    .update(pictures)
    .set({ isUsed: true })
    .where(and(eq(pictures.userId, userId), eq(pictures.idHash, idHash)));
}

export async function deletePicture(db: Queryable, userId: string, idHash: string): Promise<void> {
  await db.delete(pictures).where(and(eq(pictures.userId, userId), eq(pictures.idHash, idHash)));
}

export async function listPictures(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ idHash: pictures.idHash }).from(pictures).where(eq(pictures.userId, userId));
  return rows.map(({ idHash }) => idHash);
}

/** Unused pictures of all users that were created before `before`, without those in `except`. */
export async function listUnused(
  db: Queryable,
  before: Date,
  except: readonly string[],
): Promise<{ userId: string; idHash: string }[]> {
  return db
    .select({ userId: pictures.userId, idHash: pictures.idHash })
    .from(pictures)
    .where(and(sql`not ${pictures.isUsed}`, lt(pictures.createdAt, before), notInArray(pictures.idHash, [...except])))
    .limit(500);
}
