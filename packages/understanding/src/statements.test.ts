import { describe, expect, test } from 'vitest';
import { findStatements } from './statements.ts';

const said = (text: string) => findStatements(text).map(({ kind, about }) => `${kind}: ${about}`);

describe('Statements', () => {
  test.each([
    ["I'm planning to open a coffee shop in Lisbon. What permits do I need?", 'plan: open a coffee shop in Lisbon'],
    ["We're thinking about moving to the coast, what should we know?", 'plan: moving to the coast'],
    ["I'm working on a mystery novel and need help with the detective.", 'plan: a mystery novel'],
    ["I'm working on a review of an app for iOS, iPadOS, and macOS.", 'plan: a review of an app for iOS'],
    ['I want to learn the cello before I turn forty.', 'plan: learn the cello before you turn forty'],
    ['My goal this year is to run a marathon under four hours', 'plan: run a marathon under four hours'],
    ['I would like to find a job in my area in which I can help people.', 'plan: find a job in your area'],
    ["I'm really worried about my mother's operation.", "worry: your mother's operation"],
    ["Lately I can't sleep because of the deadlines", 'worry: sleep'],
    ['I promised Anna to send her the photos of the trip.', 'promise: send her the photos of the trip'],
    ['I told my sister that I would call her on Sunday', 'promise: call her on Sunday'],
    ['I still need to renew my passport before the trip', 'promise: renew your passport before the trip'],
    ['How do I build a reading habit?', 'habit: reading habit'],
    ['I want to meditate for ten minutes every morning.', 'habit: meditate for ten minutes every morning'],
    ['How can I quit smoking for good?', 'habit: quit smoking for good'],
    ['I finally finished the mystery novel!', 'done: the mystery novel'],
    ["We'd like to buy a flat in Leipzig, is that realistic?", 'plan: buy a flat in Leipzig'],
    ['thinking about getting my driving license next year', 'plan: getting your driving license next year'],
    ["i'm building a habit tracker app as a side project", 'plan: a habit tracker app as a side project'],
    ["I told Lucía I'd send her my address", 'promise: send her your address'],
    ['I told Mrs. Albers I would send her a quote by Monday', 'promise: send her a quote by Monday'],
    ['I have to submit the VAT return by september 30', 'promise: submit the VAT return by september 30'],
    ['i should really see a doctor', 'promise: see a doctor'],
    ['I want to do yoga twice a week but when?', 'habit: do yoga twice a week'],
    ['i want to try to meditate every evening', 'habit: meditate every evening'],
    ["i'm completely burned out, today i cried", 'worry: being burned out'],
    ['Still stressed about cash flow', 'worry: cash flow'],
    ['I used to climb a lot, would love to get into bouldering', 'plan: get into bouldering'],
    ['I have to call the doctor on monday, remind me what to ask', 'promise: call the doctor on monday'],
    ["We are planning a concert in St. Anne's church", "plan: a concert in St. Anne's church"],
    ['We should make an appointment with the notary', 'promise: make an appointment with the notary'],
    ["I've been meaning to sort my photos for years", 'plan: sort your photos for years'],
  ])('are found in: %s', (text, expected) => {
    expect(said(text)).toContain(expected);
  });

  test.each([
    'If I wanted to learn Ruby as my first language, where would I start?',
    'Act as a villain. I am planning to build a castle in the mountains.',
    'What does he mean by "I am planning to move to the coast"?',
    'Anna: I am planning to move to the coast\nBen: I decided to join you',
    'I want to know the capital of France.',
    'Thinking of a number between one and ten, can you guess it?',
    'Considering the scope of its history, has the company made a profit?',
    'We decided to wait until he is eleven.',
    'I need to find a way to connect to Postgres from Docker.',
    'I need to send an email with Node.',
    'I need to schedule a cron job for Monday.',
    'I want to visit every element of the tree.',
    'I want to apply for each of them the same rule.',
    "I'm planning to use React.",
    "I'm struggling to understand monads.",
    'Could you give feedback on a text of my niece?\n\nI always wanted to become a vet.',
    'I am planning to go home on the 20th.',
    'Will I need to order a new card since mine expires in May?',
    'I plan to, but what day is the election?',
    'I would like you to list the rivers of Europe.',
    "I'm trying to run this script and get an error.",
    "I'm working on a function that parses dates.",
    'I would like to construct a single-line command to return the free disk space.',
    "I'm afraid I don't know how to answer that.",
    'I need to write a query that joins two tables.',
    'What if I want to switch insurance plans?',
    "I don't want to move to Berlin.",
    'Act as a patient who says: I want to learn to walk again.',
    'Write a story. I promised my brother to return the ring.',
    'Please proofread the following.\n\nLast year I decided to move to Porto and open a bakery.',
    `Here is my essay:\n\n${'I promised my father to call him every week. '.repeat(40)}`,
    '```\n# I need to call the bank\n```',
    '',
  ])('are not found in: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test('in a hostile text are found in bounded time', () => {
    const text = `I want to ${'learn to '.repeat(400)}`;
    expect(findStatements(text).length).toBeLessThanOrEqual(5);
    expect(findStatements('I '.repeat(50_000))).toEqual([]);
  });
});
