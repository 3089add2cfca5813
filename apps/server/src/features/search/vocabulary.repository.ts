import { eq, inArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, conversationWords } from '#db/schema/conversations.ts';
import { searchVocabulary, searchVocabularyMarks } from '#db/schema/searches.ts';

/** Longer words are addresses, keys and encoded bytes. */
const MAX_WORD_LENGTH = 32;

/** Adds these conversations to those whose words are to be counted. */
export async function addPendingCounts(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${searchVocabularyMarks} (user_id, conversation_id)
    select ${userId}::uuid, unnest(${sql.param([...ids])}::uuid[])`);
}

/** Empties the vocabulary and adds every conversation to those whose words are to be counted. */
export async function resetVocabulary(tx: Tx, userId: string): Promise<void> {
  await tx.delete(searchVocabulary).where(eq(searchVocabulary.userId, userId));
  await tx.delete(searchVocabularyMarks).where(eq(searchVocabularyMarks.userId, userId));
  await tx.execute(sql`
    insert into ${searchVocabularyMarks} (user_id, conversation_id)
    select user_id, id from ${conversations} where user_id = ${userId}`);
}

/** Deletes the oldest pending counts and returns their number and their distinct conversations. */
export async function deletePendingCounts(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ count: number; ids: string[] }> {
  const oldest = tx
    .select({ id: searchVocabularyMarks.id })
    .from(searchVocabularyMarks)
    .where(eq(searchVocabularyMarks.userId, userId))
    .orderBy(searchVocabularyMarks.id)
    .limit(limit);
  const rows = await tx
    .delete(searchVocabularyMarks)
    .where(sql`${eq(searchVocabularyMarks.userId, userId)} and ${inArray(searchVocabularyMarks.id, oldest)}`)
    .returning({ conversationId: searchVocabularyMarks.conversationId });
  return { count: rows.length, ids: [...new Set(rows.map(({ conversationId }) => conversationId))] };
}

/** Adds the words of these conversations. Words with digits are left out: they are numbers, ids and versions. */
export async function countWords(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${searchVocabulary} (user_id, word, count)
    select ${userId}::uuid, word, ndoc from ts_stat(format(
      'select words from conversation_words where user_id = %L and conversation_id = any(%L)',
      ${userId}::uuid, ${sql.param([...ids])}::uuid[]))
    where length(word) between 2 and ${MAX_WORD_LENGTH} and word !~ '[0-9]'
    order by word
    on conflict (user_id, word) do update set count = least(search_vocabulary.count::bigint + excluded.count, 2000000000)`);
}

/** Users with pending counts, and users whose conversations were never counted. `isRebuild`: all are to be counted. */
export async function listUncounted(db: Queryable, limit: number): Promise<{ userId: string; isRebuild: boolean }[]> {
  const { rows } = await db.execute<{ userId: string; isRebuild: boolean }>(sql`
    select u.id as "userId", not m.is_counted as "isRebuild" from users u
    cross join lateral (select
      exists (select from ${searchVocabularyMarks} m where m.user_id = u.id) as is_marked,
      exists (select from ${searchVocabulary} v where v.user_id = u.id) as is_counted,
      exists (select from ${conversationWords} w where w.user_id = u.id and w.words <> ''::tsvector) as has_words) m
    where ${activeOwnerCondition(sql`u.id`)} and (m.is_marked or (m.has_words and not m.is_counted))
    limit ${limit}`);
  return rows;
}

/** The PostgreSQL dictionaries of the languages whose word forms are known. */
const STEMMERS = [
  'english_stem',
  'dutch_stem',
  'german_stem',
  'french_stem',
  'spanish_stem',
  'portuguese_stem',
  'italian_stem',
];
const MAX_FORMS = 12;
const MAX_COUNTED_WORDS = 1_000;
/** Words with a shorter stem have too little in common. */
const MIN_STEM_LENGTH = 3;
/** Appended to a beginning, it sorts after every word with that beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

export interface SearchedWord {
  word: string;
  /** Whether it may be the beginning of a word. */
  isPrefix: boolean;
}

export interface WordForms {
  /** Without case and accents. */
  word: string;
  /** Whether the vocabulary has it. */
  isKnown: boolean;
  /** In how many chunks the word and its forms occur, added up; for a beginning, at most a thousand words are added. */
  count: number;
  /** Whether it is too common in one of the languages to distinguish texts. */
  isStopWord: boolean;
  /** Other words of the vocabulary with the same stem in one of the languages, the most frequent first. */
  forms: string[];
}

