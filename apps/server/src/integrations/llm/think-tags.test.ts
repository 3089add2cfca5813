import { describe, expect, it } from 'vitest';
import { ThinkTagSplitter } from './think-tags.ts';

function splitDeltas(...deltas: string[]) {
  const tags = new ThinkTagSplitter();
  const parts = [...deltas.flatMap((delta) => tags.push(delta)), ...tags.end()];
  const joinTexts = (type: string) =>
    parts
      .filter((part) => part.type === type)
      .map(({ text }) => text)
      .join('');
  return { text: joinTexts('text'), reasoning: joinTexts('reasoning') };
}

const cases: readonly (readonly [what: string, reply: string, text: string, reasoning: string])[] = [
  ['at the beginning', '<think>Hm.</think>Hello', 'Hello', 'Hm.'],
  ['in the middle', 'Well, <think>is it?</think> yes.', 'Well,  yes.', 'is it?'],
  ['in several places', '<think>a</think>b<think>c</think>d', 'bd', 'ac'],
  ['tags in capitals and by their long name', '<THINKING>a</Thinking>b', 'b', 'a'],
  ['with a tag that is never closed', '<think>and on and on', '', 'and on and on'],
  ['a closing tag alone', 'Hm.</think>Hello', 'Hm.Hello', ''],
  ['tags in a fence', '```html\n<think>x</think>\n```\n<think>y</think>z', '```html\n<think>x</think>\n```\nz', 'y'],
  ['tags in a fence of tildes', '~~~\n<think>\n~~~\nz', '~~~\n<think>\n~~~\nz', ''],
  ['tags in a code span', 'The `<think>` tag', 'The `<think>` tag', ''],
  ['a stray backtick', 'A ` here\n<think>x</think>y', 'A ` here\ny', 'x'],
  ['with a fence in it', '<think>```\na\n```</think>b', 'b', '```\na\n```'],
  [
    'a longer fence around a shorter one',
    '````\n```\n<think>\n```\n````\n<think>q</think>',
    '````\n```\n<think>\n```\n````\n',
    'q',
  ],
  ['other tags and comparisons', '<b>1 < 2</b> <thin> </thinker>', '<b>1 < 2</b> <thin> </thinker>', ''],
  ['an unfinished tag at the end', 'Hello <thi', 'Hello <thi', ''],
];

describe('a reply with <think> tags', () => {
  it.each(cases)('is split into text and reasoning: %s', (_what, reply, text, reasoning) => {
    expect(splitDeltas(reply)).toEqual({ text, reasoning });
  });

  it.each(cases)(
    'is split into text and reasoning wherever the deltas are cut: %s',
    (_what, reply, text, reasoning) => {
      expect(splitDeltas(...reply)).toEqual({ text, reasoning });
      for (let cut = 1; cut < reply.length; cut += 1) {
        expect(splitDeltas(reply.slice(0, cut), reply.slice(cut))).toEqual({ text, reasoning });
      }
    },
  );

  it('holds back nothing but the beginning of a tag', () => {
    const tags = new ThinkTagSplitter();
    expect(tags.push('a < b <th')).toEqual([{ type: 'text', text: 'a < b ' }]);
    expect(tags.push('e end')).toEqual([{ type: 'text', text: '<the end' }]);
  });
});
