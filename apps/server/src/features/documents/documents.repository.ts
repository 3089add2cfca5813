import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { documents, documentVersions } from '#db/schema/documents.ts';

export type DocumentRow = Omit<typeof documents.$inferSelect, 'userId'>;
export type VersionRow = Omit<typeof documentVersions.$inferSelect, 'userId'>;
/** A version without its text. */
export type VersionHead = Omit<VersionRow, 'text'>;

const ROWS_PER_STATEMENT = 200;
/** The source id of a document with the text of an upload begins with this; the id of the uploaded file follows. */
export const UPLOAD_PREFIX = 'upload-';

export async function insertDocuments(tx: Tx, userId: string, rows: readonly DocumentRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx.insert(documents).values(rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, userId })));
  }
}

export async function insertVersions(tx: Tx, userId: string, rows: readonly VersionRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insert(documentVersions)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, userId })));
  }
}

export async function updateDocument(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<Omit<DocumentRow, 'id' | 'conversationId'>>,
): Promise<void> {
  await tx
    .update(documents)
    .set(fields)
    .where(and(eq(documents.userId, userId), eq(documents.id, id)));
}

export async function updateVersionMessage(
  tx: Tx,
  userId: string,
  { documentId, id }: Pick<VersionRow, 'documentId' | 'id'>,
  messageId: string | null,
): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ messageId })
    .where(
      and(
        eq(documentVersions.userId, userId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.id, id),
      ),
    );
}

/** The documents of these conversations, in their order of appearance. */
export async function listDocuments(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
): Promise<DocumentRow[]> {
  if (conversationIds.length === 0) return [];
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.conversationId, [...conversationIds])))
    .orderBy(asc(documents.conversationId), asc(documents.position));
}

export async function findDocuments(db: Queryable, userId: string, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids])));
}

/** Oldest first, without texts. */
export async function listVersions(
  db: Queryable,
  userId: string,
  documentIds: readonly string[],
): Promise<VersionHead[]> {
  if (documentIds.length === 0) return [];
  const { userId: owner, text: _text, ...headColumns } = versionColumns;
  return db
    .select(headColumns)
    .from(documentVersions)
    .where(and(eq(owner, userId), inArray(documentVersions.documentId, [...documentIds])))
    .orderBy(asc(documentVersions.documentId), asc(documentVersions.number));
}

const versionColumns = {
  userId: documentVersions.userId,
  documentId: documentVersions.documentId,
  id: documentVersions.id,
  number: documentVersions.number,
  text: documentVersions.text,
  hash: documentVersions.hash,
  isFile: documentVersions.isFile,
  bytes: documentVersions.bytes,
  messageId: documentVersions.messageId,
  importId: documentVersions.importId,
  createdAt: documentVersions.createdAt,
};

export async function findVersion(
  db: Queryable,
  userId: string,
  documentId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.userId, userId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.id, id),
      ),
    );
  return row;
}

/** The texts of all versions, latest first. */
export async function listVersionTexts(
  db: Queryable,
  userId: string,
  documentIds: readonly string[],
): Promise<{ documentId: string; text: string }[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await db.execute<{ documentId: string; text: string }>(sql`
    select document_id as "documentId", text from ${documentVersions}
    where user_id = ${userId} and document_id = any(${sql.param([...documentIds])}::uuid[])
    order by document_id, number desc`);
  return rows;
}

/** A part of the searched text of a document, in characters. */
export interface QuotedPlace {
  documentId: string;
  from: number;
  to: number;
}

/** The text of a place in a document's latest version, or the beginning of an earlier version. */
export interface DocumentQuote {
  documentId: string;
  title: string;
  versionId: string;
  isLatest: boolean;
  /** The message that made the version; null if it is not known. */
  messageId: string | null;
  text: string;
}

/**
 * The texts of these places. For each place: that part of the document's latest version, and the beginnings of its
 * earlier versions, because the index contains their words too.
 */
