import { and, count, eq, gt, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { imports } from '#db/schema/imports.ts';
import type { ImportRow } from './imports.repository.ts';

/** The states in which an import counts towards the number of imports at a time. */
const OPEN_STATUSES: ImportRow['status'][] = ['uploading', 'queued', 'running'];

/**
 * The number of open imports. An upload counts only if it received bytes after `since`, so that an abandoned upload
 * blocks nothing.
 */
export async function countOpen(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        inArray(imports.status, OPEN_STATUSES),
        or(ne(imports.status, 'uploading'), gt(sql`coalesce(${imports.receivedAt}, ${imports.createdAt})`, since)),
      ),
    );
  return row?.count ?? 0;
}

/**
 * The number of imports that a user has started after `since`, and the time of the first of them. Receipts of devices
 * are not counted.
 */
export async function countStartedImports(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ count: number; first: Date | undefined }> {
  const [row] = await db
    .select({ count: count(), first: min(imports.createdAt) })
    .from(imports)
    .where(and(eq(imports.userId, userId), gt(imports.createdAt, since), isNull(imports.deviceId)));
  return { count: row?.count ?? 0, first: row?.first ?? undefined };
}
