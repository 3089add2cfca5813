import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import {
  NO_NOUN_FOLLOWS,
  DAY_OF_QUARTER,
  END_OF_PERIOD,
  endOfQuarter,
  firstOfQuarter,
  isPartOfName,
} from './end-of-period.ts';
import { nthWeekday } from './holidays.ts';
import { MONTH_PATTERN, monthName, monthNumber } from './months.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';
import { compareWall, daysInMonth, movedBy, type WallTime, weekdayOf } from './zone.ts';

const dateText = (wall: WallTime): string => `${monthName(wall.month)} ${wall.day}, ${wall.year}`;

/** The next date with this day of the month, today included. */
const nextDateWithDay = (day: number, now: WallTime): WallTime | undefined => {
  for (let ahead = 0; ahead < 13; ahead += 1) {
    const month = ((now.month - 1 + ahead) % 12) + 1;
    const year = now.year + Math.floor((now.month - 1 + ahead) / 12);
    if (day <= daysInMonth(year, month) && (ahead > 0 || day >= now.day)) return { ...now, year, month, day };
  }
  return undefined;
};

/** The next day with this name after today. */
const nextWeekday = (name: string, now: WallTime): WallTime => {
  const ahead = (weekdayNumber(name) - weekdayOf(now) + 7) % 7;
  return movedBy(now, { days: ahead === 0 ? 7 : ahead });
};

/** The next day with this name, or today: 'Wednesday in a week', written on a Wednesday. */
const weekdayFrom = (name: string, now: WallTime): WallTime =>
  movedBy(now, { days: (weekdayNumber(name) - weekdayOf(now) + 7) % 7 });

/** The named day of this week or the next; weeks start on Monday. */
const dayOfWeek = (name: string, which: string, now: WallTime): WallTime => {
  const fromMonday = (weekday: number): number => (weekday + 6) % 7;
  const days = fromMonday(weekdayNumber(name)) - fromMonday(weekdayOf(now));
  return movedBy(now, { days: days + (/next/i.test(which) ? 7 : 0) });
};

const firstOfNextMonth = (now: WallTime): WallTime => ({ ...movedBy({ ...now, day: 1 }, { days: 31 }), day: 1 });

/**
 * The Friday of a week, or the last day of a month, a quarter or a year; `ahead` is 0 for the current one, 1 for the
 * next.
 */
const endOf = (unit: string, ahead: 0 | 1, now: WallTime): WallTime => {
  if (/year/i.test(unit)) return { ...now, year: now.year + ahead, month: 12, day: 31 };
  if (/quarter/i.test(unit)) return endOfQuarter(ahead, now);
  if (/week/i.test(unit)) return movedBy(dayOfWeek('friday', 'this', now), { days: 7 * ahead });
  const dayInMonth = ahead === 0 ? now : firstOfNextMonth(now);
  return { ...dayInMonth, day: daysInMonth(dayInMonth.year, dayInMonth.month) };
};

/** '1.12.' is a day in much of Europe. A version number may look the same, so a preposition, a weekday or an hour beside it is required. */
const DOTTED_DATE = new RegExp(
  `(?<=\\b(?:on|by|from|until|till|before|due|for|the|${WEEKDAY_PATTERN}),? )(\\d{1,2})\\.(\\d{1,2})\\.(?=\\s|$)|(?<![\\w.])(\\d{1,2})\\.(\\d{1,2})\\.,?(?= (?:at |um )?\\d{1,2}[:.]\\d{2})`,
  'gi',
);

const END_OF_MONTH = new RegExp(
  `(?<!\\b(?:until|till|til|through|to|ending) (?:the )?)\\b(?:at |by |before |on )?(?:the )?end of (${MONTH_PATTERN})\\b\\.?(?:,? (\\d{4})\\b)?`,
  'gi',
);

/** The next month with this number, or the one in a named year. */
const monthAhead = (month: number, inYear: string | undefined, now: WallTime): { year: number; month: number } => ({
  month,
  year: inYear === undefined ? now.year + (month < now.month ? 1 : 0) : Number(inYear),
});

