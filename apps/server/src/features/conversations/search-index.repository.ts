import { and, eq, isNull, sql } from 'drizzle-orm';
import { binaryArray } from '#db/binary-array.ts';
import type { Tx } from '#db/database.ts';
import { conversations, conversationWords } from '#db/schema/conversations.ts';
import { mapInTurns } from '#platform/map-in-turns.ts';
import type { SearchChunk, SplitChunk } from './search-chunks.ts';
import { splitForIndex, toWordVector } from './word-vectors.ts';

/** SQL: the month of the conversation `c`, as `conversation_words.month` has it: year × 12 + month. */
const monthOfConversation = sql`(extract(year from c.last_activity_at at time zone 'UTC') * 12
  + extract(month from c.last_activity_at at time zone 'UTC'))::int`;

/** Inserts chunks of the full-text index. Their conversations must be stored, with the time of the last activity. */
export async function insertSearchChunks(
  tx: Tx,
  userId: string,
  rows: ((SearchChunk | SplitChunk) & { conversationId: string; documentId?: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const splitTexts = await mapInTurns(rows, (row) => ('split' in row ? row.split : splitForIndex(row.text)));
  const lexemesByWord = await listLexemes(
    tx,
    splitTexts.flatMap((text) => text?.wordsForDatabase ?? []),
  );
  const vectors = await mapInTurns(splitTexts, (text) => text && toWordVector(text, lexemesByWord));
  const texts = rows.map((row) => ('text' in row ? row.text : null));
  const column = (valueOf: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(valueOf));
  await tx.execute(sql`
    insert into ${conversationWords} (user_id, conversation_id, document_id, chunk, from_seq, to_seq, month, words)
    select c.user_id, c.id, new_chunk.document_id, new_chunk.chunk, new_chunk.from_seq, new_chunk.to_seq, ${monthOfConversation},
      coalesce(new_chunk.vector, to_tsvector('plain', new_chunk.text))
    from unnest(
      ${column((row) => row.conversationId)}::uuid[], ${column((row) => row.documentId ?? null)}::uuid[],
      ${column((row) => row.chunk)}::int[], ${column((row) => row.fromSeq)}::int[], ${column((row) => row.toSeq)}::int[],
      ${sql.param(texts.map((text, index) => (vectors[index] === null ? text : null)))}::text[],
      ${sql.param(binaryArray('tsvector', vectors))}::tsvector[]
    ) new_chunk (id, document_id, chunk, from_seq, to_seq, text, vector)
    join ${conversations} c on c.user_id = ${userId} and c.id = new_chunk.id`);
}

/** The number of words that are remembered with their lexemes, so that the database splits each word only once. */
const MAX_REMEMBERED_WORDS = 20_000;
/** In characters: a longer word is hardly repeated. */
const MAX_REMEMBERED_LENGTH = 50;
const rememberedLexemes = new Map<string, readonly string[]>();

/** The lexemes by which PostgreSQL indexes each word, in their order; a word may have none. */
async function listLexemes(tx: Tx, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const unknown = [...new Set(words)].filter((word) => !rememberedLexemes.has(word));
  const lexemesByWord = new Map(words.map((word) => [word, rememberedLexemes.get(word) ?? []]));
  if (unknown.length === 0) return lexemesByWord;
  if (rememberedLexemes.size + unknown.length > MAX_REMEMBERED_WORDS) rememberedLexemes.clear();
  const { rows } = await tx.execute<{ word: string; lexemes: string[] }>(sql`
    select w.word, array(
      select l.lexeme from unnest(to_tsvector('plain', w.word)) l, unnest(l.positions) position order by position
    ) as lexemes
    from unnest(${sql.param(unknown)}::text[]) w(word)`);
  for (const { word, lexemes } of rows) {
    lexemesByWord.set(word, lexemes);
    if (word.length <= MAX_REMEMBERED_LENGTH) rememberedLexemes.set(word, lexemes);
  }
  return lexemesByWord;
}

/** Locks conversations that are not in the full-text index (for a rebuild: all). Returns their ids in order. */
export async function lockUnindexed(
  tx: Tx,
  userId: string,
  { after, limit, isRebuild }: { after: string | undefined; limit: number; isRebuild: boolean },
): Promise<string[]> {
  const andNotIndexed = sql`and not exists (select from ${conversationWords} w
    where w.user_id = c.user_id and w.conversation_id = c.id and w.chunk = 0)`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from ${conversations} c
    where c.user_id = ${userId} ${after === undefined ? sql`` : sql`and c.id > ${after}`} ${isRebuild ? sql`` : andNotIndexed}
    order by c.id limit ${limit} for update of c`);
  return rows.map(({ id }) => id);
}

/**
 * Adds a text to the last chunk of a conversation, or to a new chunk if the last one has 100 kB: a chunk per message
 * would be too many rows. The conversation must be stored already, with the time of its last activity.
 */
export async function appendToSearchIndex(
  tx: Tx,
  userId: string,
  conversationId: string,
  added: { fromSeq: number; toSeq: number; text: string },
): Promise<void> {
  const extended = await tx.execute(sql`
    update ${conversationWords} w set words = words || to_tsvector('plain', ${added.text}), to_seq = ${added.toSeq},
      month = ${monthOfConversation}
    from ${conversations} c
    where c.user_id = w.user_id and c.id = w.conversation_id and w.user_id = ${userId} and conversation_id = ${conversationId}
      and chunk = (select max(chunk) from ${conversationWords}
        where user_id = ${userId} and conversation_id = ${conversationId} and document_id is null)
      and pg_column_size(words) < 100000`);
  if ((extended.rowCount ?? 0) > 0) return;
  await tx.execute(sql`
    insert into ${conversationWords} (user_id, conversation_id, chunk, from_seq, to_seq, month, words)
    select c.user_id, c.id,
      (select coalesce(max(chunk), 0) + 1 from ${conversationWords} w
        where w.user_id = c.user_id and w.conversation_id = c.id and w.document_id is null),
      ${added.fromSeq}::int, ${added.toSeq}::int, ${monthOfConversation}, to_tsvector('plain', ${added.text})
    from ${conversations} c where c.user_id = ${userId} and c.id = ${conversationId}`);
}

/** Deletes the index chunks of a conversation's title and messages, but not those of its documents. */
export async function deleteSearchChunks(tx: Tx, userId: string, conversationId: string): Promise<void> {
  await tx
    .delete(conversationWords)
    .where(
      and(
        eq(conversationWords.userId, userId),
        eq(conversationWords.conversationId, conversationId),
        isNull(conversationWords.documentId),
      ),
    );
}

/** The chunks of documents have numbers that no chunk of messages reaches. */
const FIRST_DOCUMENT_CHUNK = 1_000_000;

/** Deletes the index chunks of documents. Returns the next free chunk number of each of their conversations. */
export async function deleteDocumentChunks(
  tx: Tx,
  userId: string,
  documents: readonly { conversationId: string; documentId: string }[],
): Promise<Map<string, number>> {
  const conversationIds = [...new Set(documents.map(({ conversationId }) => conversationId))];
  const inConversationsCondition = sql`user_id = ${userId} and conversation_id = any(${sql.param(conversationIds)}::uuid[])`;
  await tx.execute(sql`
    delete from ${conversationWords} where ${inConversationsCondition}
      and document_id = any(${sql.param(documents.map(({ documentId }) => documentId))}::uuid[])`);
  const { rows } = await tx.execute<{ id: string; chunk: number }>(sql`
    select conversation_id as id, max(chunk) as chunk from ${conversationWords}
    where ${inConversationsCondition} and document_id is not null group by conversation_id`);
  const lastChunks = new Map(rows.map(({ id, chunk }) => [id, chunk]));
  return new Map(conversationIds.map((id) => [id, (lastChunks.get(id) ?? FIRST_DOCUMENT_CHUNK - 1) + 1]));
}
