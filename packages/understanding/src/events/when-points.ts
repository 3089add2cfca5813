import type { FoundWhen } from '../time/find-when.ts';

/** Points of a sentence's time words as evidence of a plan. */
export const whenPoints = (when: FoundWhen | undefined): number => {
  if (when === undefined) return 0;
  return dayPoints(when) + hourPoints(when);
};

const dayPoints = ({ recurring, hasDate, namesOnlyPeriod }: FoundWhen): number => {
  if (recurring !== undefined) return 3;
  if (hasDate) return 2;
  return namesOnlyPeriod ? 1 : 0;
};

const hourPoints = ({ hasTime, partOfDay }: FoundWhen): number => {
  if (hasTime) return 2;
  return partOfDay === undefined ? 0 : 1;
};
