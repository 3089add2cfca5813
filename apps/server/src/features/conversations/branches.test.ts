import { describe, expect, test } from 'vitest';
import { activePath, newestLeafUnder } from './branches.ts';

const node = (id: string, parentId: string | null) => ({ id, parentId });
const tree = [node('a', null), node('b', 'a'), node('c', 'b'), node('b2', 'a'), node('d', 'b2'), node('e', 'b2')];

describe('the active path', () => {
  test('runs from the first message to the leaf', () => {
    expect(activePath(tree, 'c').map((m) => m.id)).toEqual(['a', 'b', 'c']);
    expect(activePath(tree, 'e').map((m) => m.id)).toEqual(['a', 'b2', 'e']);
  });

  test('is empty without a leaf and ends at a cycle', () => {
    expect(activePath(tree, null)).toEqual([]);
    expect(activePath([node('x', 'y'), node('y', 'x')], 'x').map((m) => m.id)).toEqual(['y', 'x']);
  });
});

describe('switching to a branch', () => {
  test('shows the newest leaf below it', () => {
    expect(newestLeafUnder(tree, 'a')).toBe('e');
    expect(newestLeafUnder(tree, 'b')).toBe('c');
    expect(newestLeafUnder(tree, 'c')).toBe('c');
  });

  test('ends in a damaged tree with a cycle', () => {
    expect(newestLeafUnder([node('x', 'y'), node('y', 'x')], 'x')).toBe('y');
  });
});
