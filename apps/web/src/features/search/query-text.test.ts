import { expect, test } from 'vitest';
import { hasPiece, formatOperator, togglePiece } from './query-text.ts';

test('an operator quotes a value of several words', () => {
  expect(formatOperator('category', 'Work')).toBe('category:Work');
  expect(formatOperator('category', 'Home & Garden')).toBe('category:"Home & Garden"');
});

test('a piece is appended and removed again, and the rest stays', () => {
  expect(togglePiece('', 'has:code')).toBe('has:code');
  const piece = 'category:"Home & Garden"';
  const narrowed = togglePiece('"two words" -not bread', piece);
  expect(narrowed).toBe('"two words" -not bread category:"Home & Garden"');
  expect(hasPiece(narrowed, 'CATEGORY:"home & garden"')).toBe(true);
  expect(togglePiece(narrowed, piece)).toBe('"two words" -not bread');
  expect(hasPiece('category:Homely', 'category:Home')).toBe(false);
});

test('an open quotation is one piece', () => {
  expect(togglePiece('"still typing', 'has:code')).toBe('"still typing has:code');
});
