import { expect, it } from 'vitest';
import { priceSentence } from './format-plan.ts';

it.each([
  ['premium_monthly', '2026-01-31T12:00:00Z', 'Feb 28, 2026'],
  ['premium_monthly', '2026-05-31T12:00:00Z', 'Jun 30, 2026'],
  ['premium_monthly', '2026-12-15T12:00:00Z', 'Jan 15, 2027'],
  ['premium_annual', '2028-02-29T12:00:00Z', 'Feb 28, 2029'],
] as const)('a plan of %s begun at %s is paid again on %s', (tier, now, next) => {
  expect(priceSentence(tier, new Date(now), 'UTC')).toContain(`the next payment is on ${next}.`);
});
