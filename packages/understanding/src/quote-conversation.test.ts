import { expect, it } from 'vitest';
import { quoteConversation, type Turn } from './quote-conversation.ts';

const turns: Turn[] = [
  { id: 'q1', role: 'user', text: 'How long must sourdough rest?' },
  {
    id: 'a1',
    role: 'assistant',
    text: 'Sure! The dough rests eight hours at 24 degrees. A longer rest makes it sour.',
  },
  { id: 'q2', role: 'user', text: 'And which flour did the baker in Graz use?' },
  { id: 'a2', role: 'assistant', text: 'Of course! Mostly rye with a little spelt, freshly milled.' },
];

it('quotes the statements that answer the question', () => {
  expect(quoteConversation('how long does the dough rest', turns)).toEqual([
    { turnId: 'a1', role: 'assistant', text: 'The dough rests eight hours at 24 degrees.' },
    // The next best sentence of the same reply.
    { turnId: 'a1', role: 'assistant', text: 'A longer rest makes it sour.' },
  ]);
});

it('quotes the question with its answer if only the question has the words', () => {
  expect(quoteConversation('baker in Graz', turns)).toEqual([
    { turnId: 'q2', role: 'user', text: 'And which flour did the baker in Graz use?' },
    { turnId: 'a2', role: 'assistant', text: 'Mostly rye with a little spelt, freshly milled.' },
  ]);
});

it('quotes the opening if no word is shared, and nothing from an empty conversation', () => {
  expect(quoteConversation('xylophone', turns).map(({ text }) => text)).toEqual([
    'How long must sourdough rest?',
    'The dough rests eight hours at 24 degrees.',
  ]);
  expect(quoteConversation('', [])).toEqual([]);
});
