import { MONTH_PATTERN } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

const ANOTHER_CLOCK = /\d ?[ap]\.?m\b|\d:\d\d|\bnoon\b|\bmidnight\b|\bat \d{1,2}\b(?! ?h)|\d ?o'? ?clock/i;
const H_RANGE = /(?<![\w:.])(\d{1,2}) ?h ?(\d{2})?\s?(?:-|–|to|till|until)\s?(\d{1,2}) ?h ?(\d{2})?(?!\w)/gi;
const H_CLOCK =
  /(?<!\b(?:in|for|within|about|lasting|takes?|every|after|before|another|of|max|needs?|spend) )(?<![\w:.,])(at )?([01]?\d|2[0-4]) ?h ?([0-5]\d)?(?![\w-])/gi;
const AFTER_DAY = new RegExp(
  `(?:${WEEKDAY_PATTERN}|today|tomorrow|tonight|morning|evening|afternoon|\\d{1,2}(?:st|nd|rd|th)?|${MONTH_PATTERN}),? $`,
  'i',
);

/** A number with h is a clock time ('19h30', 'tomorrow 9h') unless the text also names a clock time: 'at 2pm 1h30'. */
export const hourSignsAsClock = (text: string): string => {
  const withRanges = text.replace(
    H_RANGE,
    (_all, from: string, minute = '00', to: string = '', lastMinute = '00') =>
      `from ${from}:${minute} to ${to}:${lastMinute}`,
  );
  let hasClock = ANOTHER_CLOCK.test(withRanges);
  return withRanges.replace(
    H_CLOCK,
    (all, atWord: string | undefined, hour: string, minute: string | undefined, index: number) => {
      const isClock =
        Number(hour) > 12 ||
        atWord !== undefined ||
        (!hasClock && (Number(hour) >= 7 || AFTER_DAY.test(withRanges.slice(0, index))));
      if (!isClock) return all;
      hasClock = true;
      return `at ${hour}:${minute ?? '00'}`;
    },
  );
};
