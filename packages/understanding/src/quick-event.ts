import { fillsTheDay } from './events/all-day.ts';
import type { ReminderLead } from './events/lead.ts';
import { findLead, reminderTime } from './events/reminder-lead.ts';
import { AFTER_ENTRY, eventTitle } from './events/event-title.ts';
import { expandShorthand } from './events/quick-add-text.ts';
import { defaultMinutes } from './events/default-duration.ts';
import { foreignTitle } from './foreign/foreign-title.ts';
import { type LanguageCues, languageOf, languageOfPlan } from './foreign/languages.ts';
import { findWhen } from './time/find-when.ts';
import { namesHoliday } from './time/holidays.ts';
import { inEnglish } from './time/languages/in-english.ts';
import { TIME_TABLES } from './time/languages/tables.ts';
import { HOURS_LENGTH, minutesIn } from './time/spoken-length.ts';
import { MONTH_PATTERN } from './time/months.ts';
import { WEEKDAY_PATTERN } from './time/weekdays.ts';
import { slashDates } from './time/slash-dates.ts';
import { instantOf, wallTimeAt } from './time/zone.ts';

export interface QuickEventInput {
  /** One line, such as 'lunch with Ana tue 1pm 45m at Luigi's'. */
  text: string;
  /** When the line was written. */
  reference: Date;
  /** IANA zone of the person; an unknown name is treated as UTC. */
  timeZone: string;
}

export interface QuickEvent {
  title: string;
  start: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  /** RRULE text without the property name; null when it happens once. */
  recurrence: string | null;
  location: string | null;
  /** True if a day was named without an hour, so the hour is a guess. */
  isTimeAssumed: boolean;
  /** Minutes before the start for the requested reminder; null if none was requested. */
  reminderMinutes: number | null;
}

const MAX_LENGTH = 500;
const DAY_MINUTES = 24 * 60;
const MAX_DAYS = 31;
const MAX_MINUTES = MAX_DAYS * DAY_MINUTES;

/** A length without a preposition: '45m', '1h30', '1.5 hours', 'half an hour'. */
const BARE_LENGTH = new RegExp(
  `(?<![\\w:.])(${HOURS_LENGTH})(?![\\w:])(?!\\s(?:ago|from now|later|before|after|in advance|earlier)\\b)`,
  'i',
);
/** Words before a length that make it a start: 'in 2 hours'. */
const COUNTED_FROM_NOW = /\b(?:in|within|after|every)\s(?:(?:about|around|roughly|like|just|another)\s)?$/i;

const ALL_DAY_WORDS = /(?<!\w)(?:all[- ]day|whole day)(?!\w)/i;
/** 'For 3 days', '3 days' or '3-day'; not 'in 3 days' and '3 days ago', which are dates. */
const MANY_DAYS =
  /(?<!\w)(?:for (\d{1,3})[ -]days?(?!\w)(?! (?:ago|before|after))|(?<!\b(?:in|within|after|every|next|for) )(\d{1,3})[ -](days?)(?!\w)(?! (?:ago|before|after|from)))/i;

