import { expect, it } from 'vitest';
import type { Turn } from '../quote-conversation.ts';
import { withLaterReport } from './later-report.ts';

const turns: Turn[] = [
  { id: 'asked', role: 'user', text: 'The oven door leaks heat. Replace the seal or the whole door?' },
  { id: 'advised', role: 'assistant', text: 'Begin with the seal: it costs about 30 euros.' },
  { id: 'reported', role: 'user', text: 'The new seal was enough, 22 euros in the end.' },
  { id: 'praised', role: 'assistant', text: 'Good, that saved you the door.' },
];
const question = { turnId: 'asked', role: 'user' as const, text: 'Replace the seal or the whole door?' };
const advice = { turnId: 'advised', role: 'assistant' as const, text: 'Begin with the seal.' };
const report = { turnId: 'reported', role: 'user', text: 'The new seal was enough, 22 euros in the end.' };
const replaceReport = (text: string): Turn[] =>
  turns.map((turn) => (turn.id === 'reported' ? { ...turn, text } : turn));

it('adds what the person reported after the quoted advice', () => {
  expect(withLaterReport([question, advice], turns, 'What did we do about the oven?')).toEqual([
    question,
    advice,
    report,
  ]);
});

it('adds the report to the message with which the person began', () => {
  expect(withLaterReport([question], turns, 'What did we do about the oven?').at(-1)).toEqual(report);
});

it.each(['Thanks a lot!', 'And which seal fits this door?', 'By the way, I bought a bicycle yesterday morning.'])(
  'adds no message that only thanks, asks or begins another matter: %s',
  (text) => {
    expect(withLaterReport([question, advice], replaceReport(text), 'What did we do about the oven?')).toHaveLength(2);
  },
);

it('leaves a report of the person as it is', () => {
  const quoted = [{ turnId: 'reported', role: 'user' as const, text: 'The new seal was enough.' }];
  expect(withLaterReport(quoted, turns, 'What did we do about the oven?')).toEqual(quoted);
});
