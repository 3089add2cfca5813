import { spokenNumbers } from './spoken-numbers.ts';
import { type WallTime, daysInMonth, movedBy, weekdayOf } from './zone.ts';
import { MONTH, monthName, NUMBER, smallNumber, WEEKDAY, weekdayNumber } from './weekdays.ts';

const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

const TYPOS: readonly [RegExp, string][] = [
  [/\b(?:tom+or+ow|tomorow|tommorow|tmrw|tmr|tmw|2morrow)\b/gi, 'tomorrow'],
  [/\b(?:wensday|wednsday|wednesay|wendsday)\b/gi, 'wednesday'],
  [/\b(?:thrusday|thurday|thirsday)\b/gi, 'thursday'],
  [/\b(?:tuseday|teusday|tusday)\b/gi, 'tuesday'],
  [/\b(?:satuday|saterday)\b/gi, 'saturday'],
  [/\bfeburary\b/gi, 'february'],
  [/\b(?:2nite|tonite)\b/gi, 'tonight'],
  [/\b(?:first|1st) thing\b/gi, 'in the morning'],
];

const clock = (hour: number, minute: number): string => {
  const wrapped = minute < 0 ? ((hour + 10) % 12) + 1 : hour;
  return `${wrapped}:${String((minute + 60) % 60).padStart(2, '0')}`;
};

const hourOf = (word: string): number => smallNumber(word) ?? 12;

const MINUTES_NAMED: ReadonlyMap<string, number> = new Map([
  ['quarter', 15],
  ['half', 30],
  ['twenty', 20],
  ['twenty-five', 25],
  ['ten', 10],
  ['five', 5],
  ['20', 20],
  ['30', 30],
  ['25', 25],
  ['15', 15],
  ['10', 10],
  ['5', 5],
]);

const SPOKEN_MINUTES: ReadonlyMap<string, number> = new Map([
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['forty-five', 45],
  ['forty five', 45],
  ['fifty', 50],
  ['oh five', 5],
  ['ten', 10],
]);