/** A place after '@', at the end of the line or before the time: '@ Luigi's'. */
const PLACE_MARKED = new RegExp(
  `(?:^|\\s)@\\s?([^\\d\\s@][^@,;]{0,80}?)(?=\\s(?:on|at|from|every|tomorrow|today|tonight|for|${WEEKDAY_PATTERN}|${MONTH_PATTERN} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH_PATTERN}|\\d{1,2}(?::\\d{2}|\\s?[ap]m))\\b|[,;]|\\s*$)`,
  'i',
);
/** A place after 'at', in capitalised words: 'at Café Central'. */
const PLACE_NAMED =
  /\sat\s((?:the\s)?\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s(?:(?:de|la|of|the)\s)?\p{Lu}[\p{L}\p{N}'’&.-]*){0,4})/u;

/** A room or a hall by its number: ', Room 2.14'. */
const PLACE_NUMBERED =
  /[,;]\s?((?:room|rm|hall|raum|zimmer|saal|halle|salle|sala|aula|zaal|lokaal|gate|studio|building|floor|court|pitch|track)\s\p{L}?\d[\w.]*)(?=[\s,;]|$),?/iu;

/** A host's home, which stays in the title: 'Dinner at Gran's'. */
const HOSTS_HOME =
  /^(?:(?:my )?(?:gran|granny|grandma|grandpa|grandad|nan|nana|nanny|mum|mom|dad|mummy|mommy|daddy|oma|opa|aunt\w*|uncle|sis)(?: \p{Lu}\p{L}+)?)['’]s$/iu;

/** Words after 'at' that are not a place. */
const NOT_A_PLACE = new RegExp(
  `^(?:noon|midnight|night|lunch|home time|(?:${WEEKDAY_PATTERN}|${MONTH_PATTERN})(?: (?:morning|afternoon|evening|night))?)$`,
  'i',
);

/** A text without the match of a pattern, and the match; only the text if the pattern does not match. */
interface Remainder {
  text: string;
  found?: RegExpExecArray;
}

const removeMatch = (text: string, pattern: RegExp): Remainder => {
  const found = pattern.exec(text);
  if (found === null) return { text };
  const withoutMatch = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { text: withoutMatch.replaceAll(/\s+/g, ' ').trim(), found };
};

/**
 * Removes and returns 'for 3 days', '3 days' or '3-day'. In '90-day review at 3pm' the number of days stays in the title,
 * because an event with an hour does not last days.
 */
const extractDays = (text: string, hasTime: (withoutMatch: string) => boolean): { text: string; days?: number } => {
  const { text: withoutMatch, found } = removeMatch(text, MANY_DAYS);
  const days = Number(found?.[1] ?? found?.[2]);
  if (found === undefined || days < 1) return { text };
  const isInTitle = found[3]?.toLowerCase() === 'day' && (days > MAX_DAYS || (days > 1 && hasTime(withoutMatch)));
  return isInTitle ? { text } : { text: withoutMatch, days: Math.min(days, MAX_DAYS) };
};

const extractLength = (text: string): { text: string; minutes?: number } => {
  const found = BARE_LENGTH.exec(text);
  if (found === null || COUNTED_FROM_NOW.test(text.slice(0, found.index))) return { text };
  const minutes = minutesIn(found[1] ?? '');
  if (minutes === undefined || minutes <= 0 || minutes > MAX_MINUTES) return { text };
  const before = text.slice(0, found.index).replace(/(?:^|\s)(?:for|lasting|takes?|x|×)\s*$/i, ' ');
  const remaining = `${before} ${text.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, ' ').trim();
  return { text: remaining, minutes };
};

const extractPlace = (text: string): { text: string; location: string | null } => {
  for (const pattern of [PLACE_NUMBERED, PLACE_MARKED, PLACE_NAMED]) {
    const { text: withoutMatch, found } = removeMatch(text, pattern);
    const place = found?.[1]?.trim();
    if (
      place &&
      !NOT_A_PLACE.test(place) &&
      !(pattern === PLACE_NAMED && HOSTS_HOME.test(place)) &&
      !namesHoliday(place)
    )
      return { text: withoutMatch, location: place };
  }
  return { text, location: null };
};

/**
 * Parses one line of quick add as an event: title, time, length, repetition and place. Undefined if it names no day and
 * no time. Unlike detectSuggestions it does not check whether the line is a plan: a line of quick add always is.
 */
export const parseQuickEvent = (input: QuickEventInput): QuickEvent | undefined => {
  const detected = languageOfPlan(input.text.slice(0, MAX_LENGTH));
  const parsed = parseIn(detected, input);
  if (detected !== undefined || parsed?.hasDate === true) return parsed?.event;
  // 'Estetista gio 17', 'garagiste ven 8h15': too short to detect the language, but only one language reads a day in
  // them.
  const others = TIME_TABLES.map(({ language }) => parseIn(languageOf(language), input)).filter(
    (one) => one !== undefined,
  );
  return (others.find(({ hasDate }) => hasDate) ?? parsed ?? others[0])?.event;
};

const parseIn = (
  language: LanguageCues | undefined,
  { text, reference, timeZone }: QuickEventInput,
): { event: QuickEvent; hasDate: boolean } | undefined => {
  const entry = slashDates(text.slice(0, MAX_LENGTH), wallTimeAt(reference, timeZone), timeZone);
  const expanded = expandShorthand(language === undefined ? entry : inEnglish(entry, language.language));
  const request = findLead(expanded);
  const line = request?.eventText ?? expanded;
  // Each step removes the words it has understood and passes the remaining text to the next step.
  const allDay = removeMatch(line, ALL_DAY_WORDS);
  const hasTime = (words: string): boolean => findWhen(words, reference, timeZone)?.hasTime === true;
  const manyDays = extractDays(allDay.text, hasTime);
  const length = extractLength(manyDays.text);
  const place = extractPlace(length.text);
  const when = findWhen(place.text, reference, timeZone);
  if (when === undefined) return undefined;
  const isExplicitlyAllDay = allDay.found !== undefined || manyDays.days !== undefined || when.days !== undefined;
  const isAllDay =
    isExplicitlyAllDay ||
    (!when.hasTime && when.partOfDay === undefined && length.minutes === undefined && fillsTheDay(line));
  const days = when.days ?? manyDays.days ?? 1;
  const start = isAllDay ? instantOf({ ...when.localStart, hour: 0, minute: 0 }, when.timeZone) : when.start;
  const minutes = length.minutes ?? when.duration ?? defaultMinutes(line);
  const span = { start, timeZone: when.timeZone, isAllDay };
  const event: QuickEvent = {
    title:
      language === undefined
        ? withoutLooseEnds(eventTitle(when.sentence, when, 'New event', AFTER_ENTRY))
        : withoutLooseEnds(foreignTitle(language, when, when.sentence)),
    start,
    duration: isAllDay ? Math.min(days, MAX_DAYS) * DAY_MINUTES : minutes,
    timeZone: when.timeZone,
    isAllDay,
    recurrence: when.recurring ?? null,
    location: place.location,
    isTimeAssumed: !isAllDay && !when.hasTime,
    reminderMinutes: request === undefined ? null : minutesBefore(span, request.lead),
  };
  return { event, hasDate: when.hasDate };
};

/** What is left around a time or a length that was removed from a line, in any of the languages. */
const LOOSE_ENDS =
  /\s*\(\s*\)|[\s,:;–—-]+(?:(?:bis|zum|zur|um|am|ab|von|vom|gegen|op|om|tot|voor|vanaf|van|le|à|au|du|dès|avant|jusqu['’]?(?:au?|à)?|vers|el|hasta|desde|para el|antes del?|a las?|il|alle|dal|dalle|entro(?: il)?|fino a[ld]?|até(?: o)?|às?|no dia|dia|desde|a partir d[eoa]s?|x|@|w\/)(?=\s*$))+\s*$/iu;
/** Smileys written with signs, at the end. */
const SMILEY = /\s*(?:[:;=8]['’]?-?[)(DPp/|*3oO]+|<3|\^\^|xD)+\s*$/;
const withoutLooseEnds = (title: string): string => title.replace(SMILEY, '').replace(LOOSE_ENDS, '') || title;

const minutesBefore = (event: Parameters<typeof reminderTime>[0], lead: ReminderLead): number =>
  Math.max(0, Math.round((event.start.getTime() - reminderTime(event, lead).getTime()) / 60_000));
