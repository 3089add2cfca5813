import { expect, test } from 'vitest';
import { questionsOf, topicsOf } from './phrases.ts';

const listLabels = (found: { label: string }[]) => found.map(({ label }) => label);
const listKeys = (found: { key: string }[]) => found.map(({ key }) => key);

test('topics come from the title, pairs of words first, at most five', () => {
  const topics = topicsOf({ title: 'Sourdough bread for beginners', openers: ['How do I feed a starter overnight?'] });
  expect(listLabels(topics)[0]).toBe('Sourdough bread');
  expect(topics.length).toBeLessThanOrEqual(5);
});

test('the same topic in other forms of its words has the same key', () => {
  expect(listKeys(topicsOf({ title: 'Training plans', openers: [] }))[0]).toBe(
    listKeys(topicsOf({ title: 'training plan', openers: [] }))[0],
  );
});

test('the same question in other words has the same key', () => {
  const one = questionsOf({ title: '', openers: ['How do I reset my router?'] });
  const other = questionsOf({ title: '', openers: ['Hi! How can I reset the router'] });
  expect(listKeys(one)).toEqual(listKeys(other));
  expect(listLabels(other)).toEqual(['How can I reset the router']);
});

test.each([
  ['a statement', 'The router is in the hall.'],
  ['code alone', '```\nwhat is this?\n```'],
  ['words that say nothing', 'What is it?'],
  ['a very long text', `how ${'long '.repeat(2_000)}?`],
  ['nothing', ''],
])('%s is not a question', (_name, text) => {
  expect(questionsOf({ title: '', openers: [text] })).toEqual([]);
});

test('requests that start alike count as repeated, whatever their details', () => {
  const findQuestions = (opener: string) => questionsOf({ title: '', openers: [opener] });
  const [letter] = findQuestions('Write a cover letter for a job at the zoo');
  expect(letter?.label).toBe('Write a cover letter …');
  expect(findQuestions('please write a cover letter for the bakery')[0]?.key).toBe(letter?.key);
  expect(findQuestions('Write something')).toEqual([]);
});

test('questions that differ only in a small number are equal, those that differ in the year are not', () => {
  const findQuestionKey = (opener: string) => questionsOf({ title: '', openers: [opener] })[0]?.key;
  expect(findQuestionKey('What should I know about garden pests in step 3?')).toBe(
    findQuestionKey('What should I know about garden pests in step 12?'),
  );
  expect(findQuestionKey('Which teams won the cup in 2014?')).not.toBe(
    findQuestionKey('Which teams won the cup in 2018?'),
  );
});

test('a surrogate pair split by cutting is repaired', () => {
  const cut = `${'a'.repeat(399)}😀 garden tools`;
  for (const { key, label } of topicsOf({ title: '\ud83d garden', openers: [cut] })) {
    expect([key.isWellFormed(), label.isWellFormed()]).toEqual([true, true]);
  }
});
