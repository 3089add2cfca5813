import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { users } from './schema/identity.ts';

/*
 * An account is being closed from the request to delete it until it is deleted or the request is withdrawn. During that
 * time none of its data is served, sent or processed. Its sessions end at once; code that reads rows of all users
 * excludes the account with the conditions below.
 */

const queryBuilder = new QueryBuilder();

/** A condition: the owner's account is not being closed. */
export function activeOwnerCondition(userId: AnyPgColumn | SQL): SQL {
  const active = queryBuilder
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closingAt)));
  return exists(active);
}

/** A condition: the owner's account is being closed. Searches only the few accounts that are being closed. */
export function closingOwnerCondition(userId: AnyPgColumn): SQL {
  return sql`${userId} in (select ${users.id} from ${users} where ${isNotNull(users.closingAt)})`;
}

/** Whether this account is being closed; also false for an account that no longer exists. */
export async function isClosing(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.closingAt)));
  return rows.length > 0;
}
