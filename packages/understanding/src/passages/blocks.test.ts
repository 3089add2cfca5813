import { expect, test } from 'vitest';
import { blocksOf, listText } from './blocks.ts';

test('a list is one block with the line that announces it, also with blank lines between its items', () => {
  const blocks = blocksOf(
    'Take little:\n\n- socks\n\n- a torch\n  with a battery\n\nOrder the dinner early.\nIt is dark.',
  );
  expect(blocks).toEqual([
    { lines: ['Take little:', '- socks', '- a torch with a battery'], isList: true },
    { lines: ['Order the dinner early.', 'It is dark.'], isList: false },
  ]);
});

test('a long list ends with a sign that there is more', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `- a thing to take along, number ${at}`);
  expect(listText({ lines, isList: true })).toMatch(/^- a thing.*\n…$/s);
});
