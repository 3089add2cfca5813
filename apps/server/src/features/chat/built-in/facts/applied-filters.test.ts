import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import { expect, test } from 'vitest';
import { filtersNotApplied, isClearShare } from './applied-filters.ts';

const now = new Date('2026-11-28T09:00:00Z');
const nothing = { words: [], subject: '' };
const ask = (thing: DataQuestion['thing'], filter: Partial<QuestionFilter>): DataQuestion => ({
  ...nothing,
  thing,
  act: 'count',
  ...filter,
});
const dayFrom = (from: string, days = 1, label = '') => {
  const start = new Date(`${from}T00:00:00Z`);
  return { from: start, to: new Date(start.getTime() + days * 86_400_000), label };
};

test.each<[DataQuestion['thing'], Partial<QuestionFilter>, string[]]>([
  ['tasks', { categories: ['Work'], sources: ['claude'] }, ['sources', 'categories']],
  ['tasks', { words: ['tax'], period: dayFrom('2026-11-28'), state: 'overdue' }, []],
  ['goals', { period: dayFrom('2026-11-01', 30) }, []],
  ['goals', { period: dayFrom('2026-11-01', 30), state: 'ahead' }, ['period']],
  ['goals', { state: 'undated' }, ['state']],
  ['goals', { words: ['km'], period: dayFrom('1970-01-01', 21_000, 'by June') }, []],
  ['reminders', { period: dayFrom('2026-11-30', 7) }, []],
  ['cards', { state: 'due', period: dayFrom('2026-11-29') }, ['period']],
  ['cards', { state: 'due', period: dayFrom('2026-11-28') }, []],
  ['highlights', { period: dayFrom('2026-11-01', 30) }, ['period']],
  ['suggestions', { categories: ['Work'] }, ['categories']],
  ['events', { sources: ['claude'] }, ['sources']],
  ['events', { categories: ['Work'], state: 'done' }, ['state']],
  ['conversations', { sources: ['claude'], categories: ['Work'], words: ['sql'], hasDocument: true }, []],
])('%s with %o', (thing, filter, expected) => {
  expect(filtersNotApplied(ask(thing, filter), { now })).toEqual(expected);
});

test('the filters of the compared sides are checked, too', () => {
  const alternatives = [
    { ...nothing, categories: ['Work'] },
    { ...nothing, categories: ['Health'] },
  ];
  expect(filtersNotApplied({ ...ask('tasks', {}), alternatives }, { now })).toEqual(['categories']);
});

test('a share is clear with one filter', () => {
  expect(isClearShare(ask('conversations', { sources: ['claude'], period: dayFrom('2026-11-01', 30) }))).toBe(true);
  expect(isClearShare(ask('conversations', { sources: ['claude'], words: ['sql'] }))).toBe(false);
  expect(isClearShare(ask('tasks', { state: 'overdue' }))).toBe(false);
});
