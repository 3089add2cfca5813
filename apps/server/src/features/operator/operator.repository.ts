import { asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter, type KeysetPosition } from '#db/keyset.ts';
import { users } from '#db/schema/identity.ts';
import { type ActValue, appProcesses, operatorActs } from '#db/schema/operator.ts';

export type { ActValue };
export type NewActRow = typeof operatorActs.$inferInsert;
export type ProcessRow = typeof appProcesses.$inferSelect;

export async function insertActs(tx: Tx, rows: readonly NewActRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(operatorActs).values([...rows]);
}

/** Newest first, with the current emails of the people involved. */
export async function listActs(
  db: Queryable,
  { limit, after }: { limit: number; after: KeysetPosition | undefined },
): Promise<ActRow[]> {
  const actors = alias(users, 'actors');
  return db
    .select({
      id: operatorActs.id,
      at: operatorActs.at,
      actor: actors.email,
      machineAccount: operatorActs.machineAccount,
      act: operatorActs.act,
      person: users.email,
      target: operatorActs.target,
      before: operatorActs.before,
      after: operatorActs.after,
    })
    .from(operatorActs)
    .leftJoin(actors, eq(actors.id, operatorActs.actorId))
    .leftJoin(users, eq(users.id, operatorActs.subjectId))
    .where(keysetAfter(operatorActs.at, operatorActs.id, after))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(limit);
}

export interface ActRow extends Pick<
  typeof operatorActs.$inferSelect,
  'id' | 'at' | 'machineAccount' | 'act' | 'target' | 'before' | 'after'
> {
  actor: string | null;
  person: string | null;
}

export async function deleteActsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(operatorActs).where(lt(operatorActs.at, before));
}

/** Adds the row of a process, or records that it is still running. */
export async function saveProcess(db: Queryable, row: ProcessRow): Promise<void> {
  await db
    .insert(appProcesses)
    .values(row)
    .onConflictDoUpdate({ target: appProcesses.id, set: { seenAt: row.seenAt } });
}

export async function deleteProcess(db: Queryable, id: string): Promise<void> {
  await db.delete(appProcesses).where(eq(appProcesses.id, id));
}

export async function deleteProcessesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(appProcesses).where(lt(appProcesses.seenAt, before));
}

/** The oldest first. */
export async function listProcesses(db: Queryable, since: Date): Promise<ProcessRow[]> {
  return db
    .select()
    .from(appProcesses)
    .where(gte(appProcesses.seenAt, since))
    .orderBy(asc(appProcesses.startedAt), asc(appProcesses.id));
}

/** Locks the account, so that a concurrent change waits and then sees the result of this one. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
}