const NTH = ['first', 'second', 'third', 'fourth'];
const nthIn = (word: string): number => {
  if (/^last/i.test(word)) return -1;
  const at = NTH.indexOf(word.toLowerCase());
  return at < 0 ? Number.parseInt(word, 10) : at + 1;
};
const NTH_WEEKDAY = new RegExp(
  `\\b(?:on )?(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) (${WEEKDAY_PATTERN}) (?:of|in) (?:(next|this) month|(${MONTH_PATTERN})(?:,? (\\d{4}))?)\\b`,
  'gi',
);

/** 'The last Friday of November', 'the first Monday of next month'. */
const nthWeekdays = (text: string, now: WallTime): string =>
  text.replace(
    NTH_WEEKDAY,
    (_all, ordinal: string, weekday: string, which: string | undefined, name: string = '', inYear?: string) => {
      const find = (year: number, month: number): WallTime =>
        nthWeekday(year, month, nthIn(ordinal), weekdayNumber(weekday));
      if (which !== undefined) {
        const { year, month } = /next/i.test(which) ? firstOfNextMonth(now) : now;
        return `on ${dateText(find(year, month))}`;
      }
      const { year, month } = monthAhead(monthNumber(name), inYear, now);
      const day = find(year, month);
      const isOver = inYear === undefined && compareWall({ ...day, hour: 23, minute: 59 }, now) < 0;
      return `on ${dateText(isOver ? find(year + 1, month) : day)}`;
    },
  );

/** 'The first' without its month, and 'the Friday after next'. */
const namedDays = (text: string, now: WallTime): string =>
  text
    .replace(
      /\b(on|by|until|before|from|due) the first(?=[.,;!?]|$| (?:and|but|at|so|of (?:next|this)) ?)/gi,
      '$1 the 1st',
    )
    .replace(
      new RegExp(`\\b(?:on )?(?:the )?(${WEEKDAY_PATTERN}) after next\\b`, 'gi'),
      (_all, name: string) => `on ${dateText(movedBy(nextWeekday(name, now), { days: 7 }))}`,
    );

/** 'Until the Christmas break (18 Dec)': the date says what the words mean. */
const EXPLAINED_DATE = new RegExp(
  `\\b(until|till|by|before) (?:the )?[a-z][\\w' -]{2,30} \\((?=(?:${MONTH_PATTERN}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN})\\.?\\))`,
  'gi',
);
/** 'The Saturday before Christmas', in which a date has already replaced 'Christmas'. */
const WEEKDAY_BESIDE = new RegExp(
  `\\b(?:on )?(?:the )?(${WEEKDAY_PATTERN}) (before|after) (?:on )?(${MONTH_PATTERN})\\.? (\\d{1,2})\\b(?:, (\\d{4}))?`,
  'gi',
);
/** 'Before the weekend is over' */
const WEEKEND_OVER =
  /\b(?:before|until) (?:the|this) weekend is over\b|\b(?:by|before|at) (?:the )?end of (?:the|this) weekend\b/gi;

