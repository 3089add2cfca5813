import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { users } from './schema/identity.ts';

/*
 * An account is inactive while it is being closed or while the operator has suspended it. Closing begins with the
 * request to delete the account, and ends when the account is deleted or the request is withdrawn. None of the data of
 * an inactive account is served, sent or processed. Its sessions end immediately; code that reads rows of all users
 * excludes the account with the conditions below.
 */

const queryBuilder = new QueryBuilder();

/** A condition on rows of `users`: the account is active. */
export const activeUserCondition = and(isNull(users.closingAt), isNull(users.suspendedAt));

const inactiveUserCondition = or(isNotNull(users.closingAt), isNotNull(users.suspendedAt));

/** A condition: the owner's account is active. */
export function activeOwnerCondition(userId: AnyPgColumn | SQL): SQL {
  const active = queryBuilder
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), activeUserCondition));
  return exists(active);
}

/** A condition: the owner's account is inactive. Looks up the inactive accounts first, which are few. */
export function inactiveOwnerCondition(userId: AnyPgColumn | SQL): SQL {
  return sql`${userId} in (select ${users.id} from ${users} where ${inactiveUserCondition})`;
}

/** Whether this account is inactive; also false for an account that no longer exists. */
export async function isInactive(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inactiveUserCondition));
  return rows.length > 0;
}
