import { withIndexScans } from '#db/index-scans.ts';
import type { Database } from '#db/database.ts';
import { inOtherLanguages } from '@app/understanding/text/everyday-words';
import type { Language } from '@app/understanding/text/language';
import { otherPlaceNames } from '@app/understanding/text/place-names';
import {
  englishMeanings,
  isUntranslated,
  soughtInAnyLanguage,
  soughtWords,
} from '@app/understanding/text/word-meanings';
import { stem, wordsOf } from '@app/understanding/text/words';
import { splitNames, splitWords } from '#features/conversations/conversations.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { findArchiveQuestionChats } from './archive-question-chats.ts';
import * as rows from './find-conversations.repository.ts';
import type { Vocabulary } from './vocabulary.ts';
import { findDocumentPassages, type DocumentPassagesDependencies } from './document-passages.ts';

/** A conversation that may answer a question, with its messages in their order. */
export interface ConversationHit {
  conversationId: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  /**
   * From 0 to 1. In a search by words, the share of the words that the conversation contains, weighted by rarity; in a
   * search by meaning, the similarity.
   */
  share: number;
  /** Orders the hits of one search. In a search by meaning it is the similarity. */
  score: number;
  messages: rows.HitMessage[];
}

export interface WordSearchDependencies extends DocumentPassagesDependencies {
  vocabulary: Pick<Vocabulary, 'resolveWords' | 'isWord'>;
}

export interface WordSearchRequest {
  /** Content words; they match the beginnings of words, so stems serve as well. */
  words: readonly string[];
  /** The question that the words are from; names such as C++ are found in it. */
  text?: string;
  /** The language of the words. Those of another language than English also match their English meanings. */
  language?: Language;
  /** Whether words with the same meaning in any language are found as well. */
  inAnyLanguage?: true;
  filter?: rows.ConversationFilter;
  limit: number;
}

const MAX_WORDS = 12;
const MAX_CANDIDATES = 40;
/** A shorter word resembles too many others to be corrected. */
const MIN_CORRECTED_LENGTH = 5;
const TITLE_WEIGHT = 1.2;
/** The factor for a word of another language that no conversation contains and whose meaning is unknown. */
const UNTRANSLATED_WEIGHT = 0.3;
/**
 * A word in more chunks than this is not searched for if the question has rarer words: it hardly distinguishes
 * conversations, and searching for it is slow.
 */
const MAX_RARE_COUNT = 600;

/**
 * Conversations that contain any of the words, best first. Words that are rare in this user's archive weigh more, words
 * in the title count twice, and the frequency of a word counts a little. Of equally good conversations the latest comes
 * first. The messages of a hit are followed by passages of the conversation's documents around the words.
 */
export async function findConversationsByWords(
  dependencies: WordSearchDependencies,
  userId: string,
  request: WordSearchRequest,
): Promise<ConversationHit[]> {
  const { db } = dependencies;
  const { names, words: typed } = splitNames(request.text ?? '', request.words.flatMap(splitWords), stem);
  const words = await correctMissing(dependencies, userId, typed, request);
  const lowerCase = [...new Set(words.map((word) => word.toLowerCase()))];
  const { language = 'en' } = request;
  const meanings = request.inAnyLanguage === true ? soughtInAnyLanguage : soughtWords;
  const sought = meanings(lowerCase, language).map((same) => ({
    query: same.length === 1 ? toQuery(same[0] ?? '', request.text) : synonymsQuery(same, request.text),
    isUnknown: language !== 'en' && isUntranslated(same),
  }));
  const unknown = new Set(sought.filter(({ isUnknown }) => isUnknown).map(({ query }) => query));
  const queries = [...new Set([...names, ...sought].map(({ query }) => query))].slice(0, MAX_WORDS);
  if (queries.length === 0) return [];
  const filter = request.filter ?? {};
  const { counts, found, anyQuery } = await withIndexScans(db, async (tx) => {
    const counted = await rows.countWords(tx, userId, queries);
    const rare = selectRare(queries, counted).join(' | ');
    const search = { queries, anyQuery: rare, names, filter, limit: MAX_CANDIDATES };
    return { counts: counted, anyQuery: rare, found: rare === '' ? [] : await rows.findCandidates(tx, userId, search) };
  });
  const ignored = await listIgnoredChats(db, userId, found, filter);
  // Inverse document frequency.
  const weights = counts.map((count, at) => {
    const rarity = Math.log(1 + rows.MAX_COUNTED / (count + 1));
    return count === 0 && unknown.has(queries[at] ?? '') ? rarity * UNTRANSLATED_WEIGHT : rarity;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = found
    .filter(({ conversationId }) => !ignored.has(conversationId))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, weights) }))
    .toSorted(
      (a, b) => b.score - a.score || b.candidate.lastActivityAt.getTime() - a.candidate.lastActivityAt.getTime(),
    )
    .slice(0, request.limit);
  const chosen = best.map(({ candidate }) => candidate);
  const messages = [
    ...(await rows.listMessages(db, userId, idsOf(chosen), filter.excludedModel)),
    ...(await findDocumentPassages(dependencies, userId, chosen, { anyQuery, words: wordsIn(names, words) })),
  ];
  return best.map(({ candidate, score }) => {
    const { conversationId, title, createdAt, lastActivityAt, matchedQueries } = candidate;
    const matched = matchedQueries.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    const ownMessages = messages.filter((message) => message.conversationId === conversationId);
    return { conversationId, title, createdAt, lastActivityAt, share: matched / total, score, messages: ownMessages };
  });
}

