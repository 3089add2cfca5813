import { expect, test } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

test('results keep the order of their items, and other work runs in between', async () => {
  const turns: string[] = [];
  const mapping = mapInTurns(['a', 'b', 'c'], (item, index) => {
    turns.push(item);
    return `${item}${index}`;
  });
  setImmediate(() => turns.push('request'));
  expect(await mapping).toEqual(['a0', 'b1', 'c2']);
  expect(turns.indexOf('request')).toBeLessThan(turns.indexOf('c'));
});

test('a single item is computed at once', () => {
  let isDone = false;
  void mapInTurns(['only'], () => (isDone = true));
  expect(isDone).toBe(true);
});
