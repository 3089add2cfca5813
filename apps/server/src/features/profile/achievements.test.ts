import { expect, test } from 'vitest';
import { measureAchievements } from './achievements.ts';

const nothing = {
  questions: 0,
  conversations: 0,
  longestStreak: 0,
  mostQuestionsInADay: 0,
  usedCategories: 0,
  events: 0,
};

test('a new account has six open achievements', () => {
  const achievements = measureAchievements(nothing, new Map());
  expect(achievements.map((a) => a.icon)).toEqual(['Star', 'Trophy', 'Flame', 'Zap', 'Award', 'Calendar']);
  expect(achievements.every((a) => !a.completed && a.progress === 0)).toBe(true);
});

test('progress is a whole percentage that stops at 100', () => {
  const achievements = measureAchievements({ ...nothing, questions: 3, conversations: 49, events: 10 }, new Map());
  expect(achievements.find((a) => a.icon === 'Star')).toMatchObject({ completed: true, progress: 100 });
  expect(achievements.find((a) => a.icon === 'Trophy')).toMatchObject({ completed: false, progress: 98 });
  expect(achievements.find((a) => a.icon === 'Calendar')).toMatchObject({ completed: true, progress: 100 });
});

test('a reached achievement keeps its date when the data behind it is deleted', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const [first, , , , , planner] = measureAchievements(nothing, new Map([['planner', at]]));
  expect(planner).toMatchObject({ completed: true, completedAt: at.toISOString(), progress: 100 });
  expect(first).toMatchObject({ completed: false, completedAt: null, progress: 0 });
});
