import { expect, test } from 'vitest';
import { findRepeatedRequests } from './repeated-requests.ts';

const find = (...texts: string[]) =>
  findRepeatedRequests(texts.map((text, id) => ({ id, text }))).map(({ messages, ...request }) => ({
    ...request,
    ids: messages.map(({ id }) => id),
  }));

test('requests that differ in a word or two are one request with blanks', () => {
  const found = find(
    'Generate a python script that copies the current timestamp to the clipboard',
    'What is the weather like in Oslo in May, and what should I pack?',
    'Generate a ruby script that copies the current timestamp to the clipboard',
  );
  expect(found).toMatchObject([
    { ids: [0, 2], body: 'Generate a {{language}} script that copies the current timestamp to the clipboard' },
  ]);
});

test('the text that follows a request becomes a separate blank', () => {
  const ask = 'Can you summarize this content for a meta description?';
  const pasted = (words: string) => `${ask}\n\n${words.repeat(60)}`;
  const [found] = find(pasted('Apples and pears grow here. '), pasted('Trains run late in winter. '));
  expect(found?.body).toBe(`${ask}\n\n{{text: long}}`);
});

test('numbers that change are blanks; the order of the requests is kept', () => {
  const [found] = find(
    'Update the sign of the station: regular $3.45, super $3.70 for the sign',
    'Update the sign of the station: regular $3.39, super $3.64 for the sign',
  );
  expect(found).toMatchObject({
    ids: [0, 1],
    body: 'Update the sign of the station: regular ${{number 1}}, super ${{number 2}} for the sign',
  });
});

test('short follow-ups and different questions are not repeated', () => {
  expect(find('Thanks!', 'Thanks!', 'Can you try again?', 'Can you try again?')).toEqual([]);
  expect(find('How do I prune roses in autumn?', 'How do I repair a bicycle chain outdoors?')).toEqual([]);
});

test('ten thousand requests are compared only by their rare words', () => {
  const texts = Array.from(
    { length: 10_000 },
    (_, at) => `Please explain topic number${at % 5_000} about garden chemistry`,
  );
  expect(find(...texts).length).toBeGreaterThan(0);
});

const caption = (what: string) => `Write an Instagram caption for my bakery about ${what}. Warm, short, no hashtags`;

test.each([
  [
    'with a blank for a few words',
    [caption('our stollen'), caption('our new opening hours in the summer')],
    'Write an Instagram caption for my bakery about our {{topic}}. Warm, short, no hashtags',
  ],
  [
    'with a text after a colon',
    ['Reply to this review politely: "Great bread!"', 'Reply to this review politely: "Sold out at eleven. Two stars"'],
    'Reply to this review politely:\n\n{{text: long}}',
  ],
  [
    'with a long text within the sentence',
    [
      'If I were to post a picture of the old windmill that my neighbours are repairing this summer, and that I pass every morning on my way, what would be some relevant hashtags to attach to it?',
      'If I were to post a film of our choir at the market, what would be some relevant hashtags to attach to it?',
    ],
    'If I were to post a {{text: long}}, what would be some relevant hashtags to attach to it?',
  ],
  [
    'with courtesies around it',
    ['Write a polite email to my landlord about the tap', 'can you write a polite email to my teacher about Friday'],
    'Write a polite email to my {{recipient}}',
  ],
  [
    'with code below it',
    [
      'Explain this code step by step\n```\nfor i in x: print(i)\n```',
      'explain this code step by step\n```\nx = [1, 2, 3, 4]\n```',
    ],
    'explain this code step by step\n\n{{text: long}}',
  ],
  [
    'with a text in another language',
    ['Corrige ce texte : bonjour', 'Corrige ce texte : hier il pleuvait', 'Corrige ce texte : demain nous irons'],
    'Corrige ce texte :\n\n{{text: long}}',
  ],
])('a form with different values is one request, %s', (_, texts, body) => {
  const found = find(...texts, ...(body.includes('email') ? ['Write a polite email to my aunt'] : []));
  expect(found).toMatchObject([{ body }]);
});

test.each([
  [['What is the difference between a virus and a bacterium?', 'What is the difference between a lake and a pond?']],
  [['Was ist der Unterschied zwischen einem Virus und einem Pilz?', 'Was ist der Unterschied zwischen Ente und Gans?']],
  [['¿Cuál es la diferencia entre ser y estar?', '¿Cuál es la diferencia entre por y para?']],
  [['How do I write a letter to the tax office?', 'How do I write a poem?']],
  [['Write a story about a fox', 'Write a story about a train that is late']],
  [['I want to learn the cello at forty', 'I want to learn how a cello is made']],
])('Requests that only start alike are not repeated: %s', (texts) => {
  expect(find(...texts)).toEqual([]);
});

test.each([
  [
    'a pasted file',
    (n: number) => `<?xml version="1.0"?><note><to>Reader number ${n}</to><body>Remember the garden</body></note>`,
  ],
  [
    'a piece of a program',
    (n: number) => `write const total = rows.reduce((sum) => sum + ${n}, 0); print total of garden rows`,
  ],
  ['data without a request', (n: number) => `Current values of the garden pump: pressure ${n} bar, filter clean`],
])('%s is not a form, however often it is repeated.', (_, text) => {
  expect(find(text(1), text(2), text(3))).toEqual([]);
});

test('requests with the same text below them are attempts at one task and not repeated', () => {
  const ask = (end: string) =>
    `Summarize this content for a meta description of my blog:\n\n${'Apples grow here. '.repeat(60)}${end}`;
  expect(find(ask(''), ask(''))).toEqual([]);
  expect(find(ask(''), ask('Pears too.'))).toHaveLength(1);
});

test('a repeated request joins its group without changing its key', () => {
  const earlier = find(caption('our stollen'), caption('our rolls'));
  const later = find(caption('our cookies for the first day of school'), caption('our stollen'), caption('our rolls'));
  expect(later[0]?.key).toBe(earlier[0]?.key);
  expect(later[0]?.ids).toEqual([0, 1, 2]);
});
