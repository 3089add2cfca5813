import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import * as countRepository from './counting.repository.ts';
import * as recounts from './recounts.repository.ts';
import { adjustPhraseCounts, recomputeMonths } from './months.repository.ts';
import { DECISION_PATTERN, findDecision } from '../decisions.ts';
import { type Opening, questionsOf, topicsOf } from './phrases.ts';

/** To be increased when topics, questions or decisions are extracted differently: everything is then counted again. */
const COUNTING_VERSION = 4;
const BATCH_SIZE = 200;
/** The maximum for one conversation. */
const MAX_DECISIONS = 3;

export interface Counting {
  /** Whether every change to the conversations has been counted. */
  isCurrent(userId: string): Promise<boolean>;
  /** Counts changed conversations, in at most `batches` batches. Returns whether every change has been counted. */
  catchUp(userId: string, options?: { batches?: number; signal?: AbortSignal }): Promise<boolean>;
}

interface CountingDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
}

/** Updates the stored sums that trends are read from. An interrupted run is continued by the next one. */
export function createCounting(dependencies: CountingDependencies): Counting {
  const { db, timeZoneOf } = dependencies;

  /** Queues every conversation for a recount when the time zone or the version has changed. */
  async function queueAllIfOutdated(userId: string): Promise<void> {
    const timeZone = await timeZoneOf(userId);
    const state = await recounts.findState(db, userId);
    if (state?.timeZone === timeZone && state.version === COUNTING_VERSION) return;
    await inTransaction(db, async (tx) => {
      const locked = await recounts.lockState(tx, userId);
      if (locked?.timeZone === timeZone && locked.version === COUNTING_VERSION) return;
      await recounts.queueAllForRecount(tx, userId);
      await recounts.saveState(tx, userId, { timeZone, version: COUNTING_VERSION });
    });
  }

  return {
    isCurrent: async (userId) => {
      const [timeZone, state, pending] = await Promise.all([
        timeZoneOf(userId),
        recounts.findState(db, userId),
        recounts.countPendingRecounts(db, userId, 1),
      ]);
      return pending === 0 && state?.timeZone === timeZone && state.version === COUNTING_VERSION;
    },

    catchUp: async (userId, { batches = Infinity, signal } = {}) => {
      await queueAllIfOutdated(userId);
      for (let done = 0; done < batches && signal?.aborted !== true; done += 1) {
        if (await countBatch(dependencies, userId)) return true;
      }
      return (await recounts.countPendingRecounts(db, userId, 1)) === 0;
    },
  };
}

/** Returns whether it was the last batch. */
async function countBatch({ db, clock }: CountingDependencies, userId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await recounts.lockState(tx, userId);
    const { count, ids } = await recounts.deletePendingRecounts(tx, userId, BATCH_SIZE);
    if (state === undefined || count === 0) return true;
    const phrases = [
      ...(await extractPhrases(await countRepository.listOpenings(tx, userId, ids))),
      ...decisionsIn(await countRepository.listMessagesWith(tx, userId, { ids, pattern: DECISION_PATTERN })),
    ];
    const before = await countRepository.deleteCounts(tx, userId, ids);
    const after = await countRepository.insertCounts(tx, userId, { ids, timeZone: state.timeZone, phrases });
    const changedDays = {
      startedDays: union(before.startedDays, after.startedDays),
      activeDays: union(before.activeDays, after.activeDays),
    };
    await countRepository.recomputeDays(tx, userId, changedDays);
    await recomputeMonths(tx, userId, changedDays);
    const changes = differencesOf(before.phrases, after.phrases);
    await adjustPhraseCounts(tx, userId, changes);
    await countRepository.adjustTotals(tx, userId, totalsOf(changes));
    await recounts.saveState(tx, userId, { countedAt: clock.now() });
    const isLast = (await recounts.countPendingRecounts(tx, userId, 1)) === 0;
    // GET /api/archive answers 304 while the user's version is the same, so new counts have to change the version.
    if (isLast) await bumpUserVersion(tx, userId);
    return isLast;
  });
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

type CountedPhrases = countRepository.StaleSums['phrases'];

interface CountChange {
  kind: string;
  key: string;
  /** The first day of the month. */
  month: string;
  delta: number;
}

/** For each phrase and month, by how much the number of conversations with the phrase has changed. */
function differencesOf(before: CountedPhrases, after: CountedPhrases): CountChange[] {
  const sums = new Map<string, CountChange>();
  for (const [phrases, delta] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { kind, key, day } of phrases) {
      const month = `${day.slice(0, 7)}-01`;
      const sum = sums.get(`${month} ${kind} ${key}`) ?? { kind, key, month, delta: 0 };
      sum.delta += delta;
      sums.set(`${month} ${kind} ${key}`, sum);
    }
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0);
}

/** The changes of all months, summed by phrase; sums of 0 are left out. */
function totalsOf(changes: readonly CountChange[]): Omit<CountChange, 'month'>[] {
  const byPhrase = Map.groupBy(changes, ({ kind, key }) => `${kind} ${key}`);
  return [...byPhrase.values()].flatMap((months) => {
    const [first] = months;
    const delta = months.reduce((sum, month) => sum + month.delta, 0);
    return first === undefined || delta === 0 ? [] : [{ kind: first.kind, key: first.key, delta }];
  });
}

async function extractPhrases(openings: readonly (Opening & { id: string })[]): Promise<countRepository.NewPhrase[]> {
  const phrases: countRepository.NewPhrase[] = [];
  for (const { id: conversationId, ...opening } of openings) {
    await yieldToRequests();
    for (const topic of topicsOf(opening)) phrases.push({ ...topic, kind: 'topic', conversationId });
    for (const question of questionsOf(opening)) phrases.push({ ...question, kind: 'question', conversationId });
  }
  return phrases;
}

/** The decisions in these messages, at most a few per conversation. */
function decisionsIn(messages: readonly countRepository.MessageText[]): countRepository.NewPhrase[] {
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return [...byConversation.values()].flatMap((messagesOfOne) =>
    messagesOfOne
      .flatMap(({ messageId, conversationId, content }): countRepository.NewPhrase[] => {
        const label = findDecision(content);
        return label === undefined ? [] : [{ kind: 'decision', key: messageId, conversationId, label }];
      })
      .slice(0, MAX_DECISIONS),
  );
}
