import { periodsIn } from '../questions/periods.ts';
import { findWindow, type TimeWindow } from '../time/time-window.ts';

/** The period that a question names, which may also be a season, a holiday or 'this time last year'. */
export const namedWindow = (
  text: string,
  reference: Date,
  timeZone: string,
  side: 'past' | 'future' = 'future',
): TimeWindow | undefined => {
  const special = periodsIn(text.toLowerCase(), reference, timeZone, side).find(({ isSpecial }) => isSpecial);
  return special?.window ?? findWindow(text, reference, timeZone, side);
};
