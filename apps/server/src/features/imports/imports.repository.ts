import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { importChanges, imports, importSkips } from '#db/schema/imports.ts';

export type ImportRow = typeof imports.$inferSelect;
export type NewImportRow = Omit<typeof imports.$inferInsert, 'userId'>;
export type ImportPreview = NonNullable<ImportRow['preview']>;
export type SkipRow = typeof importSkips.$inferSelect;
export type NewSkip = Omit<SkipRow, 'userId' | 'importId' | 'position'>;
export type ChangeRow = typeof importChanges.$inferSelect;

const MAX_SHOWN_SKIPS = 1_000;
/** Further imports of the same user. */
const others = alias(imports, 'others');

export async function insertImport(db: Queryable, userId: string, row: NewImportRow): Promise<void> {
  await db.insert(imports).values({ ...row, userId });
}

export async function findImport(db: Queryable, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row;
}

export async function lockImport(tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)))
    .for('update');
  return row;
}

export async function listImports(
  db: Queryable,
  userId: string,
  page: { limit: number; after?: { createdAt: string; id: string } },
): Promise<ImportRow[]> {
  const { limit, after } = page;
  return db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        // The receipt of a device whose records were all stored before has nothing to show.
        or(isNull(imports.deviceId), sql`(${imports.counts}->>'found')::int > 0`),
        keysetAfter(imports.createdAt, imports.id, after && { at: after.createdAt, id: after.id }),
      ),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

export async function updateImport(
  db: Queryable,
  userId: string,
  id: string,
  fields: Partial<NewImportRow>,
): Promise<void> {
  await db
    .update(imports)
    .set(fields)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
}

/** Locks an import before a part of its conversations is stored. */
export async function lockToStore(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ mustStop: boolean; isOwnerActive: boolean } | undefined> {
  const [row] = await tx
    .select({
      mustStop: sql<boolean>`${imports.status} <> 'running' or ${imports.cancelRequested}`,
      isOwnerActive: sql<boolean>`${activeOwnerCondition(imports.userId)}`,
    })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)))
    .for('update');
  return row;
}

/**
 * Locks the next import, of any user, that is queued or whose process died, without those in `except`. Other processes
 * skip it. Each person has one import running at a time, so that a person with several imports does not keep others
 * waiting.
 */
