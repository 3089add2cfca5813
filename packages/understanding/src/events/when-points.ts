import type { FoundWhen } from '../time/find-when.ts';

/** Points of a sentence's time words as evidence of a plan. */
export const whenPoints = (when: FoundWhen | undefined): number => {
  if (when === undefined) return 0;
  const date = when.recurring !== undefined ? 3 : when.hasDate ? 2 : when.namesOnlyPeriod ? 1 : 0;
  return date + (when.hasTime ? 2 : when.partOfDay === undefined ? 0 : 1);
};
