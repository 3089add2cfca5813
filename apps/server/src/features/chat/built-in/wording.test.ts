import { expect, test } from 'vitest';
import { wordsWritten } from './wording.ts';

test('words get the capitals of the question, and a word of an earlier question stays', () => {
  expect(wordsWritten('When did Koen see the dentist?', ['koen', 'crown', 'dentist'])).toEqual([
    'Koen',
    'crown',
    'dentist',
  ]);
});
