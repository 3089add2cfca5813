import { withIndexScans } from '#db/index-scans.ts';
import type { Database } from '#db/database.ts';
import type { Language } from '@app/understanding/text/language';
import { isUntranslated, soughtInAnyLanguage, soughtWords } from '@app/understanding/text/word-meanings';
import { stem } from '@app/understanding/text/words';
import { splitNames, splitWords } from '#features/conversations/conversations.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { findArchiveQuestionChats } from './archive-question-chats.ts';
import { correctMissing, type CorrectionDependencies, MAX_WORDS } from './correct-words.ts';
import { findDocumentPassages, type DocumentPassagesDependencies } from './document-passages.ts';
import * as rows from './find-conversations.repository.ts';
import { synonymsQuery, toQuery } from './word-tsquery.ts';

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

export type WordSearchDependencies = DocumentPassagesDependencies & CorrectionDependencies;

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

const MAX_CANDIDATES = 40;
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
 * in the title count about twice, and the frequency of a word counts a little. Of equally good conversations the latest
 * comes first. The messages of a hit are followed by passages of the conversation's documents around the words.
 */
export async function findConversationsByWords(
  dependencies: WordSearchDependencies,
  userId: string,
  request: WordSearchRequest,
): Promise<ConversationHit[]> {
  const { db } = dependencies;
  const { filter = {}, limit } = request;
  const { names, words, queries, untranslated } = await toWordQueries(dependencies, userId, request);
  if (queries.length === 0) return [];
  const { counts, candidates, anyQuery } = await findCandidates(db, userId, { queries, names, filter });
  const weights = counts.map((count, at) => weightOf(count, untranslated.has(queries[at] ?? '')));
  const ignored = await listIgnoredChats(db, userId, candidates, filter);
  const best = candidates
    .filter(({ conversationId }) => !ignored.has(conversationId))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, weights) }))
    .toSorted((a, b) => b.score - a.score || compareByActivity(b.candidate, a.candidate))
    .slice(0, limit);
  const chosen = best.map(({ candidate }) => candidate);
  const messages = [
    ...(await rows.listMessages(db, userId, idsOf(chosen), filter.excludedModel)),
    ...(await findDocumentPassages(dependencies, userId, chosen, { anyQuery, words: wordsIn(names, words) })),
  ];
  const totalWeight = sumOf(weights);
  return best.map(({ candidate, score }) => {
    const { conversationId, title, createdAt, lastActivityAt, matchedQueries } = candidate;
    const share = sumOf(matchedQueries.map((at) => weights[at] ?? 0)) / totalWeight;
    const ownMessages = messages.filter((message) => message.conversationId === conversationId);
    return { conversationId, title, createdAt, lastActivityAt, share, score, messages: ownMessages };
  });
}

/** The tsqueries for the words of a request. `untranslated`: those for words of another language with unknown meaning. */
async function toWordQueries(dependencies: WordSearchDependencies, userId: string, request: WordSearchRequest) {
  const { text, filter, language = 'en' } = request;
  const { names, words: typed } = splitNames(text ?? '', request.words.flatMap(splitWords), stem);
  const words = await correctMissing(dependencies, userId, typed, {
    language,
    ...(text !== undefined && { text }),
    ...(filter?.excludedModel !== undefined && { excludedModel: filter.excludedModel }),
  });
  const lowerCase = [...new Set(words.map((word) => word.toLowerCase()))];
  const listSynonyms = request.inAnyLanguage === true ? soughtInAnyLanguage : soughtWords;
  const sought = listSynonyms(lowerCase, language).map((synonyms) => ({
    query: synonyms.length === 1 ? toQuery(synonyms[0] ?? '', text) : synonymsQuery(synonyms, text),
    isUntranslated: language !== 'en' && isUntranslated(synonyms),
  }));
  const untranslated = new Set(sought.flatMap((one) => (one.isUntranslated ? [one.query] : [])));
  const queries = [...new Set([...names, ...sought].map(({ query }) => query))].slice(0, MAX_WORDS);
  return { names, words, queries, untranslated };
}

/** Counts the matches of each query, and finds the conversations that match any of the rare ones. */
async function findCandidates(
  db: Database,
  userId: string,
  search: Pick<rows.CandidateSearch, 'queries' | 'names' | 'filter'>,
) {
  return withIndexScans(db, async (tx) => {
    const counts = await rows.countWords(tx, userId, search.queries);
    const anyQuery = selectRare(search.queries, counts).join(' | ');
    const candidates =
      anyQuery === '' ? [] : await rows.findCandidates(tx, userId, { ...search, anyQuery, limit: MAX_CANDIDATES });
    return { counts, anyQuery, candidates };
  });
}

/** The inverse document frequency of a word. */
function weightOf(count: number, isWordUntranslated: boolean): number {
  const rarity = Math.log(1 + rows.MAX_COUNTED / (count + 1));
  return count === 0 && isWordUntranslated ? rarity * UNTRANSLATED_WEIGHT : rarity;
}

/** The sum of the weights of the words, plus at most 1 for their frequency. */
function scoreOf(
  { matchedQueries, titleMatchedQueries, rank }: rows.CandidateConversation,
  weights: readonly number[],
): number {
  const weightOfAll = (indexes: readonly number[]): number => sumOf(indexes.map((at) => weights[at] ?? 0));
  return weightOfAll(matchedQueries) + TITLE_WEIGHT * weightOfAll(titleMatchedQueries) + Math.min(1, rank * 4);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const compareByActivity = (a: rows.CandidateConversation, b: rows.CandidateConversation): number =>
  a.lastActivityAt.getTime() - b.lastActivityAt.getTime();

const idsOf = (found: readonly { conversationId: string }[]): string[] =>
  found.map(({ conversationId }) => conversationId);

const wordsIn = (names: readonly { written: string }[], words: readonly string[]): string[] =>
  [...names.map(({ written }) => written), ...words].map((word) => word.toLowerCase());

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
