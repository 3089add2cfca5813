import { describe, expect, it } from 'vitest';
import { branchLines } from './branch-lines.ts';
import { branchRows, containsMessage, type BranchFolds } from './branch-rows.ts';
import { storedMessage } from './testing/stored-message.ts';

/** Ten questions; the last one is answered twice, and the first of these replies is followed by two questions. */
const messages = [
  ...Array.from({ length: 19 }, (_, at) =>
    storedMessage(`m${at}`, at === 0 ? null : `m${at - 1}`, at % 2 === 0 ? 'user' : 'assistant'),
  ),
  storedMessage('a', 'm18', 'assistant'),
  storedMessage('b', 'm18', 'assistant'),
  storedMessage('a1', 'a', 'user'),
  storedMessage('a2', 'a1', 'assistant'),
  storedMessage('a3', 'a2', 'user'),
];
const lines = branchLines(messages, 'a3');
const rowsOf = (folds: Partial<BranchFolds> = {}) =>
  branchRows(lines, { closed: new Set(), unfolded: new Map(), ...folds });
const keysOf = (folds?: Partial<BranchFolds>) =>
  rowsOf(folds).map((row) => (row.kind === 'more' ? row.ids.length : row.key));

describe('the rows of the branches', () => {
  it('fold the questions between the first and the last one before a fork', () => {
    expect(keysOf()).toEqual(['m0', 8, 'm18', 'a', 'a1', 'a3', 'b']);
    expect(rowsOf().findIndex((row) => containsMessage(row, 'm4'))).toBe(1);
  });

  it('show as many questions as were unfolded, and all if only a few would stay folded', () => {
    expect(keysOf({ unfolded: new Map([['m0', 2]]) }).slice(0, 5)).toEqual(['m0', 'm2', 'm4', 6, 'm18']);
    expect(keysOf({ unfolded: new Map([['m0', 6]]) }).slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, at) => `m${at * 2}`),
    );
  });

  it('leave out what is below a closed line', () => {
    expect(keysOf({ closed: new Set(['a']) }).slice(-2)).toEqual(['a', 'b']);
    const open = rowsOf({ closed: new Set(['a']) }).map((row) => row.kind === 'line' && row.isOpen);
    expect(open.slice(-2)).toEqual([false, undefined]);
  });

  it('are numbered among the rows of the same branch', () => {
    const places = rowsOf().map(({ level, position, siblingCount }) => [level, position, siblingCount]);
    expect(places).toEqual([
      [1, 1, 5],
      [1, 2, 5],
      [1, 3, 5],
      [1, 4, 5],
      [2, 1, 2],
      [2, 2, 2],
      [1, 5, 5],
    ]);
  });
});
