import { sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { UPLOAD_PREFIX } from './documents.repository.ts';
import { documents, documentVectors, documentVersions } from '#db/schema/documents.ts';

export interface UnembeddedDocument {
  id: string;
  versionId: string;
  title: string;
  text: string;
}

export interface NewVector {
  documentId: string;
  /** Index of the piece in the text. */
  piece: number;
  versionId: string;
  vector: Uint8Array;
  /** The signs of the vector's values, as '0' and '1'. */
  sketch: string;
}

/**
 * Documents whose latest version has no vectors of this embedder, with the beginning of its text; the beginning is
 * longer for an upload.
 */
export async function listUnembedded(
  db: Queryable,
  userId: string,
  embedder: string,
  { limit, length, uploadLength }: { limit: number; length: number; uploadLength: number },
): Promise<UnembeddedDocument[]> {
  const { rows } = await db.execute<UnembeddedDocument & Record<string, unknown>>(sql`
    select d.id, v.id as "versionId", d.title,
      left(v.text, case when d.source_id like ${`${UPLOAD_PREFIX}%`} then ${uploadLength}::int else ${length}::int end) as text
    from ${documents} d
    cross join lateral (
      select id, text from ${documentVersions} v
      where v.user_id = d.user_id and v.document_id = d.id order by number desc limit 1
    ) v
    where d.user_id = ${userId} and not exists (select from ${documentVectors} n where n.user_id = d.user_id
      and n.document_id = d.id and n.embedder = ${embedder} and n.version_id = v.id)
    order by d.created_at desc, d.id limit ${limit}`);
  return rows;
}

/** Replaces the vectors of these documents. Documents that were deleted meanwhile get none. */
export async function saveVectors(
  tx: Tx,
  userId: string,
  embedder: string,
  documentIds: readonly string[],
  vectors: readonly NewVector[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${documents} where user_id = ${userId} and id = any(${sql.param([...documentIds])}::uuid[])
    for key share`);
  const existing = new Set(rows.map(({ id }) => id));
  await tx.execute(sql`
    delete from ${documentVectors} where user_id = ${userId} and document_id = any(${sql.param([...existing])}::uuid[])`);
  const values = vectors
    .filter(({ documentId }) => existing.has(documentId))
    .map((row) => ({ ...row, userId, embedder }));
  if (values.length > 0) await tx.insert(documentVectors).values(values);
}

/** SQL: the ids of the documents in archived conversations, which are few and found by an index. */
const archivedDocuments = (userId: string) => sql`
  select d.id from ${documents} d join ${conversations} c on c.user_id = d.user_id and c.id = d.conversation_id
  where d.user_id = ${userId} and c.user_id = ${userId} and c.is_archived and c.deleted_at is null`;

/**
 * The pieces whose sketches differ least from the given one. With `isArchived` only documents in archived conversations are
 * searched, otherwise only documents in the other conversations. Every sketch is compared; each has only 64 bytes.
 */
export async function listNearPieces(
  db: Queryable,
  userId: string,
  { embedder, sketch, limit, isArchived }: { embedder: string; sketch: string; limit: number; isArchived: boolean },
): Promise<{ documentId: string; conversationId: string; piece: number; vector: Int8Array }[]> {
  const { rows } = await db.execute<{ documentId: string; conversationId: string; piece: number; vector: Buffer }>(sql`
    select near.document_id as "documentId", d.conversation_id as "conversationId", near.piece, near.vector from (
      select document_id, piece, vector from ${documentVectors}
      where user_id = ${userId} and embedder = ${embedder}
        and (document_id in (${archivedDocuments(userId)})) = ${isArchived}
      order by bit_count(sketch # ${sketch}::bit(512)) limit ${limit}
    ) near join ${documents} d on d.user_id = ${userId} and d.id = near.document_id`);
  return rows.map(({ vector, ...row }) => ({
    ...row,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }));
}

/** The embedded pieces of these documents. */
export async function listPieces(
  db: Queryable,
  userId: string,
  embedder: string,
  documentIds: readonly string[],
): Promise<{ documentId: string; piece: number; vector: Int8Array }[]> {
  const { rows } = await db.execute<{ documentId: string; piece: number; vector: Buffer }>(sql`
    select document_id as "documentId", piece, vector from ${documentVectors}
    where user_id = ${userId} and embedder = ${embedder} and document_id = any(${sql.param([...documentIds])}::uuid[])`);
  return rows.map(({ vector, ...row }) => ({
    ...row,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }));
}

/** Whether this embedder has embedded any document of the user. */
export async function hasVectors(db: Queryable, userId: string, embedder: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${documentVectors} where user_id = ${userId} and embedder = ${embedder} limit 1`,
  );
  return rows.length > 0;
}

/** Users with documents that this embedder has not embedded. */
export async function listUsersToEmbed(db: Queryable, embedder: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct user_id as id from ${documents} where ${activeOwnerCondition(documents.userId)}
      and not exists (select from ${documentVectors} n where n.user_id = ${documents.userId}
        and n.document_id = ${documents.id} and n.embedder = ${embedder})`);
  return rows.map(({ id }) => id);
}
