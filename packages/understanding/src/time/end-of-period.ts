import { MONTH_PATTERN } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';
import { daysInMonth, type WallTime } from './zone.ts';

/** The last day of a quarter; `ahead` is 0 for the current one, 1 for the next. */
export const endOfQuarter = (ahead: 0 | 1, now: WallTime): WallTime => {
  const months = Math.ceil(now.month / 3) * 3 + 3 * ahead;
  const [year, month] = months > 12 ? [now.year + 1, months - 12] : [now.year, months];
  return { ...now, year, month, day: daysInMonth(year, month) };
};

/** The first day of a quarter; `ahead` is 0 for the current one, 1 for the next. */
export const firstOfQuarter = (ahead: 0 | 1, now: WallTime): WallTime => {
  const last = endOfQuarter(ahead, now);
  return { ...last, month: last.month - 2, day: 1 };
};

export const END_OF_PERIOD =
  /\b(?:at |by |before |on )?(?:the )?end of (the |this |(?:the )?next )?(week|month|quarter|year)\b/gi;
export const DAY_OF_QUARTER =
  /\b(?:(?:on|by|at) )?(?:the )?(first|last|1st) day of (the|this|(?:the )?next) quarter\b/gi;
/**
 * Matches the text after a period if it does not begin with a noun. A noun makes the period part of a name, as in 'the
 * end of year dinner'.
 */
export const NO_NOUN_FOLLOWS =
  /^(?:\s*$|\s*[^\s\p{L}\p{N}'’-]|\s*-+(?!\p{L})|\s+(?:\d|(?:a|an|and|are|as|at|because|before|but|by|can|could|did|do|does|for|from|had|has|have|he|her|his|how|i|i'?m|i'?ll|i'?ve|i'?d|if|in|is|isn't|it|it's|its|latest|let's|my|need|needs|nor|of|on|or|our|please|pls|remind|she|should|since|so|than|thanks|that|that's|the|their|then|there|there's|these|they|they're|this|to|unless|until|till|was|we|we'?ll|we're|we've|were|what|when|where|which|while|who|will|with|without|would|you|you're|your)(?![\p{L}'’])))/iu;
/** The verb of a chore, right after a period. */
const CHORE_AFTER =
  /^\s+(?:cancel|renew|pay|send|e-?mail|switch|check|return|submit|file|tell|ask|buy|order|close|stop|transfer|update|clean|fix|replace|unsubscribe|download|delete|withdraw|invoice|hand|give|get|make|book|bring|take|pick|drop|sort|write|set|log|prepare|apply|register|compare)\b/i;
const OTHER_DAY = new RegExp(
  `\\b(?:${WEEKDAY_PATTERN}|today|tonight|tomorrow|${MONTH_PATTERN}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} (?:of )?${MONTH_PATTERN})\\b`,
  'i',
);

/** Whether a period is part of a name: 'our end of year dinner is on 12 December' does not mean the end of the year. */
export const isPartOfName = (
  words: string,
  which: string | undefined,
  unit: string,
  before: string,
  after: string,
): boolean => {
  // Without 'the', 'this' or 'next' before the unit, as in 'the end of year dinner', the article belongs to the noun.
  const isCompound = which === undefined && /\bthe end\b/i.test(words);
  const isDeadline = /^(?:by|before)\b/i.test(words) || /\b(?:until|till?|due)\s$/i.test(before);
  if (NO_NOUN_FOLLOWS.test(after) || (isDeadline && !isCompound)) return false;
  // 'At the end of the year cancel Netflix'
  if (/^(?:(?:please )?remind (?:me|us)(?: to)?)?\W*$/i.test(before) && CHORE_AFTER.test(after)) return false;
  const isOwned = /(?:\b(?:my|our|your|his|her|their|its|an?)|['’]s)\s$/i.test(before);
  const startsWithArticle = /^the\b/i.test(words);
  return (
    isOwned ||
    startsWithArticle ||
    isCompound ||
    /year|quarter/i.test(unit) ||
    OTHER_DAY.test(before) ||
    OTHER_DAY.test(after)
  );
};
