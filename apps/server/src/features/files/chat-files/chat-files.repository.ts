import { and, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter, type KeysetPosition } from '#db/keyset.ts';
import { attachments } from '#db/schema/attachments.ts';
import { chatFiles } from '#db/schema/chat-files.ts';

type StoredFile = typeof chatFiles.$inferSelect;
/** A file without its text. */
export type ChatFileRow = Omit<StoredFile, 'userId' | 'text'>;

const {
  userId: owner,
  text,
  ...columns
} = {
  userId: chatFiles.userId,
  id: chatFiles.id,
  idHash: chatFiles.idHash,
  hash: chatFiles.hash,
  name: chatFiles.name,
  type: chatFiles.type,
  size: chatFiles.size,
  status: chatFiles.status,
  pages: chatFiles.pages,
  text: chatFiles.text,
  note: chatFiles.note,
  documentId: chatFiles.documentId,
  isKept: chatFiles.isKept,
  createdAt: chatFiles.createdAt,
};

const fileCondition = (userId: string, id: string) => and(eq(owner, userId), eq(chatFiles.id, id));

export async function insertFile(
  tx: Tx,
  userId: string,
  row: ChatFileRow,
  knownText: string | null = null,
): Promise<void> {
  await tx.insert(chatFiles).values({ ...row, userId, text: knownText });
}

export async function findFiles(db: Queryable, userId: string, ids: readonly string[]): Promise<ChatFileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(chatFiles)
    .where(and(eq(owner, userId), inArray(chatFiles.id, [...ids])));
}

/** The texts of these files; files without a text are left out. */
export async function listTexts(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: chatFiles.id, text })
    .from(chatFiles)
    .where(and(eq(owner, userId), inArray(chatFiles.id, [...ids])));
  return rows.flatMap((row) => (row.text === null ? [] : [{ id: row.id, text: row.text }]));
}

/** The library, newest first; only files whose names contain all the words. */
export async function listKept(
  db: Queryable,
  userId: string,
  { limit, after, words }: { limit: number; after: KeysetPosition | undefined; words: readonly string[] },
): Promise<ChatFileRow[]> {
  const contains = words.map((word) => ilike(chatFiles.name, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`));
  return db
    .select(columns)
    .from(chatFiles)
    .where(
      and(
        eq(owner, userId),
        sql`${chatFiles.isKept}`,
        ...contains,
        keysetAfter(chatFiles.createdAt, chatFiles.id, after),
      ),
    )
    .orderBy(desc(chatFiles.createdAt), desc(chatFiles.id))
    .limit(limit);
}

/** A file of the library that has these bytes and was read. */
export async function findKeptByHash(db: Queryable, userId: string, hash: string): Promise<ChatFileRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(chatFiles)
    .where(and(eq(owner, userId), eq(chatFiles.hash, hash), eq(chatFiles.status, 'ready'), sql`${chatFiles.isKept}`))
    .limit(1);
  return row;
}

export async function countKept(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(chatFiles)
    .where(and(eq(owner, userId), sql`${chatFiles.isKept}`));
  return row?.number ?? 0;
}

/** Returns the changed file; undefined if there is no such file. */
export async function updateFile(
  db: Queryable,
  userId: string,
  id: string,
  fields: Partial<Omit<StoredFile, 'userId' | 'id'>>,
): Promise<ChatFileRow | undefined> {
  const [row] = await db.update(chatFiles).set(fields).where(fileCondition(userId, id)).returning(columns);
  return row;
}

/** Marks a file as being read, and returns it; undefined if its reading has ended already or it does not exist. */
export async function markReading(db: Queryable, userId: string, id: string): Promise<ChatFileRow | undefined> {
  const [row] = await db
    .update(chatFiles)
    .set({ status: 'reading' })
    .where(and(fileCondition(userId, id), inArray(chatFiles.status, ['queued', 'reading'])))
    .returning(columns);
  return row;
}

/** Deletes a file. Returns the key of its bytes; undefined if there is no such file. */
export async function deleteFile(db: Queryable, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db.delete(chatFiles).where(fileCondition(userId, id)).returning({ idHash: chatFiles.idHash });
  return row?.idHash;
}

/** Deletes the files uploaded before `before`, unless they are in the library or a conversation uses them. */
export async function deleteUnused(db: Queryable, before: Date): Promise<{ userId: string; idHash: string }[]> {
  const { rows } = await db.execute<{ userId: string; idHash: string }>(sql`
    delete from ${chatFiles} f where not is_kept and created_at < ${sql.param(before, chatFiles.createdAt)}
      and not exists (select from ${attachments} a where a.user_id = f.user_id and a.id_hash = f.id_hash)
    returning user_id as "userId", id_hash as "idHash"`);
  return rows;
}
