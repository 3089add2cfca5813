import type { Category } from '@app/contract/categories';
import type { Event } from '@app/contract/events';
import type { Goal } from '@app/contract/goals';
import { expect, test } from 'vitest';
import { daysAgo, HEALTH, WORK, snapshotOf } from '../test-snapshot.ts';
import { findNeglectedAreas } from './neglected-area.ts';
import { findOverload } from './overload-ahead.ts';
import { findStalledGoals } from './stalled-goal.ts';

const goal: Goal = {
  id: 'b0000000-0000-4000-8000-000000000001',
  title: 'Run 100 km',
  description: '',
  targetValue: 100,
  startValue: 0,
  currentValue: 12,
  unit: 'km',
  progress: 12,
  targetDate: '2026-12-10',
  categoryId: HEALTH,
  isAchieved: false,
  achievedAt: null,
  milestones: { done: 0, total: 0 },
  pace: null,
  createdAt: daysAgo(40).toISOString(),
};

const makeEvent = (id: string, eventDate: string, duration = 60): Event => ({
  id,
  title: `Meeting ${id}`,
  eventDate,
  duration,
  notes: '',
  category: null,
  isAutoDetected: false,
  timeZone: 'UTC',
  isAllDay: false,
  isFree: false,
  location: null,
  recurrence: null,
  seriesId: null,
  originalStart: null,
  taskId: null,
  conversationId: null,
  messageId: null,
});

test('a goal without progress for two weeks is stalled, with a higher priority near its date', () => {
  expect(findStalledGoals(snapshotOf([], { goals: [goal] }))).toMatchObject([
    {
      title: 'Take the next step on “Run 100 km”',
      priority: 'high',
      description: 'Its date is in 20 days. An hour on your schedule gets it moving again.',
      sources: [{ kind: 'goal', id: goal.id, quote: 'Run 100 km: 12 of 100 km, set on Oct 11' }],
    },
  ]);
});

test.each([
  ['with logged progress', { activeGoalIds: new Set([goal.id]) }],
  ['that is reached', { goals: [{ ...goal, isAchieved: true }] }],
  ['set last week', { goals: [{ ...goal, createdAt: daysAgo(7).toISOString() }] }],
  ['with an event ahead', { events: [{ ...makeEvent('run', '2026-11-22T07:00:00Z'), title: 'Work on: Run 100 km' }] }],
])('a goal %s is not stalled', (_, planner) => {
  expect(findStalledGoals(snapshotOf([], { goals: [goal], ...planner }))).toEqual([]);
});

const categories: Category[] = [
  { id: HEALTH, name: 'Health' },
  { id: WORK, name: 'Work' },
].map((named) => ({
  ...named,
  description: '',
  emoji: '📁',
  color: '#7d828c',
  conversationCount: 1,
  isProtected: false,
  subcategories: [],
}));
const work = [1, 2, 3].map((ago) => ({ text: 'A question about work', ago, categoryId: WORK }));
const health = [45, 55, 63, 72, 80].map((ago) => ({ text: 'A question about health', ago, categoryId: HEALTH }));

test('a category that was active regularly and has been quiet for a month is neglected', () => {
  const found = findNeglectedAreas(snapshotOf([...work, ...health], { categories }));
  expect(found).toMatchObject([{ title: 'Come back to Health', categoryId: HEALTH, actionType: 'habit' }]);
  expect(found[0]?.sources).toHaveLength(3);
});

test.each([
  ['of a person who was not active lately', health],
  ['with only two conversations', [...work, ...health.slice(0, 2)]],
  ['with a conversation last week', [...work, ...health, { text: 'Sleep', ago: 6, categoryId: HEALTH }]],
])('an area %s is not neglected', (_, lines) => {
  expect(findNeglectedAreas(snapshotOf(lines, { categories }))).toEqual([]);
});

test('a day with more hours of events than a working day is overloaded, and every event is named', () => {
  const events = [9, 12, 15].map((hour) =>
    makeEvent(`at-${hour}`, `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`, 175),
  );
  const found = findOverload(snapshotOf([], { events }));
  expect(found).toMatchObject([
    {
      title: 'Lighten Monday, Nov 23',
      priority: 'high',
      why: '3 events take about 9 hours of that day.',
      action: { kind: 'day', day: '2026-11-23' },
    },
  ]);
  expect(found[0]?.sources).toHaveLength(3);
});

test('a day with overlapping events, in the past, or weeks away is not overloaded', () => {
  const overlappingEvents = [0, 1, 2].map((at) => makeEvent(`same-${at}`, '2026-11-23T09:00:00Z', 240));
  expect(findOverload(snapshotOf([], { events: overlappingEvents }))).toEqual([]);
  const distantEvents = [8, 12, 16].map((hour) =>
    makeEvent(`far-${hour}`, `2026-12-03T${String(hour).padStart(2, '0')}:00:00Z`, 200),
  );
  expect(findOverload(snapshotOf([], { events: distantEvents }))).toEqual([]);
  const pastEvents = [1, 4, 7].map((hour) => makeEvent(`past-${hour}`, `2026-11-19T0${hour}:00:00Z`, 200));
  expect(findOverload(snapshotOf([], { events: pastEvents }))).toEqual([]);
});
