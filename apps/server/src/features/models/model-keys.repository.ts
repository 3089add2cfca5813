import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { modelKeys } from '#db/schema/models.ts';
import { modelSettings } from '#db/schema/models.ts';

export type KeyRow = typeof modelKeys.$inferSelect;
export type NewKeyRow = Omit<typeof modelKeys.$inferInsert, 'userId'>;
export type SettingsRow = Omit<typeof modelSettings.$inferSelect, 'userId'>;

export async function listKeys(db: Queryable, userId: string): Promise<KeyRow[]> {
  return db
    .select()
    .from(modelKeys)
    .where(eq(modelKeys.userId, userId))
    .orderBy(desc(modelKeys.createdAt), desc(modelKeys.id));
}

export async function findKey(db: Queryable, userId: string, id: string): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(modelKeys)
    .where(and(eq(modelKeys.userId, userId), eq(modelKeys.id, id)));
  return row;
}

export async function countKeys(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(modelKeys).where(eq(modelKeys.userId, userId));
  return row?.count ?? 0;
}

export async function insertKey(tx: Tx, userId: string, row: NewKeyRow): Promise<KeyRow> {
  const [stored] = await tx
    .insert(modelKeys)
    .values({ ...row, userId })
    .returning();
  if (stored === undefined) throw new Error('the key was not stored');
  return stored;
}

/** Undefined when the key was deleted meanwhile. */
export async function updateKey(
  db: Queryable,
  userId: string,
  id: string,
  fields: Partial<Pick<NewKeyRow, 'models' | 'testedAt' | 'sealedKey'>>,
): Promise<KeyRow | undefined> {
  const [row] = await db
    .update(modelKeys)
    .set(fields)
    .where(and(eq(modelKeys.userId, userId), eq(modelKeys.id, id)))
    .returning();
  return row;
}

/** False when there is no such key. */
export async function deleteKey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(modelKeys)
    .where(and(eq(modelKeys.userId, userId), eq(modelKeys.id, id)))
    .returning({ id: modelKeys.id });
  return deleted.length > 0;
}

/** The sealed keys of all users. */
export async function listSealedKeys(db: Queryable): Promise<{ userId: string; id: string; sealedKey: string }[]> {
  const rows = await db
    .select({ userId: modelKeys.userId, id: modelKeys.id, sealedKey: modelKeys.sealedKey })
    .from(modelKeys)
    .where(isNotNull(modelKeys.sealedKey));
  return rows.flatMap(({ sealedKey, ...row }) => (sealedKey === null ? [] : [{ ...row, sealedKey }]));
}

export async function findSettings(db: Queryable, userId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(modelSettings).where(eq(modelSettings.userId, userId));
  return row;
}

export async function saveSettings(db: Queryable, userId: string, fields: Partial<SettingsRow>): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await db
    .insert(modelSettings)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: modelSettings.userId, set: fields });
}