/** Spoken clock times as figures: 'half past seven' → 'at 7:30', 'at nine thirty' → 'at 9:30', '7 in the evening' → 'at 7 pm'. */
const clockTimes = (text: string): string =>
  text
    .replace(
      new RegExp(
        `\\b(?:at |a )?(quarter|half|twenty-five|twenty|ten|five|30|25|20|15|10|5)(?: min(?:ute)?s?)? (past|after|to|till|before) (${HOUR})( ?[ap]m)?\\b(?! (?:days|weeks|people|minutes|hours))`,
        'gi',
      ),
      (_all, minutes: string, side: string, hour: string, half: string | undefined) => {
        const count = MINUTES_NAMED.get(minutes.toLowerCase()) ?? 0;
        return `at ${clock(hourOf(hour), /past|after/i.test(side) ? count : -count)}${half?.trim() ?? ''}`;
      },
    )
    .replace(
      new RegExp(
        `\\b(at|by|around|about|from|until|till|before|after) (${HOUR})[ -](fifteen|twenty|thirty|forty[- ]five|forty|fifty|oh five)\\b`,
        'gi',
      ),
      (_all, lead: string, hour: string, minutes: string) =>
        `${lead} ${clock(hourOf(hour), SPOKEN_MINUTES.get(minutes.toLowerCase().replace('-', ' ')) ?? SPOKEN_MINUTES.get(minutes.toLowerCase()) ?? 0)}`,
    )
    .replace(
      new RegExp(
        `\\b(at|by|around|from|until|till|before|after) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?! (?:days?|weeks?|months?|minutes?|hours?|of|people|or|times))`,
        'gi',
      ),
      (_all, lead: string, hour: string) => `${lead} ${hourOf(hour)}`,
    )
    .replace(new RegExp(`\\b(${HOUR}) ?o'? ?clock\\b`, 'gi'), (_all, hour: string) => `${hourOf(hour)}:00`)
    .replace(
      new RegExp(`\\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?([ap])\\.?m\\b\\.?`, 'gi'),
      (_all, hour: string, half: string) => `${hourOf(hour)}${half.toLowerCase()}m`,
    )
    .replace(/\b(\d{1,2})[.h](\d{2}) ?([ap])\.?m\b/gi, '$1:$2$3m')
    .replace(
      /\b(\d{1,2})(:\d{2})? (?:o'clock )?(in the morning|in the afternoon|in the evening|at night)\b/gi,
      (_all, hour: string, minutes: string | undefined, part: string) => {
        const half = /morning/i.test(part) || (/night/i.test(part) && Number(hour) < 5) ? 'am' : 'pm';
        return Number(hour) > 12 ? `${hour}${minutes ?? ':00'}` : `${hour}${minutes ?? ''}${half}`;
      },
    )
    .replace(new RegExp(`\\b(\\d{1,2}:\\d{2}(?: ?[ap]m)?) (?=${MONTH}\\b)`, 'gi'), '$1, ')
    .replace(/\b(alarm|wake me up|wake me|reminder) for (?=\d)/gi, '$1 at ')
    .replace(/\b(?:at )?(?:midday|noonish|lunch ?time)\b/gi, 'at noon')
    .replace(/\b(?:by |before |at )?(?:the )?(?:eod|end of (?:the )?day|close of business|cob)\b/gi, 'at 5pm')
    .replace(
      /\bbetween (\d{1,2}(?::\d{2})? ?(?:[ap]m)?) and (\d{1,2}(?::\d{2})? ?(?:[ap]m)?)(?=\s|[.,!?]|$)/gi,
      'from $1 to $2',
    );

const dateText = (wall: WallTime): string => `${monthName(wall.month)} ${wall.day}, ${wall.year}`;

const nextMonthDay = (day: number, now: WallTime): WallTime | undefined => {
  for (let ahead = 0; ahead < 13; ahead += 1) {
    const month = ((now.month - 1 + ahead) % 12) + 1;
    const year = now.year + Math.floor((now.month - 1 + ahead) / 12);
    if (day <= daysInMonth(year, month) && (ahead > 0 || day >= now.day)) return { ...now, year, month, day };
  }
  return undefined;
};

const nextWeekday = (name: string, now: WallTime): WallTime => {
  const ahead = (weekdayNumber(name) - weekdayOf(now) + 7) % 7;
  return movedBy(now, { days: ahead === 0 ? 7 : ahead });
};

/** The day of this week or the next one; weeks begin on Monday. */
const dayOfWeek = (name: string, which: string, now: WallTime): WallTime => {
  const fromMonday = (weekday: number): number => (weekday + 6) % 7;
  const days = fromMonday(weekdayNumber(name)) - fromMonday(weekdayOf(now));
  return movedBy(now, { days: days + (/next/i.test(which) ? 7 : 0) });
};

/** Dates the parser does not know, worked out: 'on the 15th', 'a week from Monday', 'Thursday the 20th'. `now` is the reference on the user's clock. */
export const normaliseDates = (text: string, now: WallTime): string =>
  text
    .replace(
      new RegExp(`\\b(?:on )?(?:a|one|two) weeks? from (?:this )?(${WEEKDAY}|today|tomorrow)\\b`, 'gi'),
      (all: string, name: string) => {
        const from = /today/i.test(name)
          ? now
          : /tomorrow/i.test(name)
            ? movedBy(now, { days: 1 })
            : nextWeekday(name, now);
        return `on ${dateText(movedBy(from, { days: /\btwo\b/i.test(all) ? 14 : 7 }))}`;
      },
    )
    .replace(
      new RegExp(
        `\\b(?:on )?(this|next) week,? (?:on )?(${WEEKDAY})\\b|\\b(?:on )?(${WEEKDAY}),? (?:of )?(this|next) week\\b`,
        'gi',
      ),
      (_all, which: string | undefined, day: string | undefined, dayFirst: string = '', whichLast: string = '') =>
        `on ${dateText(dayOfWeek(day ?? dayFirst, which ?? whichLast, now))}`,
    )
    .replace(new RegExp(`\\b(${WEEKDAY}) week\\b`, 'gi'), (_all, name: string) =>
      dateText(movedBy(nextWeekday(name, now), { days: 7 })),
    )
    .replace(
      new RegExp(
        `\\b((?:on |by |until |before |due )?)(?:${WEEKDAY},? (?:the )?|the )(\\d{1,2})(?:st|nd|rd|th)( of (?:this|next) month)?\\b(?! (?:of|century|time|grade|floor|street|edition|birthday|anniversary|amendment|place|chapter|(?:january|february|march|april|may|june|july|august|september|october|november|december)))`,
        'gi',
      ),
      (all: string, lead: string, day: string, which: string | undefined) => {
        const number = Number(day);
        if (number < 1 || number > 31 || (lead === '' && which === undefined && !new RegExp(WEEKDAY, 'i').test(all)))
          return all;
        const from = /next/i.test(which ?? '') ? { ...movedBy({ ...now, day: 1 }, { days: 31 }), day: 1 } : now;
        const found = nextMonthDay(number, from);
        return found === undefined ? all : `${lead}${dateText(found)}`;
      },
    )
    .replace(
      new RegExp(`\\b(?:in )?(${NUMBER}|a couple of) (day|week|month)s? from (?:now|today)\\b`, 'gi'),
      (_all, count: string, unit: string) => `in ${smallNumber(count) ?? 2} ${unit}s`,
    );

/** A sentence with misspelt days mended and its clock times in figures. */
export const normaliseClock = (sentence: string): string => {
  let text = sentence;
  for (const [typo, right] of TYPOS) text = text.replace(typo, right);
  return clockTimes(spokenNumbers(text));
};
