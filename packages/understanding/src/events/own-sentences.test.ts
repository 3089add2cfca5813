import { expect, it } from 'vitest';
import { ownSentences, withoutQuotes } from './own-sentences.ts';

const own = (turn: string) =>
  ownSentences(turn, { characters: 4_000, sentences: 20 })
    .filter(({ isTextRequest }) => !isTextRequest)
    .map(({ text }) => text);

it('keeps what a person says before a request for a text, and doubts what follows', () => {
  const found = ownSentences('I have an exam on Friday at 9. Write a poem about it. The hero has a meeting at 10.', {
    characters: 4_000,
    sentences: 20,
  });
  expect(found.map(({ isTextRequest, doubt }) => [isTextRequest, doubt > 0])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(own('Translate this:\nRemind me tomorrow at 9 to call Ana.')).toEqual([]);
});

it('doubts all that is said in role play', () => {
  const found = ownSentences('We fly to Mars on Saturday at 3. Pretend to be my pilot.', {
    characters: 4_000,
    sentences: 20,
  });
  expect(found.every(({ doubt }) => doubt > 0)).toBe(true);
});

it.each([
  "Let's role-play. You are my boss and we have a meeting at 3 tomorrow.",
  'In my novel the hero meets the queen on Friday at midnight.',
  'Stell dir vor, du hast morgen um 9 eine Prüfung.',
  '2026-11-20 09:00:12 INFO scheduler: job started at 9:00 on Friday',
  'lets roleplay. you are my coach and we meet on saturday at 3. start',
  'Finish this poem for me:\nOn Monday at nine I shall marry the sea',
  'Put the verb in the right form: I (see) the doctor on Friday at 10.',
  'A train leaves Munich at 9:00 on Monday at 120 km/h.',
  'Problema: Luca esce di casa lunedì alle 7:40.',
  'Is this a scam?\nYour parcel will be delivered tomorrow at 9:00.',
  'commit 8f3c2d1\nDate:   Fri Nov 20 09:14:02 2026 +0100\n    fix: meeting reminder fires twice',
  'BEGIN:VEVENT\nDTSTART:20261120T090000Z',
  'PhysMem: 15G used (1755M wired), 1328M unused.',
])('finds no sentence in %j', (turn) => {
  expect(own(turn)).toEqual([]);
});

it('keeps a problem of the person', () => {
  expect(own('Problem: I have a dentist appointment on Friday at 9.')).toHaveLength(1);
});

it('joins a lone time to the sentence before it, and blanks quotations', () => {
  expect(own('ok booked the escape room! sunday 22 nov 17:00')).toEqual([
    'ok booked the escape room, sunday 22 nov 17:00',
  ]);
  expect(withoutQuotes('she wrote "see you at 8" on Monday')).toBe('she wrote "············" on Monday');
});
