import { MONTH_PATTERN } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';

/** A day or an hour in English. Time words of other languages must be translated already. */
const NAMED_TIME = `(?: at| on)?(?: the)?(?: (?:this|next|coming|following))? (?:${WEEKDAY_PATTERN}|${MONTH_PATTERN}|\\d|tomorrow|today|tonight|noon|midnight|end\\b)`;
const DUE_BY = new RegExp(
  `(?<!\\b(?:com(?:e|es|ing)|drop\\w*|stop\\w*|swing\\w*|pass\\w*|stand\\w*|go(?:es|ing)?) )\\bby(?: at(?= \\d))?(?! (?:on|at))${NAMED_TIME}|\\b(?:due(?: back)?(?: on| by| at| in)?|(?:no|not) later than|latest by|deadline(?: is| on|:)?|closes)${NAMED_TIME}|\\bat the latest\\b`,
  'i',
);
const DUE_BEFORE = new RegExp(`\\bdeadline\\b|\\bby then\\b|\\b(?:before|until|till)${NAMED_TIME}`, 'i');

/** Whether something is to be done by the time of a sentence. A duty may also be due 'before' or 'until' a day. */
export const isDeadline = (sentence: string, isDuty: boolean): boolean =>
  DUE_BY.test(sentence) || (isDuty && DUE_BEFORE.test(sentence));