export async function lockNext(tx: Tx, now: Date, except: readonly string[]): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(
      and(
        or(eq(imports.status, 'queued'), and(eq(imports.status, 'running'), lt(imports.leaseExpiresAt, now))),
        notInArray(imports.id, [...except]),
        activeOwnerCondition(imports.userId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(others)
            .where(
              and(eq(others.userId, imports.userId), eq(others.status, 'running'), gte(others.leaseExpiresAt, now)),
            ),
        ),
      ),
    )
    .orderBy(asc(imports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Locks the next import, of any user, that waits for its preview, without those in `except`. */
export async function lockNextPreview(tx: Tx, now: Date, except: readonly string[]): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.status, 'ready'),
        isNull(imports.preview),
        or(isNull(imports.leaseExpiresAt), lt(imports.leaseExpiresAt, now)),
        notInArray(imports.id, [...except]),
        activeOwnerCondition(imports.userId),
      ),
    )
    .orderBy(asc(imports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/**
 * Imports of all users that received nothing since `before` and whose upload is incomplete or that were not started.
 * Those in `except` are left out.
 */
export async function listAbandoned(
  db: Queryable,
  before: Date,
  except: readonly string[],
): Promise<{ userId: string; id: string }[]> {
  return db
    .select({ userId: imports.userId, id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.status, ['uploading', 'ready']),
        lt(sql`coalesce(${imports.receivedAt}, ${imports.createdAt})`, before),
        notInArray(imports.id, [...except]),
      ),
    )
    .limit(500);
}

/** Ends the lease of an import, so that any process continues it. */
export async function endLease(db: Queryable, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(imports)
    .set({ leaseExpiresAt: new Date(now.getTime() - 1) })
    .where(and(eq(imports.userId, userId), eq(imports.id, id), inArray(imports.status, ['running', 'ready'])));
}

/** Ends the leases of all imports that run or wait for their preview. */
export async function endAllLeases(db: Queryable, now: Date): Promise<void> {
  await db
    .update(imports)
    .set({ leaseExpiresAt: new Date(now.getTime() - 1) })
    .where(inArray(imports.status, ['running', 'ready']));
}

/** Appends to the import's skipped items. */
export async function insertSkips(tx: Tx, userId: string, importId: string, skips: readonly NewSkip[]): Promise<void> {
  if (skips.length === 0) return;
  const [last] = await tx
    .select({ position: max(importSkips.position) })
    .from(importSkips)
    .where(and(eq(importSkips.userId, userId), eq(importSkips.importId, importId)));
  const first = (last?.position ?? -1) + 1;
  await tx.insert(importSkips).values(skips.map((skip, at) => ({ ...skip, userId, importId, position: first + at })));
}

export async function listSkips(db: Queryable, userId: string, importId: string): Promise<SkipRow[]> {
  return db
    .select()
    .from(importSkips)
    .where(and(eq(importSkips.userId, userId), eq(importSkips.importId, importId), isNull(importSkips.keptHash)))
    .orderBy(asc(importSkips.position))
    .limit(MAX_SHOWN_SKIPS);
}

/** The skipped items of an import whose files were kept. */
export async function listKeptItems(db: Queryable, userId: string, importId: string): Promise<SkipRow[]> {
  return db
    .select()
    .from(importSkips)
    .where(and(eq(importSkips.userId, userId), eq(importSkips.importId, importId), isNotNull(importSkips.keptHash)))
    .orderBy(asc(importSkips.position));
}

/** Number and size of a user's kept files. */
export async function sumKeptFiles(db: Queryable, userId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sql<string>`coalesce(sum(${importSkips.keptBytes}), 0)` })
    .from(importSkips)
    .where(and(eq(importSkips.userId, userId), isNotNull(importSkips.keptHash)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** The kept files of a user, once for each import that kept one; with `hashes` only these files. */
export async function listKeptFiles(
  db: Queryable,
  userId: string,
  hashes?: readonly string[],
): Promise<{ importId: string; hash: string }[]> {
  const hashCondition = hashes && inArray(importSkips.keptHash, [...hashes]);
  const hash = sql<string>`${importSkips.keptHash}`;
  return db
    .selectDistinct({ importId: importSkips.importId, hash })
    .from(importSkips)
    .where(and(eq(importSkips.userId, userId), isNotNull(importSkips.keptHash), hashCondition))
    .orderBy(asc(importSkips.importId), asc(hash));
}

/** Removes a kept file from the import's skipped items, which stay listed. Returns how many items had the file. */
export async function clearKeptFile(tx: Tx, userId: string, importId: string, hash: string): Promise<number> {
  const changed = await tx
    .update(importSkips)
    .set({ keptHash: null, keptBytes: null })
    .where(and(eq(importSkips.userId, userId), eq(importSkips.importId, importId), eq(importSkips.keptHash, hash)))
    .returning({ position: importSkips.position });
  return changed.length;
}

/** Saves the changes that an undo reverts: for each conversation only the import's first change. */
export async function insertChanges(tx: Tx, userId: string, rows: Omit<ChangeRow, 'userId'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(importChanges)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing();
}

export async function listChanges(db: Queryable, userId: string, importId: string): Promise<ChangeRow[]> {
  return db
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.userId, userId), eq(importChanges.importId, importId)));
}

/** Which of these conversations the import has added or changed so far. */
export async function listChangedIds(
  db: Queryable,
  userId: string,
  importId: string,
  conversationIds: readonly string[],
): Promise<Set<string>> {
  if (conversationIds.length === 0) return new Set();
  const changed = await db
    .select({ id: importChanges.conversationId })
    .from(importChanges)
    .where(
      and(
        eq(importChanges.userId, userId),
        eq(importChanges.importId, importId),
        inArray(importChanges.conversationId, [...conversationIds]),
      ),
    );
  return new Set(changed.map(({ id }) => id));
}
