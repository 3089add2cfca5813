import { expect, test } from 'vitest';
import { compare, dueMarks } from './tally.ts';

test('what was acknowledged and is not stored is lost', () => {
  expect(compare('tasks', ['tasks 0.1', 'tasks 0.2'], ['tasks 0.2'])).toEqual({ lost: ['tasks 0.1'], doubled: [] });
});

test('what is stored twice is doubled, acknowledged or not', () => {
  const stored = ['tasks 0.1', 'tasks 0.2', 'tasks 0.1', 'tasks 0.2'];
  expect(compare('tasks', ['tasks 0.1'], stored)).toEqual({ lost: [], doubled: ['tasks 0.1', 'tasks 0.2'] });
});

test('what was not acknowledged may be stored, and what others wrote is no matter', () => {
  expect(compare('tasks', [], ['tasks 0.1', 'With notes', 'With notes'])).toEqual({ lost: [], doubled: [] });
});

test('what comes by itself is looked for when it had time to come', () => {
  const acknowledged = [
    { kind: 'reminders', mark: 'reminders 0.1', at: 1_000 },
    { kind: 'reminders', mark: 'reminders 0.2', at: 5_000 },
    { kind: 'tasks', mark: 'tasks 0.1', at: 1_000 },
  ];
  expect(dueMarks({ name: 'reminders', withinMs: 3_000 }, acknowledged, 6_000)).toEqual(['reminders 0.1']);
  expect(dueMarks({ name: 'tasks' }, acknowledged, 1_000)).toEqual(['tasks 0.1']);
});
