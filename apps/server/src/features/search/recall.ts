import { byIndex } from '#db/by-index.ts';
import type { Database } from '#db/database.ts';
import { splitWords } from '#features/conversations/conversations.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import * as rows from './recall.repository.ts';

/** A conversation that may answer a question, with its messages in their order. */
export interface Recollection {
  conversationId: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  /** 0..1: how much of what was asked, rare words counting most, the conversation holds. */
  share: number;
  /** Comparable within one answer: the share with what the title holds, and how often. */
  score: number;
  messages: rows.RecalledMessage[];
}

export interface RecallRequest {
  /** Telling words; the beginnings of words are looked for, so stems serve as well. */
  words: readonly string[];
  filter?: rows.RecallFilter;
  limit: number;
}

const WORDS = 12;
const READ = 40;
const PIECES = 3_000;
/** Words in the title count this much more. */
const TITLE = 1.2;
/** Beside rarer ones a word that most conversations hold tells nothing, and finding all of them costs. */
const COMMON = 600;

/**
 * Conversations that hold the asked words, best first. Every word counts by how rare it is in this person's archive, twice
 * in a title; of equal ones the better rank by frequency wins, then the newer.
 */
export async function recall(db: Database, userId: string, request: RecallRequest): Promise<Recollection[]> {
  const queries = [...new Set(request.words.flatMap(splitWords).map((word) => word.toLowerCase()))]
    .slice(0, WORDS)
    .map((word) => (word.length > 2 ? `'${word}':*` : `'${word}'`));
  if (queries.length === 0) return [];
  const filter = request.filter ?? {};
  const { counts, found } = await byIndex(db, async (tx) => {
    const counted = await rows.countWords(tx, userId, queries);
    const any = telling(queries, counted).join(' | ');
    const page = { queries, any, filter, limit: READ };
    return { counts: counted, found: any === '' ? [] : await rows.findCandidates(tx, userId, page) };
  });
  const weights = counts.map((count) => Math.log(1 + PIECES / (count + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = found
    .map((candidate) => ({ candidate, score: scoreOf(candidate, weights) }))
    .toSorted(
      (a, b) => b.score - a.score || b.candidate.lastActivityAt.getTime() - a.candidate.lastActivityAt.getTime(),
    )
    .slice(0, request.limit);
  const messages = await rows.listMessages(
    db,
    userId,
    best.map(({ candidate }) => candidate.conversationId),
    filter.notBy,
  );
  return best.map(({ candidate, score }) => {
    const { conversationId, title, createdAt, lastActivityAt, words } = candidate;
    const held = words.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    const own = messages.filter((message) => message.conversationId === conversationId);
    return { conversationId, title, createdAt, lastActivityAt, share: held / total, score, messages: own };
  });
}

/** Of the words that occur those that are not common, and where all are, all. */
function telling(queries: readonly string[], counts: readonly number[]): string[] {
  const known = queries.filter((_query, at) => (counts[at] ?? 0) > 0);
  const rare = queries.filter((_query, at) => (counts[at] ?? 0) > 0 && (counts[at] ?? 0) <= COMMON);
  return rare.length > 0 ? rare : known;
}

/** Conversations that come close to a text in what they mean, the closest first; `share` is the likeness. */
export async function recallByMeaning(
  { db, nearestTo }: { db: Database; nearestTo: MeaningService['nearestTo'] },
  userId: string,
  { text, filter = {}, limit }: { text: string; filter?: rows.RecallFilter; limit: number },
): Promise<Recollection[]> {
  const { from, to, notBy } = filter;
  const near = await nearestTo(userId, text, {
    limit: limit * 4,
    filter: { from: from?.toISOString(), to: to?.toISOString() },
  });
  const ids = near.map(({ conversationId }) => conversationId);
  const described = await rows.describe(db, userId, ids, notBy);
  const byId = new Map(described.map((row) => [row.conversationId, row]));
  const best = near.filter(({ conversationId }) => byId.has(conversationId)).slice(0, limit);
  const bestIds = best.map(({ conversationId }) => conversationId);
  const messages = await rows.listMessages(db, userId, bestIds, notBy);
  return best.flatMap(({ conversationId, likeness }) => {
    const row = byId.get(conversationId);
    const own = messages.filter((message) => message.conversationId === conversationId);
    return row === undefined ? [] : [{ ...row, share: likeness, score: likeness, messages: own }];
  });
}

function scoreOf({ words, titleWords, rank }: rows.RecalledConversation, weights: readonly number[]): number {
  const sum = (ats: readonly number[]): number => ats.reduce((all, at) => all + (weights[at] ?? 0), 0);
  return sum(words) + TITLE * sum(titleWords) + Math.min(1, rank * 4);
}
