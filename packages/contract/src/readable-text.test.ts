import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

test.each([
  ['# Plan\n- **First** _this_, then `npm test`', 'Plan\nFirst this, then npm test'],
  ['User: Hi\nAssistant: ## Plan', 'User: Hi\nAssistant: Plan'],
  ['see [the notes](https://example.org/a_(b)) and ![a cat](cat.png)', 'see the notes and a cat'],
  ['<https://example.org/x> is open', 'https://example.org/x is open'],
  ['> quoted\n> - point\n- [x] done', 'quoted\npoint\ndone'],
  ['above\n\n---\n\nbelow', 'above\n\n\nbelow'],
  ['| Day | Sum |\n|:---|---:|\n| Mon | 5 |', 'Day  Sum\nMon  5'],
  ['~~old~~ ***new*** \\*kept\\*', 'old new *kept*'],
  ['**Größe:** *schön*, **„so“**', 'Größe: schön, „so“'],
])('markup is left out: %j', (markdown, text) => {
  expect(readableText(markdown)).toBe(text);
});

test.each([
  '2 * 3 * 4 = 24 and 2 ** 3',
  'snake_case_name and a*b',
  'a | b',
  '1. one\n2. two',
  'C# and F# at -5 degrees',
  'list[0] (x)',
])('characters that are not markup stay: %j', (text) => {
  expect(readableText(text)).toBe(text);
});

test('code is not changed, except that its fences are removed', () => {
  expect(readableText('Try:\n```py\ndef f(**kw):\n    # a_b\n```\n**done**')).toBe(
    'Try:\ndef f(**kw):\n    # a_b\ndone',
  );
  expect(readableText('f(**kw)\n```\n**done**', { isCode: true })).toBe('f(**kw)\ndone');
});

test('a code block ends only with the marks that opened it', () => {
  const code = '```py\n# a *note*\n```';
  expect(readableText(`\`\`\`\`md\n${code}\n\`\`\`\`\n**done**`)).toBe(`${code}\ndone`);
  expect(readableText('~~~\n```\n_a_\n~~~\n_b_')).toBe('```\n_a_\nb');
});

test('the conversion of a long text of nothing but markup does not hang', () => {
  for (const signs of ['[', '![[', '| -', '> ', '_a*']) expect(readableText(signs.repeat(5_000))).toBeTypeOf('string');
});
