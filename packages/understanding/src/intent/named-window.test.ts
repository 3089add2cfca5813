import { expect, test } from 'vitest';
import { detectIntent } from '../intents.ts';

const MONDAY = new Date('2026-11-30T10:00:00Z');

test.each([
  ['whats on thursday and friday', 'plan_question', '2026-12-03T00:00 2026-12-05T00:00'],
  ["what's on tomorrow and wednesday?", 'plan_question', '2026-12-01T00:00 2026-12-03T00:00'],
  ['what is on from Thursday to Saturday', 'plan_question', '2026-12-03T00:00 2026-12-06T00:00'],
  ["what's on next week on Thursday", 'plan_question', '2026-12-10T00:00 2026-12-11T00:00'],
  ["what's on on Thursday", 'plan_question', '2026-12-03T00:00 2026-12-04T00:00'],
  ['do I have two free hours on tuesday afternoon next week?', 'free_time', '2026-12-08T12:00 2026-12-08T18:00'],
  ['am I free from Tuesday to Thursday next week?', 'free_time', '2026-12-08T00:00 2026-12-11T00:00'],
  ["what's on Thursday and Friday next week", 'plan_question', '2026-12-10T00:00 2026-12-12T00:00'],
  ["what's on Tuesday and Thursday next week", 'plan_question', '2026-12-07T00:00 2026-12-14T00:00'],
  ["what's on next week Monday to Wednesday", 'plan_question', '2026-12-07T00:00 2026-12-10T00:00'],
  ['am I free on Thursday and Friday', 'free_time', '2026-12-03T00:00 2026-12-05T00:00'],
])('the period of %j', (text, intent, expected) => {
  const found = detectIntent(text, MONDAY, 'UTC');
  expect(found.intent).toBe(intent);
  const { window } = found as { window: { from: Date; to: Date } };
  expect([window.from, window.to].map((at) => at.toISOString().slice(0, 16)).join(' ')).toBe(expected);
});
