import { and, desc, eq, isNotNull, ne, sql, sum } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { imports, importSkips } from '#db/schema/imports.ts';
import type { ImportRow } from '../imports.repository.ts';

/** The receipt of one device on one day, in the person's time zone. */
export interface LiveReceiptKey {
  deviceId: string;
  day: string;
}

const receiptCondition = (userId: string, { deviceId, day }: LiveReceiptKey) =>
  and(
    eq(imports.userId, userId),
    eq(imports.deviceId, deviceId),
    eq(imports.captureDay, day),
    ne(imports.status, 'undone'),
  );

/** The receipt to which the device is adding now; undefined after an undo. */
export async function findLiveReceipt(
  db: Queryable,
  userId: string,
  key: LiveReceiptKey,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(receiptCondition(userId, key))
    .orderBy(desc(imports.createdAt))
    .limit(1);
  return row;
}

export async function lockLiveReceipt(tx: Tx, userId: string, key: LiveReceiptKey): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(receiptCondition(userId, key))
    .orderBy(desc(imports.createdAt))
    .limit(1)
    .for('update');
  return row;
}

/** Bytes that all devices of a person have sent on a day. */
export async function sumCapturedBytes(db: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(imports.bytesTotal) })
    .from(imports)
    .where(and(eq(imports.userId, userId), isNotNull(imports.deviceId), eq(imports.captureDay, day)));
  return Number(row?.bytes ?? 0);
}

export async function addBytes(db: Queryable, userId: string, id: string, bytes: number): Promise<void> {
  await db
    .update(imports)
    .set({ bytesTotal: sql`${imports.bytesTotal} + ${bytes}`, bytesRead: sql`${imports.bytesRead} + ${bytes}` })
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
}

/** Whether the receipt has this line already: a device may send a skipped record repeatedly. */
export async function hasSkip(
  db: Queryable,
  userId: string,
  importId: string,
  { item, reason }: { item: string; reason: string },
): Promise<boolean> {
  const rows = await db
    .select({ position: importSkips.position })
    .from(importSkips)
    .where(
      and(
        eq(importSkips.userId, userId),
        eq(importSkips.importId, importId),
        eq(importSkips.item, item),
        eq(importSkips.reason, reason),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
