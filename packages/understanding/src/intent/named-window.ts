import { periodsIn } from '../questions/periods.ts';
import { findWindow, type TimeWindow } from '../time/time-window.ts';

/** The season, the holiday or the time of another year that a question names. */
export const specialWindow = (
  text: string,
  reference: Date,
  timeZone: string,
  side: 'past' | 'future',
): TimeWindow | undefined =>
  periodsIn(text.toLowerCase(), reference, timeZone, side).find(({ isSpecial }) => isSpecial)?.window;

/** 'Thursday and Friday', 'from Monday to Wednesday' */
const rangeOf = (text: string, reference: Date, timeZone: string, side: 'past' | 'future'): TimeWindow | undefined =>
  periodsIn(text.toLowerCase(), reference, timeZone, side, { joinsDays: true }).find(({ isRange }) => isRange)?.window;

/** The period that a question names, which may also be a season, a holiday or 'this time last year'. */
export const namedWindow = (
  text: string,
  reference: Date,
  timeZone: string,
  side: 'past' | 'future' = 'future',
): TimeWindow | undefined =>
  specialWindow(text, reference, timeZone, side) ??
  rangeOf(text, reference, timeZone, side) ??
  findWindow(text, reference, timeZone, side);