export async function listQuotes(
  db: Queryable,
  userId: string,
  places: readonly QuotedPlace[],
): Promise<DocumentQuote[]> {
  if (places.length === 0) return [];
  const { rows } = await db.execute<DocumentQuote & Record<string, unknown>>(sql`
    select d.id as "documentId", d.title, v.id as "versionId", v.version_rank = 1 as "isLatest",
      v.message_id as "messageId",
      case when v.version_rank = 1 then substr(v.text, f.start + 1, f.stop - f.start) else left(v.text, ${MAX_EARLIER_LENGTH}) end as text
    from unnest(
      ${sql.param(places.map(({ documentId }) => documentId))}::uuid[],
      ${sql.param(places.map(({ from }) => from))}::int[], ${sql.param(places.map(({ to }) => to))}::int[]
    ) f(id, start, stop)
    join ${documents} d on d.user_id = ${userId} and d.id = f.id
    cross join lateral (
      select id, text, message_id, row_number() over (order by number desc) as version_rank from ${documentVersions} v
      where v.user_id = d.user_id and v.document_id = d.id order by number desc limit ${MAX_QUOTED_VERSIONS}
    ) v
    order by d.id, v.version_rank`);
  return rows;
}

/** Characters of each earlier version. */
const MAX_EARLIER_LENGTH = 50_000;
const MAX_QUOTED_VERSIONS = 6;

/** The whole text of the latest version of each of these documents. */
export async function listLatestTexts(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select distinct on (document_id) document_id as id, text from ${documentVersions}
    where user_id = ${userId} and document_id = any(${sql.param([...ids])}::uuid[])
    order by document_id, number desc`);
  return rows;
}

/**
 * The latest versions of the documents of a conversation, newest first, each cut to `length` characters. Uploads and
 * documents without a text are left out.
 */
export async function listTextsOfConversation(
  db: Queryable,
  userId: string,
  conversationId: string,
  { limit, length }: { limit: number; length: number },
): Promise<{ title: string; text: string; isCut: boolean }[]> {
  const { rows } = await db.execute<{ title: string; text: string; isCut: boolean }>(sql`
    select d.title, left(v.text, ${length}) as text, length(v.text) > ${length} as "isCut" from ${documents} d
    cross join lateral (
      select text, created_at from ${documentVersions} v
      where v.user_id = d.user_id and v.document_id = d.id order by number desc limit 1
    ) v
    where d.user_id = ${userId} and d.conversation_id = ${conversationId} and v.text <> ''
      and d.source_id not like ${`${UPLOAD_PREFIX}%`}
    order by v.created_at desc, d.position desc limit ${limit}`);
  return rows;
}

/**
 * Deletes the versions that an import added to the documents of a conversation; null stands for all imports. Returns the
 * ids of these documents.
 */
export async function deleteImported(
  tx: Tx,
  userId: string,
  conversationId: string,
  importId: string | null,
): Promise<string[]> {
  const importedCondition = importId === null ? sql`v.import_id is not null` : sql`v.import_id = ${importId}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${documentVersions} v using ${documents} d
    where v.user_id = ${userId} and d.user_id = ${userId} and d.id = v.document_id
      and d.conversation_id = ${conversationId} and ${importedCondition} returning v.document_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Deletes the documents among these that have no version left. Returns their ids. */
export async function deleteEmpty(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${documents} d where d.user_id = ${userId} and d.id = any(${sql.param([...ids])}::uuid[])
      and not exists (select from ${documentVersions} v where v.user_id = d.user_id and v.document_id = d.id)
    returning d.id`);
  return rows.map(({ id }) => id);
}

/** Bytes of the texts of a user's documents; pictures are counted as attachments. */
export async function sumBytes(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(bytes), 0)::text as bytes from ${documentVersions} where user_id = ${userId} and not is_file`);
  return Number(rows[0]?.bytes ?? 0);
}