/** The words, those that no conversation contains replaced by probable corrections. */
async function correctMissing(
  dependencies: WordSearchDependencies,
  userId: string,
  words: readonly string[],
  { text = '', filter, language = 'en' }: WordSearchRequest,
): Promise<string[]> {
  const excludedModel = filter?.excludedModel;
  const forms = language === 'en' ? words : words.map(stem);
  const queries = forms.slice(0, MAX_WORDS).map((word) => toQuery(word.toLowerCase()));
  const known = queries.length === 0 ? [] : await rows.areKnown(dependencies.db, userId, queries, { excludedModel });
  // 'Copenhague' resembles 'Copenhagen', but only the names of the place are in the table of places.
  const hasMeaning = (word: string): boolean =>
    englishMeanings(word, language).length > 0 || otherPlaceNames(word).length > 0;
  const missing = words.filter((word, at) => known[at] === false && !hasMeaning(word));
  // A stem may lack the letters that show which word was meant.
  const written = wordsOf(text);
  const asWritten = missing.map((word) => written.find((one) => stem(one) === word) ?? word);
  const corrected = await correctWords(dependencies, userId, asWritten, excludedModel);
  return words.map((word) => {
    const meant = corrected[missing.indexOf(word)];
    return meant === undefined ? word : stem(meant);
  });
}

/**
 * Replaces each word that no conversation has by the word that was probably meant: 'sourdoug' by 'sourdough', or 'tap'
 * by 'robinet' in French conversations.
 */
export async function correctWords(
  { db, vocabulary }: Pick<WordSearchDependencies, 'db' | 'vocabulary'>,
  userId: string,
  words: readonly string[],
  excludedModel?: string,
): Promise<string[]> {
  const queries = words.map((word) => toQuery(word.toLowerCase()));
  const known = queries.length === 0 ? [] : await rows.areKnown(db, userId, queries, { excludedModel });
  const translated = await Promise.all(words.map(async (word) => translate(db, userId, word, excludedModel)));
  // Resolves each word alone: `resolveWords` completes only the last word of a list, and every stem may need
  // completing.
  const resolved = await Promise.all(
    words.map(async (word, at) => {
      const isMissing = excludedModel !== undefined && known[at] === false;
      return (await vocabulary.resolveWords(userId, { words: [word], endsInWord: true }, { isMissing }))[0];
    }),
  );
  const meant = words.map((word, at) => {
    const found = resolved[at];
    return found?.isCorrected === true && word.length >= MIN_CORRECTED_LENGTH ? found.word : word;
  });
  const isMeant = await rows.areKnown(
    db,
    userId,
    meant.map((word) => toQuery(word.toLowerCase())),
    { excludedModel },
  );
  return words.map((word, at) => translated[at] ?? (isMeant[at] === true ? (meant[at] ?? word) : word));
}

/** A translation that occurs in the person's conversations; undefined if none occurs, or if the word itself occurs. */
async function translate(
  db: Database,
  userId: string,
  word: string,
  excludedModel: string | undefined,
): Promise<string | undefined> {
  const others = inOtherLanguages(word);
  if (others.length === 0) return undefined;
  const queries = [word, ...others.map(stem)].map((one) => toQuery(one.toLowerCase()));
  const [isKnown, ...known] = await rows.areKnown(db, userId, queries, { excludedModel });
  return isKnown === true ? undefined : others.find((_other, at) => known[at] === true);
}

const idsOf = (found: readonly { conversationId: string }[]): string[] =>
  found.map(({ conversationId }) => conversationId);

const wordsIn = (names: readonly { written: string }[], words: readonly string[]): string[] =>
  [...names.map(({ written }) => written), ...words].map((word) => word.toLowerCase());

