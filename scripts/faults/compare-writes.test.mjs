import { expect, test } from 'vitest';
import { compare, dueTexts } from './compare-writes.ts';

test('an acknowledged write that is not stored is lost', () => {
  expect(compare('tasks', ['tasks 0.1', 'tasks 0.2'], ['tasks 0.2'])).toEqual({ lost: ['tasks 0.1'], duplicated: [] });
});

test('a write that is stored twice is duplicated, acknowledged or not', () => {
  const stored = ['tasks 0.1', 'tasks 0.2', 'tasks 0.1', 'tasks 0.2'];
  expect(compare('tasks', ['tasks 0.1'], stored)).toEqual({ lost: [], duplicated: ['tasks 0.1', 'tasks 0.2'] });
});

test('a write without acknowledgement may be stored, and rows of other kinds do not matter', () => {
  expect(compare('tasks', [], ['tasks 0.1', 'With notes', 'With notes'])).toEqual({ lost: [], duplicated: [] });
});

test('a delayed write is checked only after its time limit', () => {
  const acknowledged = [
    { kind: 'reminders', uniqueText: 'reminders 0.1', at: 1_000 },
    { kind: 'reminders', uniqueText: 'reminders 0.2', at: 5_000 },
    { kind: 'tasks', uniqueText: 'tasks 0.1', at: 1_000 },
  ];
  expect(dueTexts({ name: 'reminders', withinMs: 3_000 }, acknowledged, 6_000)).toEqual(['reminders 0.1']);
  expect(dueTexts({ name: 'tasks' }, acknowledged, 1_000)).toEqual(['tasks 0.1']);
});
