export const ENGLISH_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Pattern source for a translated weekday. */
export const NAMED_DAY = `(?:${ENGLISH_DAYS.join('|')})`;
