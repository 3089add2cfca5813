import type { GoalEvidence } from '@app/contract/goals';
import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import * as evidence from './evidence.repository.ts';
import type { GoalRow } from './goals.repository.ts';

interface EvidenceDependencies {
  db: Database;
  clock: Clock;
  search: SearchService;
  meaning: Pick<MeaningService, 'nearestTo'>;
  /** Throws goals.not_found. */
  getRow(db: Queryable, userId: string, goalId: string): Promise<GoalRow>;
}

const LOOKED_AT = 20;
const PROPOSED = 5;
const MAX_WORDS = 12;
/** One common word makes no evidence; a goal of a single telling word has only that. */
const WORDS_NEEDED = 2;
/** Above chance: between short goals and questions about them it is 0.15 to 0.45, between others up to 0.3. */
const ALIKE = 0.3;

/** Conversations that belong to a goal: found by its words and by what it means, linked only by the person. */
export function createGoalEvidence({ db, clock, search, meaning, getRow }: EvidenceDependencies) {
  async function findByWords(userId: string, goal: GoalRow): Promise<string[]> {
    const words = tellingWords(`${goal.title} ${goal.description}`);
    if (words.length === 0) return [];
    const needed = Math.min(WORDS_NEEDED, words.length);
    return (await search.findPassages(userId, words, LOOKED_AT))
      .filter(({ title, texts }) => countShared(words, `${title} ${texts.join(' ')}`) >= needed)
      .map(({ conversationId }) => conversationId);
  }

  async function findByMeaning(userId: string, { title, description }: GoalRow): Promise<string[]> {
    const near = await meaning.nearestTo(userId, `${title}. ${description}`.trim(), { limit: LOOKED_AT });
    return near.filter(({ likeness }) => likeness >= ALIKE).map(({ conversationId }) => conversationId);
  }

  /** What both find comes first, then what one of them does, by turns. */
  async function findProposed(userId: string, goal: GoalRow): Promise<string[]> {
    const [byWords, byMeaning, decided] = await Promise.all([
      findByWords(userId, goal),
      findByMeaning(userId, goal),
      evidence.listDecidedIds(db, userId, goal.id),
    ]);
    const both = byMeaning.filter((id) => byWords.includes(id));
    const byTurns = byWords.flatMap((id, index) => [id, byMeaning[index] ?? id]);
    const all = new Set([...both, ...byTurns, ...byMeaning]);
    return [...all].filter((id) => !decided.has(id)).slice(0, PROPOSED);
  }

  return {
    listEvidence: async (userId: string, goalId: string): Promise<GoalEvidence[]> => {
      const goal = await getRow(db, userId, goalId);
      const confirmed = await evidence.listConfirmed(db, userId, goalId);
      const ids = await findProposed(userId, goal);
      const proposed = await evidence.listByIds(db, userId, ids);
      const inOrder = proposed.toSorted((a, b) => ids.indexOf(a.conversationId) - ids.indexOf(b.conversationId));
      return [...confirmed.map((row) => toEvidence(row, true)), ...inOrder.map((row) => toEvidence(row, false))];
    },

    /** Throws conversations.not_found for what is not there or in the trash. */
    decideEvidence: (userId: string, goalId: string, conversationId: string, isConfirmed: boolean): Promise<void> =>
      inTransaction(db, async (tx) => {
        await getRow(tx, userId, goalId);
        const [conversation] = await evidence.listByIds(tx, userId, [conversationId]);
        if (conversation === undefined) throw new AppError({ code: 'conversations.not_found' });
        await evidence.saveDecision(tx, userId, { goalId, conversationId, isConfirmed, createdAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** The words of a goal that tell it from others; numbers are in every conversation. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !isStopWord(word) && !/^\d+$/.test(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function countShared(words: readonly string[], text: string): number {
  const said = new Set(wordsOf(text).map(stem));
  return new Set(words.map(stem).filter((word) => said.has(word))).size;
}

function toEvidence(row: evidence.EvidenceRow, isConfirmed: boolean): GoalEvidence {
  const { conversationId, title, preview, createdAt } = row;
  return { conversationId, title, snippet: preview, createdAt: createdAt.toISOString(), isConfirmed };
}
