import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#platform/app-error.ts';
import type { Database, Queryable, Tx } from './database.ts';
import { keysetAfter } from './keyset.ts';
import { bumpUserVersion } from './user-version.ts';

/** A user's table with soft deletion: `deletedAt` is when a row was moved to the trash. */
export type TrashableTable = PgTable & {
  userId: AnyPgColumn<{ data: string }>;
  id: AnyPgColumn<{ data: string }>;
  deletedAt: AnyPgColumn<{ data: Date }>;
};
type TitleColumn = AnyPgColumn<{ data: string }>;

/** A transaction of one user. */
export interface TrashScope {
  tx: Tx;
  userId: string;
}

/** A page of the trash, most recently deleted first; `after` is the last row of the previous page. */
export interface TrashPage {
  limit: number;
  after?: { deletedAt: string; id: string };
}

/**
 * The operations of the trash on one table: list a page, restore and delete for good (both throw trash.not_found),
 * empty it, and find expired rows. Writes increment the user's version.
 */
export const createTrash = (db: Database, table: TrashableTable & { title: TitleColumn }) =>
  createTrashTitledBy(db, table, table.title);

/** Like createTrash, for a table whose titles are in another column. */
export function createTrashTitledBy(db: Database, table: TrashableTable, title: TitleColumn) {
  const inTrashCondition = (userId: string) => and(eq(table.userId, userId), isNotNull(table.deletedAt));

  /** Increments the user's version; throws trash.not_found if no row was changed. */
  async function recordChange({ tx, userId }: TrashScope, rows: unknown[]): Promise<void> {
    if (rows.length === 0) throw new AppError({ code: 'trash.not_found' });
    await bumpUserVersion(tx, userId);
  }

  return {
    list: async (
      userId: string,
      { limit, after }: TrashPage,
    ): Promise<{ id: string; title: string; deletedAt: Date }[]> => {
      const position = after && { at: after.deletedAt, id: after.id };
      const rows = await db
        .select({ id: table.id, title, deletedAt: table.deletedAt })
        .from(table)
        .where(and(inTrashCondition(userId), keysetAfter(table.deletedAt, table.id, position)))
        .orderBy(desc(table.deletedAt), desc(table.id))
        .limit(limit);
      return rows as { id: string; title: string; deletedAt: Date }[];
    },

    restore: async (scope: TrashScope, id: string): Promise<void> => {
      const rows = await scope.tx
        .update(table as PgTable)
        .set({ deletedAt: null })
        .where(and(inTrashCondition(scope.userId), eq(table.id, id)))
        .returning({ id: table.id });
      await recordChange(scope, rows);
    },

    deleteForever: async (scope: TrashScope, id: string): Promise<void> => {
      const rows = await scope.tx
        .delete(table)
        .where(and(inTrashCondition(scope.userId), eq(table.id, id)))
        .returning({ id: table.id });
      await recordChange(scope, rows);
    },

    empty: async ({ tx, userId }: TrashScope): Promise<void> => {
      await tx.delete(table).where(inTrashCondition(userId));
      await bumpUserVersion(tx, userId);
    },

    /** The expired rows of all users. */
    listExpired: (before: Date, limit: number): Promise<ExpiredRow[]> => listExpiredRows(db, table, before, limit),
  };
}

export interface ExpiredRow {
  userId: string;
  id: string;
}

/** The rows of all users that were moved to the trash before a time. */
export async function listExpiredRows(
  db: Queryable,
  table: TrashableTable,
  before: Date,
  limit: number,
): Promise<ExpiredRow[]> {
  const rows = await db
    .select({ userId: table.userId, id: table.id })
    .from(table)
    .where(and(isNotNull(table.deletedAt), lt(table.deletedAt, before)))
    .limit(limit);
  return rows as ExpiredRow[];
}