/** Days named by another date: 'until the break (18 Dec)', 'the Saturday before Christmas', 'next week's Friday'. */
const daysBesideDates = (text: string, now: WallTime): string =>
  text
    .replace(EXPLAINED_DATE, '$1 (')
    .replace(/\b(this|next) week's (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, '$1 week ')
    .replace(WEEKDAY_BESIDE, (_all, name: string, side: string, month: string, day: string, inYear?: string) => {
      const date = { ...now, ...monthAhead(monthNumber(month), inYear, now), day: Number(day) };
      const daysSinceWeekday = (weekdayOf(date) - weekdayNumber(name) + 7) % 7;
      const days = /before/i.test(side) ? -(daysSinceWeekday || 7) : 7 - daysSinceWeekday;
      return `on ${dateText(movedBy(date, { days }))}`;
    });

/** 'By the end of the week', 'on the first day of next quarter' */
const endsOfPeriods = (text: string, now: WallTime): string =>
  text
    .replace(END_OF_PERIOD, (all: string, which: string | undefined, unit: string, at: number, whole: string) => {
      if (isPartOfName(all, which, unit, whole.slice(0, at), whole.slice(at + all.length))) return all;
      return `by ${dateText(endOf(unit, /next/i.test(which ?? '') ? 1 : 0, now))}`;
    })
    .replace(DAY_OF_QUARTER, (all: string, day: string, which: string, at: number, whole: string) => {
      if (!NO_NOUN_FOLLOWS.test(whole.slice(at + all.length))) return all;
      const ahead = /next/i.test(which) ? 1 : 0;
      return `on ${dateText((/last/i.test(day) ? endOfQuarter : firstOfQuarter)(ahead, now))}`;
    });

/** Days relative to today or to the end of a period. */
const countedDays = (text: string, now: WallTime): string =>
  endsOfPeriods(text, now)
    .replace(WEEKEND_OVER, () => `by ${dateText(weekdayFrom('sunday', now))}`)
    .replace(
      new RegExp(
        `\\b(?:on )?(${WEEKDAY_PATTERN}) in (${NUMBER_PATTERN}) weeks?\\b|\\bin (${NUMBER_PATTERN}) weeks?,? (?:time )?on (${WEEKDAY_PATTERN})\\b`,
        'gi',
      ),
      (
        _all,
        dayFirst: string | undefined,
        count: string | undefined,
        countFirst: string = 'a',
        dayLast: string = '',
      ) => {
        const weeks = numberIn(count ?? countFirst) ?? 1;
        const day =
          dayFirst === undefined
            ? dayOfWeek(dayLast, 'this', movedBy(now, { days: 7 * weeks }))
            : movedBy(weekdayFrom(dayFirst, now), { days: 7 * weeks });
        return `on ${dateText(day)}`;
      },
    )
    .replace(DOTTED_DATE, (all, day1?: string, month1?: string, day2?: string, month2?: string) => {
      const [day, month] = [day1 ?? day2 ?? '', Number(month1 ?? month2)];
      return month >= 1 && month <= 12 ? `${monthName(month)} ${day}` : all;
    })
    .replace(END_OF_MONTH, (_all, name: string, inYear: string | undefined) => {
      const { year, month } = monthAhead(monthNumber(name), inYear, now);
      return `by ${dateText({ ...now, year, month, day: daysInMonth(year, month) })}`;
    })
    .replace(
      /\b(by |before |until |till |from |on )?(?:the )?day after tomorrow\b/gi,
      (_all, preposition: string = 'on ') => `${preposition}${dateText(movedBy(now, { days: 2 }))}`,
    )
    .replace(
      new RegExp(`\\b(?:on )?(${NUMBER_PATTERN}) weeks? from (?:this )?(${WEEKDAY_PATTERN}|today|tomorrow)\\b`, 'gi'),
      (_all, count: string, name: string) => {
        const from = /today/i.test(name)
          ? now
          : /tomorrow/i.test(name)
            ? movedBy(now, { days: 1 })
            : nextWeekday(name, now);
        return `on ${dateText(movedBy(from, { days: 7 * (numberIn(count) ?? 1) }))}`;
      },
    );

/** A day of a week or of a month, by its name or its number. */
const numberedDays = (text: string, now: WallTime): string =>
  text
    .replace(
      new RegExp(
        `\\b(?:on )?(this|next) week,? (?:on )?(${WEEKDAY_PATTERN})\\b|\\b(?:on )?(${WEEKDAY_PATTERN}),? (?:of )?(this|next) week\\b`,
        'gi',
      ),
      (_all, which: string | undefined, day: string | undefined, dayFirst: string = '', whichLast: string = '') =>
        `on ${dateText(dayOfWeek(day ?? dayFirst, which ?? whichLast, now))}`,
    )
    .replace(
      new RegExp(`\\b(?:on )?(?:the|this) (?:coming|following|upcoming) (${WEEKDAY_PATTERN})\\b`, 'gi'),
      (_all, name: string) => `on ${dateText(nextWeekday(name, now))}`,
    )
    .replace(new RegExp(`\\b(${WEEKDAY_PATTERN}) week\\b`, 'gi'), (_all, name: string) =>
      dateText(movedBy(nextWeekday(name, now), { days: 7 })),
    )
    .replace(
      new RegExp(
        `\\b((?:on |by |until |before |due |from |for (?=the \\d{1,2}(?:st|nd|rd|th)(?: at\\b| of (?:this|next)|\\s?[,.;!?]|\\s?$))|starting |beginning |as of |morning of |afternoon of |evening of |(?:next|first)(?: (?:one|time|session|lesson|meeting|class|appointment))?(?:'s| is| being| on|,|:)? )?)(?:${WEEKDAY_PATTERN},? (?:the )?|the |(?=\\d{1,2}(?:st|nd|rd|th) of (?:this|next) month))(\\d{1,2})(?:st|nd|rd|th)( of (?:this|next) month)?\\b(?! (?:of|century|time|grade|floor|street|edition|birthday|anniversary|amendment|place|chapter|(?:january|february|march|april|may|june|july|august|september|october|november|december)))`,
        'gi',
      ),
      (all: string, preposition: string, day: string, which: string | undefined) => {
        const number = Number(day);
        if (
          number < 1 ||
          number > 31 ||
          (preposition === '' && which === undefined && !new RegExp(WEEKDAY_PATTERN, 'i').test(all))
        )
          return all;
        const from = /next/i.test(which ?? '') ? firstOfNextMonth(now) : now;
        const found = nextDateWithDay(number, from);
        return found === undefined ? all : `${preposition}${dateText(found)}`;
      },
    )
    .replace(
      new RegExp(`\\b(?:in )?(${NUMBER_PATTERN}|a couple of) (day|week|month)s? from (?:now|today)\\b`, 'gi'),
      (_all, count: string, unit: string) => `in ${numberIn(count) ?? 2} ${unit}s`,
    );

/** 'Saturday 28 trip to Matera', 'Tuesday 24, 7pm': a figure that falls on that weekday is the day, not the hour. */
const WEEKDAY_WITH_FIGURE = new RegExp(
  `\\b(${WEEKDAY_PATTERN}),? (\\d{1,2})(?=[,;:]? |[,;:.!?]?$)(?! ?(?:[ap]\\.?m\\b|o'?clock|h\\b|[-–] ?\\d|to \\d|(?:of )?${MONTH_PATTERN}\\b|people|guests|euros?|km|days|weeks|hours|minutes))`,
  'gi',
);
const weekdaysWithFigure = (text: string, now: WallTime): string =>
  text.replace(WEEKDAY_WITH_FIGURE, (all: string, name: string, figure: string) => {
    const day = nextDateWithDay(Number(figure), now);
    return Number(figure) <= 12 || day === undefined || weekdayOf(day) !== weekdayNumber(name) ? all : dateText(day);
  });

/** '20 March next year', 'May 8th this year'. */
const DATE_IN_YEAR = new RegExp(
  `\\b(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_PATTERN})|(${MONTH_PATTERN})\\.? (\\d{1,2})(?:st|nd|rd|th)?),? (?:of )?(next|this) year\\b`,
  'gi',
);
const datesInYear = (text: string, now: WallTime): string =>
  text.replace(
    DATE_IN_YEAR,
    (_all, day: string | undefined, month: string | undefined, monthFirst = '', dayLast = '', which = '') =>
      `${monthName(monthNumber(month ?? monthFirst))} ${day ?? dayLast}, ${now.year + (/next/i.test(which) ? 1 : 0)}`,
  );

/** 'Next month on the 3rd'. */
const NEXT_MONTH_BEFORE_DAY = /\bnext month,? on the (\d{1,2}(?:st|nd|rd|th))\b/gi;
/** 'Thursday the 10th of December': the date is more precise than the weekday. */
const WEEKDAY_BEFORE_DATE = new RegExp(
  `\\b(?:${WEEKDAY_PATTERN}),? (?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_PATTERN})\\b`,
  'gi',
);

/**
 * Resolves dates that the parser does not know: 'on the 15th', 'a week from Monday', 'Thursday the 20th'. `now` is the
 * reference in the user's time zone.
 */
export const normaliseDates = (text: string, now: WallTime): string =>
  numberedDays(
    countedDays(
      namedDays(
        nthWeekdays(
          weekdaysWithFigure(datesInYear(daysBesideDates(text, now), now), now)
            .replace(WEEKDAY_BEFORE_DATE, '$2 $1')
            .replace(NEXT_MONTH_BEFORE_DAY, 'on the $1 of next month'),
          now,
        ),
        now,
      ),
      now,
    ),
    now,
  );
