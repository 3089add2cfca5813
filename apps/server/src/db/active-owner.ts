import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { users } from './schema/identity.ts';

/*
 * From the moment its deletion was asked for until it is deleted or taken back, nothing of an account is served, sent or
 * worked on. Sessions end at once; whatever else reads rows of anybody asks here.
 */

const query = new QueryBuilder();

/** A condition: the account of this owner is not being closed. */
export function isActiveOwner(userId: AnyPgColumn | SQL): SQL {
  const active = query
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closingAt)));
  return exists(active);
}

/** A condition: the account of this owner is being closed. It looks among the few such owners first. */
export function isClosingOwner(userId: AnyPgColumn): SQL {
  return sql`${userId} in (select ${users.id} from ${users} where ${isNotNull(users.closingAt)})`;
}

/** Whether this account is being closed; false as well for one that is gone. */
export async function isClosing(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.closingAt)));
  return rows.length > 0;
}
