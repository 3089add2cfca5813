import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { inactiveOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { attachments } from '#db/schema/attachments.ts';
import { chatFiles } from '#db/schema/chat-files.ts';
import { conversations } from '#db/schema/conversations.ts';

export interface AttachmentRow {
  idHash: string;
  conversationId: string;
  size: number;
  createdAt: Date;
}

/** Whether the file belongs to an inactive account. */
export async function isOfInactiveOwner(db: Queryable, idHash: string): Promise<boolean> {
  const attachmentHashes = db
    .select({ idHash: attachments.idHash })
    .from(attachments)
    .where(and(eq(attachments.idHash, idHash), inactiveOwnerCondition(attachments.userId)));
  const chatFileHashes = db
    .select({ idHash: chatFiles.idHash })
    .from(chatFiles)
    .where(and(inactiveOwnerCondition(chatFiles.userId), eq(chatFiles.idHash, idHash)));
  return (await unionAll(attachmentHashes, chatFileHashes).limit(1)).length > 0;
}

/** Which of these files are stored already, for a conversation or as uploads for a chat. */
export async function listStored(db: Queryable, userId: string, idHashes: readonly string[]): Promise<Set<string>> {
  if (idHashes.length === 0) return new Set();
  const attachmentHashes = db
    .select({ idHash: attachments.idHash })
    .from(attachments)
    .where(and(eq(attachments.userId, userId), inArray(attachments.idHash, [...idHashes])));
  const chatFileHashes = db
    .select({ idHash: chatFiles.idHash })
    .from(chatFiles)
    .where(and(eq(chatFiles.userId, userId), inArray(chatFiles.idHash, [...idHashes])));
  const rows = await union(attachmentHashes, chatFileHashes);
  return new Set(rows.map(({ idHash }) => idHash));
}

/** Stores which conversations use which files. Returns how many of these uses are new. */
export async function insertAttachments(tx: Tx, userId: string, rows: readonly AttachmentRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(attachments)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning({ idHash: attachments.idHash });
  return added.length;
}

export async function copyUses(tx: Tx, userId: string, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into attachments (user_id, id_hash, conversation_id, size, created_at)
    select user_id, id_hash, ${to}, size, created_at from attachments
    where user_id = ${userId} and conversation_id = ${from}
    on conflict do nothing`);
}

/** Deletes the rows of deleted conversations. Returns the files that no other conversation uses. */
export async function deleteOrphaned(db: Queryable): Promise<string[]> {
  const deletedUses = await db
    .delete(attachments)
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(conversations)
          .where(and(eq(conversations.userId, attachments.userId), eq(conversations.id, attachments.conversationId))),
      ),
    )
    .returning({ userId: attachments.userId, idHash: attachments.idHash });
  const unused: string[] = [];
  for (const { userId, idHash } of deletedUses) {
    if (!(await listStored(db, userId, [idHash])).has(idHash)) unused.push(idHash);
  }
  return [...new Set(unused)];
}

export async function listAll(db: Queryable, userId: string): Promise<string[]> {
  const attachmentHashes = db
    .select({ idHash: attachments.idHash })
    .from(attachments)
    .where(eq(attachments.userId, userId));
  const chatFileHashes = db.select({ idHash: chatFiles.idHash }).from(chatFiles).where(eq(chatFiles.userId, userId));
  const rows = await union(attachmentHashes, chatFileHashes);
  return rows.map(({ idHash }) => idHash);
}

/** Bytes of all files of a user, each counted once. */
export async function sumBytes(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(size), 0)::text as bytes
    from (
      select id_hash, size from ${attachments} where user_id = ${userId}
      union select id_hash, size from ${chatFiles} where user_id = ${userId}
    ) files`);
  return Number(rows[0]?.bytes ?? 0);
}
