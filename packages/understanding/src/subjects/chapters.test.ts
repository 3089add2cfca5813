import { describe, expect, test } from 'vitest';
import { findBursts } from './bursts.ts';
import { type CountedSubject, findEndedBursts, buildChapters } from './chapters.ts';
import { chooseSubjects } from './chosen-subjects.ts';
import type { Mention } from './mention.ts';

const MONTHS = 24;
const totals = Array.from({ length: MONTHS }, () => 10);
/** Counts by month, all others 0. */
const counted = (counts: Record<number, number>): number[] => totals.map((_, at) => counts[at] ?? 0);
const monthOf = (at: number) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** A subject with its counts and its conversations: in each month on different days, with ids numbered from `first`. */
function subject(key: string, counts: Record<number, number>, first = 0, label = key) {
  const mentions = Object.entries(counts).flatMap(([period, count]) =>
    Array.from({ length: count }, (_, index): Mention => ({
      key,
      label,
      conversationId: `${period}-${first + index}`,
      day: `${monthOf(Number(period))}-${String(index + 1).padStart(2, '0')}`,
      period: Number(period),
      categoryId: 'family',
    })),
  );
  return { counted: { key, counts: counted(counts) }, mentions };
}

function chaptersOf(subjects: ReturnType<typeof subject>[], now = MONTHS, limit = 8) {
  const bursts = findEndedBursts(
    subjects.map((one): CountedSubject => one.counted),
    totals,
    { now },
  );
  return buildChapters(
    bursts,
    subjects.flatMap(({ mentions }) => mentions),
    limit,
  );
}

describe('bursts', () => {
  test('are the periods in which a subject came up far more often', () => {
    const [burst, ...others] = findBursts(counted({ 2: 1, 9: 4, 10: 5, 11: 3, 20: 1 }), totals);
    expect(others).toEqual([]);
    expect(burst).toMatchObject({ from: 9, to: 11, count: 12 });
    expect(burst?.weight).toBeGreaterThan(5);
  });

  test('end with a long silence, and are not interrupted by a short one', () => {
    const spans = findBursts(counted({ 3: 4, 5: 4, 12: 5 }), totals).map(({ from, to }) => [from, to]);
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
    expect(findBursts(counted({}), totals)).toEqual([]);
  });

  test('are relative to the number of all conversations in a period', () => {
    const busy = totals.map((total, at) => (at === 9 ? total * 20 : total));
    expect(findBursts(counted({ 1: 1, 9: 5, 15: 1, 20: 1 }), busy)).toEqual([]);
  });
});

describe('chapters', () => {
  test('are named, dated and contain the conversations of their months, oldest first', () => {
    const [chapter, ...others] = chaptersOf([
      subject('house hunt', { 5: 4, 6: 5 }),
      subject('recip', { 1: 1, 4: 1, 8: 1, 15: 1, 22: 1 }),
    ]);
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ key: 'house hunt', name: 'House hunt', from: 5, to: 6, categoryId: 'family' });
    expect(chapter?.conversationIds).toHaveLength(9);
    expect(chapter?.conversationIds[0]).toBe('5-0');
  });

  test('are one when two phrases are about the same conversations, named by the most informative phrase', () => {
    const chapters = chaptersOf([
      subject('knee', { 8: 6, 9: 6 }, 0, 'knee'),
      subject('knee operation', { 8: 6, 9: 5 }, 0, 'knee operation'),
    ]);
    expect(chapters.map(({ name }) => name)).toEqual(['Knee operation']);
  });

  test.each<[string, Record<number, number>, number?]>([
    ['still goes on', { 22: 5, 23: 5 }, 23],
    ['comes back again and again', { 2: 5, 8: 5, 14: 5, 20: 5 }],
    ['has too few conversations', { 5: 3 }],
    ['lasts for most of the archive', Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, 3]))],
  ])('are not what %s', (_, counts, now) => {
    expect(chaptersOf([subject('house hunt', counts)], now)).toEqual([]);
  });

  test('are left out if they last one evening or have no informative name', () => {
    const evening = subject('house hunt', { 5: 9 });
    const onOneDay = evening.mentions.map((mention) => ({ ...mention, day: '2024-06-01' }));
    expect(chaptersOf([{ ...evening, mentions: onOneDay }])).toEqual([]);
    expect(chaptersOf([subject('meet', { 5: 9 }, 0, 'meeting')])).toEqual([]);
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

test('main subjects are listed once, with their months; a word that is part of a longer subject is left out', () => {
  const mentions = [
    subject('sourdough', { 1: 3, 2: 3 }, 0, 'Sourdough'),
    subject('sourdough starter', { 1: 3, 2: 2 }, 0, 'sourdough starter'),
    subject('tax return', { 4: 2, 9: 2 }, 20, 'Tax return'),
    subject('project', { 3: 9 }, 40, 'project'),
    subject('visa', { 7: 2 }, 60, 'visa'),
  ].flatMap((one) => one.mentions);
  const subjects = chooseSubjects(mentions, { total: 200, periods: MONTHS, limit: 8 });
  expect(subjects.map(({ name, conversations }) => [name, conversations])).toEqual([
    ['Sourdough starter', 5],
    ['Tax return', 4],
  ]);
  expect(subjects[0]?.counts).toEqual(counted({ 1: 3, 2: 2 }));
});
