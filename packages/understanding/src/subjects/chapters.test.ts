import { describe, expect, test } from 'vitest';
import { findBursts } from './bursts.ts';
import { type CountedSubject, findEndedBursts, buildChapters } from './chapters.ts';
import { chooseSubjects } from './chosen-subjects.ts';
import type { Mention } from './mention.ts';

const MONTHS = 24;
const totals = Array.from({ length: MONTHS }, () => 10);
/** The counts of all months; 0 for those that are not named. */
const toMonthlyCounts = (counts: Record<number, number>): number[] => totals.map((_, month) => counts[month] ?? 0);

const monthName = (month: number) => `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * A subject with `counts` mentions by month, each in another conversation and on another day of the month. Two subjects
 * with the same `first` share their conversations.
 */
function makeSubject(key: string, counts: Record<number, number>, first = 0, label = key) {
  const mentions = Object.entries(counts).flatMap(([month, count]) =>
    Array.from({ length: count }, (_, index): Mention => ({
      key,
      label,
      conversationId: `${month}-${first + index}`,
      day: `${monthName(Number(month))}-${String(index + 1).padStart(2, '0')}`,
      period: Number(month),
      categoryId: 'family',
    })),
  );
  return { key, counts: toMonthlyCounts(counts), mentions };
}

function chaptersOf(subjects: ReturnType<typeof makeSubject>[], now = MONTHS, limit = 8) {
  const counted = subjects.map(({ key, counts }): CountedSubject => ({ key, counts }));
  const mentions = subjects.flatMap((subject) => subject.mentions);
  return buildChapters(findEndedBursts(counted, totals, { now }), mentions, limit);
}

describe('bursts', () => {
  test('are the periods in which a subject came up far more often', () => {
    const [burst, ...others] = findBursts(toMonthlyCounts({ 2: 1, 9: 4, 10: 5, 11: 3, 20: 1 }), totals);
    expect(others).toEqual([]);
    expect(burst).toMatchObject({ from: 9, to: 11, count: 12 });
    expect(burst?.weight).toBeGreaterThan(5);
  });

  test('end with a long silence, and are not interrupted by a short one', () => {
    const spans = findBursts(toMonthlyCounts({ 3: 4, 5: 4, 12: 5 }), totals).map(({ from, to }) => [from, to]);
    expect(spans).toEqual([
      [3, 5],
      [12, 12],
    ]);
  });

  test('are absent where a subject keeps coming up, or never does', () => {
    expect(
      findBursts(
        totals.map(() => 2),
        totals,
      ),
    ).toEqual([]);
    expect(findBursts(toMonthlyCounts({}), totals)).toEqual([]);
  });

  test('are relative to the number of all conversations in a period', () => {
    const busyTotals = totals.map((total, month) => (month === 9 ? total * 20 : total));
    expect(findBursts(toMonthlyCounts({ 1: 1, 9: 5, 15: 1, 20: 1 }), busyTotals)).toEqual([]);
  });
});

describe('chapters', () => {
  test('are named, dated and contain the conversations of their months, oldest first', () => {
    const [chapter, ...others] = chaptersOf([
      makeSubject('house hunt', { 5: 4, 6: 5 }),
      makeSubject('recipe', { 1: 1, 4: 1, 8: 1, 15: 1, 22: 1 }),
    ]);
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ key: 'house hunt', name: 'House hunt', from: 5, to: 6, categoryId: 'family' });
    expect(chapter?.conversationIds).toHaveLength(9);
    expect(chapter?.conversationIds[0]).toBe('5-0');
  });

  test('are one when two phrases are about the same conversations, named by the most informative phrase', () => {
    const chapters = chaptersOf([
      makeSubject('knee', { 8: 6, 9: 6 }, 0, 'knee'),
      makeSubject('knee operation', { 8: 6, 9: 5 }, 0, 'knee operation'),
    ]);
    expect(chapters.map(({ name }) => name)).toEqual(['Knee operation']);
  });

  test.each<[string, Record<number, number>, number?]>([
    ['still goes on', { 22: 5, 23: 5 }, 23],
    ['comes up again and again', { 2: 5, 8: 5, 14: 5, 20: 5 }],
    ['has too few conversations', { 5: 3 }],
    ['lasts for most of the archive', Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, 3]))],
  ])('do not include a subject that %s', (_, counts, now) => {
    expect(chaptersOf([makeSubject('house hunt', counts)], now)).toEqual([]);
  });

  test('are left out if they last one evening or have no informative name', () => {
    const evening = makeSubject('house hunt', { 5: 9 });
    const onOneDay = evening.mentions.map((mention) => ({ ...mention, day: '2024-06-01' }));
    expect(chaptersOf([{ ...evening, mentions: onOneDay }])).toEqual([]);
    expect(chaptersOf([makeSubject('meet', { 5: 9 }, 0, 'meeting')])).toEqual([]);
  });

  test('are absent from a small archive', () => {
    const few = [4, 4, 4, 4, 4];
    expect(findEndedBursts([{ key: 'house hunt', counts: [0, 4, 0, 0, 0] }], few, { now: 5 })).toEqual([]);
  });

  test('are rarely found in questions at random times', () => {
    let state = 11;
    const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const found = Array.from({ length: 20 }, () => {
      const subjects = Array.from({ length: 100 }, (_, at) => {
        const counts = totals.map(() => 0);
        for (let n = 0; n < 4 + (at % 6); n += 1) {
          const month = Math.floor(random() * MONTHS);
          counts[month] = (counts[month] ?? 0) + 1;
        }
        return { key: `subject ${at}`, counts };
      });
      return findEndedBursts(subjects, totals, { now: MONTHS }).length;
    }).reduce((sum, count) => sum + count, 0);
    expect(found).toBeLessThanOrEqual(2);
  });
});

describe('main subjects', () => {
  const choose = (subjects: ReturnType<typeof makeSubject>[]) => {
    const mentions = subjects.flatMap((subject) => subject.mentions);
    return chooseSubjects(mentions, { total: 200, periods: MONTHS, limit: 8 });
  };

  test('are listed with their conversations by month; a word of a longer subject is not listed again', () => {
    const subjects = choose([
      makeSubject('sourdough', { 1: 3, 2: 3 }, 0, 'Sourdough'),
      makeSubject('sourdough starter', { 1: 3, 2: 2 }, 0, 'sourdough starter'),
      makeSubject('tax return', { 4: 2, 9: 2 }, 20, 'Tax return'),
    ]);
    expect(subjects.map(({ name, conversations }) => [name, conversations])).toEqual([
      ['Sourdough starter', 5],
      ['Tax return', 4],
    ]);
    expect(subjects[0]?.counts).toEqual(toMonthlyCounts({ 1: 3, 2: 2 }));
  });

  test('are neither generic words nor subjects of two conversations', () => {
    expect(choose([makeSubject('project', { 3: 9 }), makeSubject('visa', { 7: 2 })])).toEqual([]);
  });
});
