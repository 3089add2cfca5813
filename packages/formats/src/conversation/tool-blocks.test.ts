import { expect, test } from 'vitest';
import { toShortOutput, toToolBlocks } from './tool-blocks.ts';

const textOf = (output: unknown) => toShortOutput(output, null).map((block) => ('text' in block ? block.text : ''));

test('an output is cut after ten lines', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at}`);
  expect(textOf(lines.join('\n'))).toEqual([`${lines.slice(0, 10).join('\n')}\n…`]);
  expect(textOf(lines.slice(0, 10).join('\n'))).toEqual([lines.slice(0, 10).join('\n')]);
});

test('an output is cut after a thousand characters, without splitting a character', () => {
  expect(textOf('x'.repeat(1_001))).toEqual([`${'x'.repeat(1_000)}…`]);
  expect(textOf(`${'x'.repeat(999)}🌷🌷`)[0]?.isWellFormed()).toBe(true);
});

test('an output is a text, a list of texts, or JSON; an empty one shows nothing', () => {
  expect(
    textOf({
      content: [
        { type: 'text', text: 'Sunny' },
        { type: 'text', text: '20°' },
      ],
    }),
  ).toEqual(['Sunny\n\n20°']);
  expect(textOf({ hits: 2 })).toEqual(['{\n  "hits": 2\n}']);
  expect(textOf(null)).toEqual([]);
  expect(textOf(' ')).toEqual([]);
  expect(toToolBlocks('look', undefined, '')).toEqual([{ type: 'tool_call', tool: 'look', input: '{}' }]);
});
