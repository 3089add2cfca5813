export const ENGLISH_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Pattern source for a translated weekday. */
export const NAMED_DAY = `(?:${ENGLISH_DAYS.join('|')})`;

const suffixOf = (day: number): string => {
  if (day > 3 && day < 21) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
};
/** 'the 1st' for '1'. */
export const theDay = (day: string): string => `the ${Number(day)}${suffixOf(Number(day))}`;
