import { expect, test } from 'vitest';
import { findRepeatedRequests } from './repeated-requests.ts';

const find = (...texts: string[]) => findRepeatedRequests(texts.map((text, id) => ({ id, text })));

test('Requests that differ in a word or two are one, with blanks for what differs.', () => {
  const found = find(
    'Generate a python script that copies the current timestamp to the clipboard',
    'What is the weather like in Oslo in May, and what should I pack?',
    'Generate a ruby script that copies the current timestamp to the clipboard',
  );
  expect(found).toMatchObject([
    { ids: [0, 2], body: 'Generate a {{value 1}} script that copies the current timestamp to the clipboard' },
  ]);
});

test('The text that follows a request becomes a blank of its own.', () => {
  const ask = 'Can you summarize this content for a meta description?';
  const pasted = (words: string) => `${ask}\n\n${words.repeat(60)}`;
  const [found] = find(pasted('Apples and pears grow here. '), pasted('Trains run late in winter. '));
  expect(found?.body).toBe(`${ask}\n\n{{text: long}}`);
});

test('Numbers that change are blanks, the order of asking stays.', () => {
  const [found] = find(
    'Current prices: regular $3.45, super $3.70 for the sign',
    'Current prices: regular $3.39, super $3.64 for the sign',
  );
  expect(found).toMatchObject({
    ids: [0, 1],
    body: 'Current prices: regular ${{value 1}}, super ${{value 2}} for the sign',
  });
});

test('Short follow-ups and different questions are not repeated.', () => {
  expect(find('Thanks!', 'Thanks!', 'Can you try again?', 'Can you try again?')).toEqual([]);
  expect(find('How do I prune roses in autumn?', 'How do I repair a bicycle chain outdoors?')).toEqual([]);
});

test('Ten thousand requests are compared by their rare words only.', () => {
  const texts = Array.from(
    { length: 10_000 },
    (_, at) => `Please explain topic number${at % 5_000} about garden chemistry`,
  );
  expect(find(...texts).length).toBeGreaterThan(0);
});
