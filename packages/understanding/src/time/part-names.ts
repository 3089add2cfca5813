import { WEEKDAY_PATTERN } from './weekdays.ts';

const PART = /(?<=(?:^|[^\p{L}\p{N}'’])(\p{L}[\p{L}'’]*)\s)(?:night|evening|morning|afternoon)(?=\s|$)/giu;
/** Words after which a part of the day is a time and not a name: 'tomorrow night', 'in the early evening'. */
const BEFORE_TIME = new RegExp(
  `^(?:${WEEKDAY_PATTERN}|today|tomorrow|yesterday|tonight|at|in|on|by|the|this|that|last|next|every|each|all|one|any|some|same|early|late|mid|before|after|until|till|from|for|to|and|or|a|an|per|pm|am)s?$`,
  'i',
);

/**
 * Spans of a part of the day inside a name, as in 'movie night' and 'parents evening'. The date parser would join it
 * with the day that follows, and both the name and the day would be lost.
 */
export const partsOfDayInNames = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(PART)]
    .filter(([, precedingWord = '']) => !BEFORE_TIME.test(precedingWord))
    .map((found) => ({ start: found.index, end: found.index + found[0].length }));
