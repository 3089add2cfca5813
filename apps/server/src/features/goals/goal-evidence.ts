import type { GoalEvidence } from '@app/contract/goals';
import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import * as evidenceRepository from './evidence.repository.ts';
import { getRow } from './goal-reader.ts';
import type { GoalRow } from './goals.repository.ts';

export interface EvidenceDependencies {
  db: Database;
  clock: Clock;
  search: SearchService;
  meaning: Pick<MeaningService, 'nearestTo'>;
}

const MAX_CANDIDATES = 20;
const MAX_PROPOSED = 5;
const MAX_WORDS = 12;
/** The number of words a conversation must share with a goal; one is enough if the goal has only one word. */
const MIN_SHARED_WORDS = 2;
/**
 * Measured: a short goal has a similarity of 0.15 to 0.45 to questions about it, and of at most 0.3 to other questions.
 * So this threshold misses some questions, but finds hardly any wrong ones.
 */
const MIN_SIMILARITY = 0.3;

/** Conversations that may belong to a goal, found by words and by meaning. Only the user links them to the goal. */
export function createGoalEvidence({ db, clock, search, meaning }: EvidenceDependencies) {
  async function findByWords(userId: string, goal: GoalRow): Promise<string[]> {
    const words = extractSearchWords(`${goal.title} ${goal.description}`);
    if (words.length === 0) return [];
    const minShared = Math.min(MIN_SHARED_WORDS, words.length);
    return (await search.findPassages(userId, words, MAX_CANDIDATES))
      .filter(({ title, texts }) => countShared(words, `${title} ${texts.join(' ')}`) >= minShared)
      .map(({ conversationId }) => conversationId);
  }

  async function findByMeaning(userId: string, { title, description }: GoalRow): Promise<string[]> {
    const nearest = await meaning.nearestTo(userId, `${title}. ${description}`.trim(), { limit: MAX_CANDIDATES });
    return nearest.filter(({ similarity }) => similarity >= MIN_SIMILARITY).map(({ conversationId }) => conversationId);
  }

  /** Results found by both searches first, then the others, alternately from each search. */
  async function findProposed(userId: string, goal: GoalRow): Promise<string[]> {
    const [byWords, byMeaning, decided] = await Promise.all([
      findByWords(userId, goal),
      findByMeaning(userId, goal),
      evidenceRepository.listDecidedIds(db, userId, goal.id),
    ]);
    const both = byMeaning.filter((id) => byWords.includes(id));
    const alternating = byWords.flatMap((id, index) => [id, byMeaning[index] ?? id]);
    // A set keeps only the first occurrence of each id.
    const all = new Set([...both, ...alternating, ...byMeaning]);
    return [...all].filter((id) => !decided.has(id)).slice(0, MAX_PROPOSED);
  }

  return {
    listEvidence: async (userId: string, goalId: string): Promise<GoalEvidence[]> => {
      const goal = await getRow(db, userId, goalId);
      const confirmed = await evidenceRepository.listConfirmed(db, userId, goalId);
      const ids = await findProposed(userId, goal);
      const proposed = await evidenceRepository.listByIds(db, userId, ids);
      const inOrder = proposed.toSorted((a, b) => ids.indexOf(a.conversationId) - ids.indexOf(b.conversationId));
      return [...confirmed.map((row) => toEvidence(row, true)), ...inOrder.map((row) => toEvidence(row, false))];
    },

    /** Throws goals.not_found, and conversations.not_found when the conversation is missing or in the trash. */
    decideEvidence: (userId: string, goalId: string, conversationId: string, isConfirmed: boolean): Promise<void> =>
      inTransaction(db, async (tx) => {
        await getRow(tx, userId, goalId);
        const [conversation] = await evidenceRepository.listByIds(tx, userId, [conversationId]);
        if (conversation === undefined) throw new AppError({ code: 'conversations.not_found' });
        await evidenceRepository.saveDecision(tx, userId, {
          goalId,
          conversationId,
          isConfirmed,
          createdAt: clock.now(),
        });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** The words to search for, without stop words and numbers, which occur in every conversation. */
function extractSearchWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !isStopWord(word) && !/^\d+$/.test(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function countShared(words: readonly string[], text: string): number {
  const present = new Set(wordsOf(text).map(stem));
  return new Set(words.map(stem).filter((word) => present.has(word))).size;
}

function toEvidence(row: evidenceRepository.EvidenceRow, isConfirmed: boolean): GoalEvidence {
  const { conversationId, title, preview, createdAt } = row;
  return { conversationId, title, snippet: preview, createdAt: createdAt.toISOString(), isConfirmed };
}
