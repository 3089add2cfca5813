import { MONTH_PATTERN, monthName, monthNumber } from './months.ts';
import { daysInMonth, type WallTime } from './zone.ts';

/** '5/12', '05/12/2026'; not '24/7', 'w/c 5/12/3' or a share such as '1/2 cup'. */
const SLASHED_DATE =
  /(?<![\w/.,:-])(?!24\/7\b)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\w/-])(?! ?(?:cups?|tsp|tbsp|teaspoons?|tablespoons?|inch(?:es)?|of|h\b|[x×%]))/g;
/** '1.12.2026', '1.12.26 at 9': the day is first in every zone. Not '5.12.26' of a version or of an address. */
const DOTTED_DATE =
  /(?<![\w/.,:-])(?<!\b(?:version|release|build|v|chapter|section|python|node|ios|android|windows|macos|php|java) )(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2}(?![\w.]))(?![\w/-]|\.\d)/gi;
/** Time zones in which the month is written first. */
const MONTH_FIRST_ZONES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Juneau|Indiana|Kentucky|North_Dakota|Toronto|Vancouver|Edmonton|Winnipeg|Halifax)|Pacific\/Honolulu)/;

/** The year of a future day: this one, or the next for a day that has passed. */
const yearAhead = (month: number, day: number, now: WallTime): number =>
  now.year + (month < now.month || (month === now.month && day < now.day) ? 1 : 0);

/** '26' is 2026, '89' is 1989. */
const fullYear = (digits: string): number => {
  if (digits.length > 2) return Number(digits);
  return Number(digits) + (Number(digits) > 50 ? 1_900 : 2_000);
};

/**
 * Dates in digits in the form that the parser knows, with the day first except in the zones above; '5/12' → 'December
 * 5, 2026'.
 */
export const slashDates = (text: string, now: WallTime, timeZone: string): string => {
  const dateText = (all: string, day: number, month: number, inYear: string | undefined): string => {
    if (month < 1 || month > 12 || day < 1 || day > daysInMonth(2024, month)) return all;
    return `${monthName(month)} ${day}, ${inYear === undefined ? yearAhead(month, day, now) : fullYear(inYear)}`;
  };
  return text
    .replace(DOTTED_DATE, (all: string, day: string, month: string, year: string) =>
      dateText(all, Number(day), Number(month), year),
    )
    .replace(SLASHED_DATE, (all: string, first: string, second: string, year: string | undefined) => {
      const isMonthFirst = Number(second) > 12 || (MONTH_FIRST_ZONES.test(timeZone) && Number(first) <= 12);
      return isMonthFirst
        ? dateText(all, Number(second), Number(first), year)
        : dateText(all, Number(first), Number(second), year);
    });
};

const BEFORE_CLOCK = new RegExp(
  `\\b(${MONTH_PATTERN}) (\\d{1,2})(?:st|nd|rd|th)?,? (?=(?:at |from |à |om |um )?\\d{1,2}(?::\\d{2}| ?[ap]\\.?m))(?!.{0,24}\\b(?:19|20)\\d{2}\\b)`,
  'gi',
);

/** 'November 24, 18:00' with its year, because the parser would read the hour as the year. */
export const withYears = (text: string, now: WallTime): string =>
  text.replace(BEFORE_CLOCK, (all: string, name: string, dayDigits: string) => {
    const month = monthNumber(name);
    const day = Number(dayDigits);
    return month === 0 || day < 1 || day > 31 ? all : `${monthName(month)} ${day}, ${yearAhead(month, day, now)}, `;
  });
