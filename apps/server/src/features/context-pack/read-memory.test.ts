import { expect, test } from 'vitest';
import { readMemoryLines } from './read-memory.ts';

const readTexts = (text: string) => readMemoryLines(text, []).map((line) => line.text);

test('the list in a reply of ChatGPT is read without its dates and the sentences around it', () => {
  const text = [
    'Here is what I remember about you:',
    '',
    '[2025-04-12] - Works as a nurse in Leeds.',
    '[unknown] - Prefers short answers.',
    '',
    'Let me know if you would like to change any of these.',
  ].join('\n');
  expect(readTexts(text)).toEqual(['Works as a nurse in Leeds.', 'Prefers short answers.']);
});

test('the exports of Claude and Gemini are read without headings, fences and list marks', () => {
  const text = [
    '```',
    '## Work context',
    '',
    '**Role:** Nurse in Leeds',
    '* Has a dog called Rex',
    '1. Lives with Anna',
    '2. Lives with Anna',
    '---',
    '**Personal preferences:**',
    '- Vegetarian since 2019',
    '```',
  ].join('\n');
  expect(readTexts(text)).toEqual([
    'Role: Nurse in Leeds',
    'Has a dog called Rex',
    'Lives with Anna',
    'Vegetarian since 2019',
  ]);
});

test('paragraphs are split into sentences where they are too long for a memory', () => {
  const sentence = `She works on ${'very '.repeat(30)}long projects.`;
  expect(readTexts(`${sentence} ${sentence.replace('She', 'He')}`)).toEqual([sentence, sentence.replace('She', 'He')]);
});

test('secrets are left out, and memories that are stored already are marked', () => {
  const lines = readMemoryLines('I eat fish.\nMy password is hunter2-Zebra-99\nI have a dog', ['i eat fish']);
  expect(lines).toEqual([
    { text: 'I eat fish.', isKnown: true },
    { text: 'I have a dog', isKnown: false },
  ]);
});

test('an empty or very long text causes no error', () => {
  expect(readTexts('\n\n  \n')).toEqual([]);
  expect(readMemoryLines('- one two three four\n'.repeat(2) + 'x'.repeat(50_000), [])).toHaveLength(1);
});
