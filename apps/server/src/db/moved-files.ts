import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from './database.ts';

export interface StoredFile {
  userId: string;
  idHash: string;
}

/** The files of all conversations and chats, of all users. */
export async function listFiles(db: Queryable): Promise<StoredFile[]> {
  const { rows } = await db.execute<Record<keyof StoredFile, string>>(sql`
    select user_id as "userId", id_hash as "idHash" from attachments
    union select user_id, id_hash from chat_files order by 1, 2`);
  return rows;
}

/** Gives a person's file another id, and changes the id in the messages that show the file. */
export async function changeFileId(
  tx: Tx,
  userId: string,
  from: { idHash: string; address: string },
  to: { idHash: string; address: string },
): Promise<void> {
  await tx.execute(sql`
    update messages set blocks = replace(blocks::text, ${from.address}, ${to.address})::jsonb
    where user_id = ${userId} and strpos(blocks::text, ${from.address}) > 0 and conversation_id in
      (select conversation_id from attachments where user_id = ${userId} and id_hash = ${from.idHash})`);
  await tx.execute(sql`
    insert into attachments (user_id, id_hash, conversation_id, size, created_at)
    select user_id, ${to.idHash}, conversation_id, size, created_at from attachments
    where user_id = ${userId} and id_hash = ${from.idHash} on conflict do nothing`);
  await tx.execute(sql`
    update chat_files set id_hash = ${to.idHash} where user_id = ${userId} and id_hash = ${from.idHash}`);
  await tx.execute(sql`delete from attachments where user_id = ${userId} and id_hash = ${from.idHash}`);
  await tx.execute(sql`update user_versions set version = version + 1 where user_id = ${userId}`);
}
