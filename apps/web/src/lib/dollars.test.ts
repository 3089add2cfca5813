import { expect, it } from 'vitest';
import { formatDollars } from './dollars.ts';

it.each([
  [0, '$0.00'],
  [0.00123, '$0.0012'],
  [0.099, '$0.099'],
  [0.5, '$0.50'],
  [12.345, '$12.35'],
])('%d dollars are %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