/** Whether the word is a name of three letters: 'Tom' in a question does not mean 'tomatoes'. */
function isShortName(word: string, text: string): boolean {
  return word.length === 3 && text.includes(` ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

/** 'Mama' of 'mama's', 'humidité' of 'd'humidité': the index has the parts as words of their own. */
const longestPart = (word: string): string =>
  word.split(/['’-]/).reduce((longest, part) => (part.length > longest.length ? part : longest));

/** A stem of so few letters begins too many other words: 'mèr' of 'mère' begins 'merchants'. */
const SHORT_STEM = 3;
/** Endings of the forms of a short stem in seven languages; the last consonant may be doubled before some. */
const ENDINGS = ['', 's', 'e', 'es', 'ed', 'ing', 'er', 'en', 'ers', 'n', 'y', 'a', 'o', 'i', 'x', 'ment', 'ments'];
const DOUBLING_ENDINGS = ['ed', 'ing', 'er', 'en'];

/** A tsquery for the forms of a short stem: 'cat', 'cats'; 'run', 'runs', 'running'. */
function anyFormQuery(word: string): string {
  const doubled = /[bdfgklmnprst]$/.test(word) ? `${word}${word.at(-1) ?? ''}` : undefined;
  const forms = [
    ...ENDINGS.map((ending) => `${word}${ending}`),
    ...(doubled === undefined ? [] : DOUBLING_ENDINGS.map((ending) => `${doubled}${ending}`)),
  ];
  return `(${forms.map((form) => `'${form}'`).join(' | ')})`;
}

/**
 * A tsquery for a word. One of up to two letters matches only itself, one of three its forms, and a longer one all words
 * that begin with it. The name of a place also matches its names in other languages.
 */
export function toQuery(written: string, text = ''): string {
  const word = longestPart(written);
  if (word.length <= 2 || isShortName(word, text)) return `'${word}'`;
  const names = otherPlaceNames(word).map((name) => ` | '${name}'`);
  const forms = word.length <= SHORT_STEM ? anyFormQuery(word) : `'${word}':*`;
  return names.length === 0 ? forms : `(${forms}${names.join('')})`;
}

/** A tsquery that matches each of the words that count as the same. */
const synonymsQuery = (words: readonly string[], text: string | undefined): string =>
  `(${words.map((word) => toQuery(stem(word), text)).join(' | ')})`;

/** Ids of the chats among `found` that only ask about the archive; empty if no model is excluded. */
async function listIgnoredChats(
  db: Database,
  userId: string,
  found: readonly { conversationId: string }[],
  { excludedModel }: rows.ConversationFilter,
): Promise<ReadonlySet<string>> {
  return excludedModel === undefined ? new Set() : findArchiveQuestionChats(db, userId, idsOf(found));
}

/** The queries with few matches; if there are none, all queries with matches. */
function selectRare(queries: readonly string[], counts: readonly number[]): string[] {
  const matching = queries.filter((_query, at) => (counts[at] ?? 0) > 0);
  const rare = queries.filter((_query, at) => (counts[at] ?? 0) > 0 && (counts[at] ?? 0) <= MAX_RARE_COUNT);
  return rare.length > 0 ? rare : matching;
}

/** Conversations close to a text in meaning, the closest first. */
export async function findConversationsByMeaning(
  { db, nearestTo }: { db: Database; nearestTo: MeaningService['nearestTo'] },
  userId: string,
  { text, filter = {}, limit }: { text: string; filter?: rows.ConversationFilter; limit: number },
): Promise<ConversationHit[]> {
  const { from, to, excludedModel } = filter;
  const near = await nearestTo(userId, text, {
    limit: limit * 4,
    filter: { from: from?.toISOString(), to: to?.toISOString() },
  });
  const ids = near.map(({ conversationId }) => conversationId);
  const known = await rows.findByIds(db, userId, ids, filter);
  const byId = new Map(known.map((row) => [row.conversationId, row]));
  const ignored = await listIgnoredChats(db, userId, known, filter);
  const best = near
    .filter(({ conversationId }) => byId.has(conversationId) && !ignored.has(conversationId))
    .slice(0, limit);
  const bestIds = best.map(({ conversationId }) => conversationId);
  const messages = await rows.listMessages(db, userId, bestIds, excludedModel);
  return best.flatMap(({ conversationId, similarity }) => {
    const row = byId.get(conversationId);
    const ownMessages = messages.filter((message) => message.conversationId === conversationId);
    return row === undefined ? [] : [{ ...row, share: similarity, score: similarity, messages: ownMessages }];
  });
}

/** The sum of the weights of the words, plus at most 1 for their frequency. */
function scoreOf(
  { matchedQueries, titleMatchedQueries, rank }: rows.CandidateConversation,
  weights: readonly number[],
): number {
  const sum = (indexes: readonly number[]): number =>
    indexes.reduce((total, index) => total + (weights[index] ?? 0), 0);
  return sum(matchedQueries) + TITLE_WEIGHT * sum(titleMatchedQueries) + Math.min(1, rank * 4);
}
