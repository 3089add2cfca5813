import { expect, test } from 'vitest';
import { fillBlanks, listBlanks, splitBlanks } from './templates.ts';

test('blanks are listed once, in order, with their types', () => {
  const body =
    'Dear {{ name }}, on {{day: date}} we need {{count:number}} for {{name}}. {{tone: warm | plain }} {{notes: long}}';
  expect(listBlanks(body)).toEqual([
    { name: 'name', kind: 'text', choices: [] },
    { name: 'day', kind: 'date', choices: [] },
    { name: 'count', kind: 'number', choices: [] },
    { name: 'tone', kind: 'choice', choices: ['warm', 'plain'] },
    { name: 'notes', kind: 'long', choices: [] },
  ]);
});

test.each(['no blanks', '{single}', '{{}}', '{{ : date}}', `{{${'x'.repeat(61)}}}`, '{{a{b}}}'])(
  '%j has no blanks',
  (body) => {
    expect(listBlanks(body)).toEqual([]);
  },
);

test('filling replaces every occurrence of a name and keeps the rest', () => {
  expect(fillBlanks('{{a}} and {{ b: date }} and {{a: x | y}}', { a: '$& one', b: '' })).toBe(
    '$& one and {{ b: date }} and $& one',
  );
  expect(fillBlanks('{{constructor}}', {})).toBe('{{constructor}}');
});

test('a long text with an unclosed blank is parsed quickly', () => {
  expect(listBlanks('{{a'.repeat(6000))).toEqual([]);
});

test('splits a body into the text between blanks and the names of the blanks', () => {
  expect(splitBlanks('Answer {{message: long}} in a {{tone}} way')).toEqual([
    { text: 'Answer ', isBlank: false, at: 0 },
    { text: 'message', isBlank: true, at: 7 },
    { text: ' in a ', isBlank: false, at: 24 },
    { text: 'tone', isBlank: true, at: 30 },
    { text: ' way', isBlank: false, at: 38 },
  ]);
  expect(splitBlanks('{{ }} is none')).toEqual([{ text: '{{ }} is none', isBlank: false, at: 0 }]);
});
