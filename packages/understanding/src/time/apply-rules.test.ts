import { expect, test } from 'vitest';
import { applyRules } from './apply-rules.ts';
import type { Rule } from './languages/rule.ts';

test('rules are applied in their order, also to what earlier rules wrote', () => {
  const rules: Rule[] = [
    [/later/g, 'never'],
    [/morgen/g, 'tomorrow'],
    [/tomorrow (\d+)/g, (_all, hour) => `at ${hour} later`],
    [/at 9 later/g, 'at nine'],
  ];
  expect(applyRules('morgen 9 und morgen 10', rules)).toBe('at nine und at 10 later');
});
