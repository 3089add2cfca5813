import { describe, expect, test } from 'vitest';
import { activePath, newestLeafUnder } from './branches.ts';

const makeNode = (id: string, parentId: string | null) => ({ id, parentId });
const tree = [
  makeNode('a', null),
  makeNode('b', 'a'),
  makeNode('c', 'b'),
  makeNode('b2', 'a'),
  makeNode('d', 'b2'),
  makeNode('e', 'b2'),
];

describe('the active path', () => {
  test('runs from the first message to the leaf', () => {
    expect(activePath(tree, 'c').map((m) => m.id)).toEqual(['a', 'b', 'c']);
    expect(activePath(tree, 'e').map((m) => m.id)).toEqual(['a', 'b2', 'e']);
  });

  test('is empty without a leaf and stops at a cycle', () => {
    expect(activePath(tree, null)).toEqual([]);
    expect(activePath([makeNode('x', 'y'), makeNode('y', 'x')], 'x').map((m) => m.id)).toEqual(['y', 'x']);
  });
});

describe('switching to a branch', () => {
  test('shows the newest leaf below it', () => {
    expect(newestLeafUnder(tree, 'a')).toBe('e');
    expect(newestLeafUnder(tree, 'b')).toBe('c');
    expect(newestLeafUnder(tree, 'c')).toBe('c');
  });

  test('stops at a cycle in a damaged tree', () => {
    expect(newestLeafUnder([makeNode('x', 'y'), makeNode('y', 'x')], 'x')).toBe('y');
  });
});
