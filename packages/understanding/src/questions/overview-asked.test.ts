import { expect, it } from 'vitest';
import { asksOverview } from './overview-asked.ts';

it.each([
  "What's in my archive, roughly, and how far back does it go?",
  'Was steht in meinem Archiv, und seit wann?',
  'De quoi parlent surtout mes conversations, et depuis quand ?',
])('asks for the archive as a whole: %s', (text) => {
  expect(asksOverview(text)).toBe(true);
});

it.each(['What did I mostly eat in Rome?', 'How many conversations are about salt?', 'Since when do we have the dog?'])(
  'asks for something in it: %s',
  (text) => {
    expect(asksOverview(text)).toBe(false);
  },
);
