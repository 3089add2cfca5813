import { expect, it } from 'vitest';
import { isFromTranscript, toTranscriptMessages } from './transcript-messages.ts';

const now = '2026-11-21T09:00:00.000Z';

it('a transcript becomes user and assistant turns; other lines continue the turn before', () => {
  const turns = toTranscriptMessages('User: Plan a trip\nto Rome\n\nAssistant: Gladly.\r\n- Day 1\nUser: Thanks', now);
  expect(turns.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Plan a trip\nto Rome'],
    ['assistant', 'Gladly.\n- Day 1'],
    ['user', 'Thanks'],
  ]);
  expect(turns.map(({ parentId }) => parentId)).toEqual([null, turns[0]?.id, turns[1]?.id]);
  expect(turns.every(isFromTranscript)).toBe(true);
});

it('an empty transcript has no turns', () => {
  expect(toTranscriptMessages('', now)).toEqual([]);
  expect(toTranscriptMessages('User:\nAssistant: ', now)).toEqual([]);
});
