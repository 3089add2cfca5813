import { expect, it } from 'vitest';
import { withoutAssistantName } from './assistant-names.ts';

it.each([
  ['what did Gemini recommend for the router', 'what did you recommend for the router'],
  ['pull up the Claude chat on desks', 'pull up the chat on desks'],
  ['how often did I ask ChatGPT for recipes', 'how often did I ask for recipes'],
  ['was hat ChatGPT mir zum Garten geraten', 'was hast du mir zum Garten geraten'],
  ['búscame lo que hablé con Claude sobre la lactancia', 'búscame lo que hablé sobre la lactancia'],
])('%j is read as %j', (text, read) => {
  expect(withoutAssistantName(text)).toBe(read);
});

it.each([['what did I ask about Claude pricing'], ['who is Claude Monet'], ['how do I import my ChatGPT history?']])(
  '%j is about the name',
  (text) => {
    expect(withoutAssistantName(text)).toBe(text);
  },
);
