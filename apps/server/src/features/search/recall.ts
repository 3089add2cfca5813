import type { Database } from '#db/database.ts';
import { splitWords } from '#features/conversations/conversations.service.ts';
import * as rows from './recall.repository.ts';

/** A conversation that may answer a question, with its messages in their order. */
export interface Recollection {
  conversationId: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  /** 0..1: how much of what was asked, rare words counting most, the conversation holds. */
  share: number;
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
  const counts = await rows.countWords(db, userId, queries);
  const known = queries.filter((_query, at) => (counts[at] ?? 0) > 0);
  if (known.length === 0) return [];
  const rare = queries.filter((_query, at) => (counts[at] ?? 0) > 0 && (counts[at] ?? 0) <= COMMON);
  const any = (rare.length > 0 ? rare : known).join(' | ');
  const filter = request.filter ?? {};
  const found = await rows.findCandidates(db, userId, { queries, any, filter, limit: READ });
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
  );
  return best.map(({ candidate }) => {
    const { conversationId, title, createdAt, lastActivityAt, words } = candidate;
    const held = words.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    const own = messages.filter((message) => message.conversationId === conversationId);
    return { conversationId, title, createdAt, lastActivityAt, share: held / total, messages: own };
  });
}

function scoreOf({ words, titleWords, rank }: rows.RecalledConversation, weights: readonly number[]): number {
  const sum = (ats: readonly number[]): number => ats.reduce((all, at) => all + (weights[at] ?? 0), 0);
  return sum(words) + TITLE * sum(titleWords) + Math.min(1, rank * 4);
}
