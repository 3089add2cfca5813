import { createPatternFilter } from '../text/pattern-filter.ts';
import type { Rule } from './languages/rule.ts';

interface PlacedRule {
  place: number;
  pattern: RegExp;
  english: Rule[1];
}

const filters = new WeakMap<readonly Rule[], (text: string) => readonly PlacedRule[]>();

/** A function that lists the rules that may match a text. */
const filterOf = (rules: readonly Rule[]): ((text: string) => readonly PlacedRule[]) => {
  const known = filters.get(rules);
  if (known !== undefined) return known;
  const placed = rules.map(([pattern, english], place): PlacedRule => ({ place, pattern, english }));
  const filter = createPatternFilter(placed, ({ pattern }) => pattern);
  filters.set(rules, filter);
  return filter;
};

/** Applies one rule after another. The same array should be passed each time, because its patterns are prepared once. */
export const applyRules = (text: string, rules: readonly Rule[]): string => {
  const possibleRules = filterOf(rules);
  let result = text;
  let next = 0;
  for (;;) {
    const rule = possibleRules(result).find(({ place }) => place >= next);
    if (rule === undefined) return result;
    result = result.replace(rule.pattern, rule.english as string);
    next = rule.place + 1;
  }
};