/** SQL: whether a word of the vocabulary begins with a text. */
const beginsWith = (column: ReturnType<typeof sql>, beginning: ReturnType<typeof sql>) =>
  sql`(${column} >= ${beginning} and ${column} < ${beginning} || ${LAST_CHARACTER}::text)`;

/**
 * What the vocabulary knows about words, in their order. Only words that begin with the stem without its last letter
 * are compared, because that letter may differ: the stem of 'city' and 'cities' is 'citi'.
 */
export async function findForms(db: Queryable, userId: string, words: readonly SearchedWord[]): Promise<WordForms[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<WordForms & Record<string, unknown>>(sql`
    select a.word, known.count is not null as "isKnown", coalesce(known.count, 0) + coalesce(others.count, 0) as count,
      exists (select from unnest(${sql.param(STEMMERS)}::regdictionary[]) d(stemmer)
        where ts_lexize(d.stemmer, a.word) = '{}') as "isStopWord",
      coalesce(others.forms, '{}') as forms
    from (
      select lower(unaccent(word)) collate "C" as word, is_prefix, at
      from unnest(
        ${sql.param(words.map(({ word }) => word))}::text[], ${sql.param(words.map(({ isPrefix }) => isPrefix))}::bool[]
      ) with ordinality given(word, is_prefix, at)
    ) a
    cross join lateral (
      select sum(k.count)::float8 as count from (
        select v.count from ${searchVocabulary} v where v.user_id = ${userId}
          and ${beginsWith(sql`v.word`, sql`a.word`)} and (a.is_prefix or v.word = a.word) limit ${MAX_COUNTED_WORDS}
      ) k
    ) known
    cross join lateral (
      select array_agg(f.word order by f.count desc, f.word) as forms, sum(f.count)::float8 as count from (
        select v.word, max(v.count) as count
        from unnest(${sql.param(STEMMERS)}::regdictionary[]) d(stemmer)
        cross join lateral (select (ts_lexize(d.stemmer, a.word))[1] as stem) s
        join ${searchVocabulary} v on v.user_id = ${userId}
          and ${beginsWith(sql`v.word`, sql`left(s.stem, greatest(length(s.stem) - 1, ${MIN_STEM_LENGTH}))`)}
          and v.word <> a.word and (ts_lexize(d.stemmer, v.word))[1] = s.stem
        where length(s.stem) >= ${MIN_STEM_LENGTH} group by v.word order by 2 desc, 1 limit ${MAX_FORMS}
      ) f
    ) others
    order by a.at`);
  return rows;
}

/**
 * Words that differ from this one by at most `edits` letters in length, and have the same first or the same last
 * `sharedLetters` letters. One edit leaves either the beginning or the ending unchanged.
 */
export async function findSimilar(
  db: Queryable,
  userId: string,
  { word, edits, sharedLetters }: { word: string; edits: number; sharedLetters: number },
): Promise<{ word: string; count: number }[]> {
  const letters = Array.from(word);
  const head = letters.slice(0, sharedLetters).join('');
  const tail = letters.slice(-sharedLetters).toReversed().join('');
  const { rows } = await db.execute<{ word: string; count: number }>(sql`
    select v.word, v.count from ${searchVocabulary} v
    where v.user_id = ${userId} and length(v.word) between ${letters.length - edits} and ${letters.length + edits}
      and (${beginsWith(sql`v.word`, sql`${head}::text`)} or ${beginsWith(sql`reverse(v.word)`, sql`${tail}::text`)})`);
  return rows;
}

/**
 * Which of the tsqueries match a conversation. With `isArchived` only archived conversations count, otherwise only the
 * others. Call it in `withIndexScans`.
 */
export async function findMatching(
  db: Queryable,
  userId: string,
  queries: readonly string[],
  isArchived: boolean,
): Promise<string[]> {
  const { rows } = await db.execute<{ query: string }>(sql`
    select q.query from unnest(${sql.param([...queries])}::text[]) with ordinality q(query, at)
    where exists (
      select from ${conversationWords} w join ${conversations} c on c.user_id = w.user_id and c.id = w.conversation_id
      where w.user_id = ${userId} and w.words @@ to_tsquery('plain', q.query) and c.deleted_at is null and c.is_archived = ${isArchived})
    order by q.at`);
  return rows.map(({ query }) => query);
}
