import { describe, expect, it } from 'vitest';
import { MarkdownBlocks } from './markdown-blocks.ts';

const samples: Record<string, string> = {
  'a paragraph after a paragraph': 'One.\n\nTwo.\n\nThree.',
  'a fence with blank lines': 'Before\n\n```ts\na\n\nb\n\n```\n\nAfter',
  'a fence inside a list item': '- item\n\n  ```\n  a\n\n  b\n  ```\n\n- next\n\nAfter',
  'a loose list': '1. one\n\n2. two\n\n   more of two\n\n3. three\n\nAfter',
  'a table': 'Text\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter',
  'displayed maths': '$$\na\n\nb\n$$\n\nAfter',
  'maths in square brackets': '\\[\na\n\nb\n\\]\n\nAfter',
  footnotes: 'Text[^1]\n\n[^1]: First\n\n    more\n\n[^2]: Second\n\nAfter',
  'indented code': 'Text\n\n    a\n\n    b\n\nAfter',
  'a tilde fence holding a backtick fence': '~~~md\n```\n\nx\n```\n\n~~~\n\nAfter',
};

function growText(text: string, step: number): (readonly string[])[] {
  const blocks = new MarkdownBlocks();
  const seen: (readonly string[])[] = [];
  for (let end = step; end < text.length + step; end += step) seen.push(blocks.update(text.slice(0, end)));
  return seen;
}

describe('cutting growing Markdown into blocks', () => {
  it.each(Object.entries(samples))('loses nothing of %s, in whatever deltas it comes', (_, text) => {
    for (const step of [1, 2, 3, 7, 1000]) {
      const last = growText(text, step).at(-1);
      expect(last?.join('')).toBe(text);
    }
  });

  it.each(Object.entries(samples))('never removes a cut while %s grows', (_, text) => {
    let settled: readonly string[] = [];
    for (const blocks of growText(text, 1)) {
      expect(blocks.slice(0, settled.length)).toEqual(settled);
      settled = blocks.slice(0, -1);
    }
  });

  it.each(Object.entries(samples))(
    'cuts %s at the same places, whether it comes as a whole or letter by letter',
    (_, text) => {
      expect(growText(text, 1).at(-1)).toEqual(new MarkdownBlocks().update(text));
    },
  );

  it('cuts between paragraphs', () => {
    expect(new MarkdownBlocks().update('One.\n\nTwo.')).toEqual(['One.\n\n', 'Two.']);
  });

  it.each([
    ['a fence with blank lines', 3],
    ['a fence inside a list item', 2],
    ['a loose list', 2],
    ['a table', 3],
    ['displayed maths', 2],
    ['maths in square brackets', 2],
    ['footnotes', 3],
    ['a tilde fence holding a backtick fence', 2],
  ])('keeps %s in one of %i blocks', (name, blockCount) => {
    expect(new MarkdownBlocks().update(samples[name] ?? '')).toHaveLength(blockCount);
  });

  it('starts over when the text is a different one', () => {
    const blocks = new MarkdownBlocks();
    blocks.update('One.\n\nTwo.\n\nThree.');
    expect(blocks.update('Other.')).toEqual(['Other.']);
  });
});
