import { parse, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { offsetMinutesAt, type WallTime } from './zone.ts';

/** A part of the day named without a clock time. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** The day and the time of a sentence. */
export interface ParsedDate {
  day?: ParsedResult;
  time?: ParsedResult;
}

/** The parser reads these as dates, but they never are. */
const NEVER_DATES = /^(?:now|second|this second|\d{1,2}|\d{1,4}\.\d{1,4})$/i;
/** The parser reads these as dates; in ordinary sentences they are mostly other words. */
const MOSTLY_NOT_DATES = /^(?:sat|sun|may|march|mar|dec|fri|mon|wed)$/i;
/** With a capital letter these are dates. 'Sun', 'May' and 'March' are not: sentences begin with them. */
const CAPITALISED_DATES = /^(?:Sat|Fri|Mon|Wed|Dec)$/;
/** '320m' and '1234 a' are numbers with a unit. */
const FIGURE = /^\d{3,4} ?[apm]?$/i;
/** 'Massage sat at 2': an abbreviated day with its hour. */
const AT_CLOCK = /^ at \d/;
const DATE_LEAD = /\b(?:on|by|next|this|until|every|starting) $/;
const AMOUNT =
  /^\s?(?:%|\$|€|£|percent|dollars|euros|pages?|people|items?|km|miles|kg|lbs|pounds|points?|times|degrees|mph)/i;
const NUMBERED =
  /\b(?:line|page|step|version|chapter|room|gate|floor|number|no\.|section|grade|level|figure|table|phase|round|apollo|route|highway) $/i;
/** 'A three day trip' is a length, not a date. */
const BARE_LENGTH =
  /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|a few|half an?)[ -](?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)$|^\d+ ?h$/i;
const VAGUE = /\b(?:week|weeks|month|months|year|years|weekend|quarter)\b/i;

/** The hour for a part of the day. */
export const HOUR_OF: Record<PartOfDay, number> = { morning: 9, afternoon: 14, evening: 19, night: 20 };

export const partOfDayIn = (text: string): PartOfDay | undefined => {
  const part = /\b(morning|afternoon|evening|tonight|night)\b/i.exec(text)?.[1]?.toLowerCase();
  return part === 'tonight' ? 'night' : (part as PartOfDay | undefined);
};

const isUsable = (result: ParsedResult, text: string): boolean => {
  if (NEVER_DATES.test(result.text)) return false;
  const end = result.index + result.text.length;
  if (MOSTLY_NOT_DATES.test(result.text)) {
    const isDayAtClock = /^(?:sat|sun|fri|mon|wed)$/i.test(result.text) && AT_CLOCK.test(text.slice(end));
    const before = text.slice(Math.max(0, result.index - 9), result.index).toLowerCase();
    return isDayAtClock || CAPITALISED_DATES.test(result.text) || DATE_LEAD.test(before);
  }
  if (
    FIGURE.test(result.text) ||
    BARE_LENGTH.test(result.text) ||
    /^(?:the |a )?(?:minute|hour|week|month|year)s?$|^an? [a-z]$/i.test(result.text)
  )
    return false;
  if (/^\d/.test(result.text) && NUMBERED.test(text.slice(Math.max(0, result.index - 10), result.index))) return false;
  return !AMOUNT.test(text.slice(end, end + 12));
};

/** Whether a calendar day is named, not only a month or a time. */
export const namesDay = ({ start }: ParsedResult): boolean => start.isCertain('day') || start.isCertain('weekday');

/** 'In two weeks', 'a month from now', 'a year ago' and 'the end of the month' are days although they name a period. */
const DAY_BY_PERIOD = /\bin \w|\bfrom\b|\bago\b|end of/i;

/** Whether only a week, a month, a year or the like is named, not a day. */
export const isPeriod = (result: ParsedResult): boolean =>
  !namesDay(result) ||
  (VAGUE.test(result.text) && !result.start.isCertain('weekday') && !DAY_BY_PERIOD.test(result.text));

/** The date and the clock time that the parser found, certain or implied. */
export const toWallTime = (components: ParsedComponents): WallTime => ({
  year: components.get('year') ?? 1970,
  month: components.get('month') ?? 1,
  day: components.get('day') ?? 1,
  hour: components.get('hour') ?? 0,
  minute: components.get('minute') ?? 0,
});

/**
 * All dates the parser finds. An ambiguous day is the next one after `reference`. The parser takes the zone as an offset in
 * minutes, because it ignores IANA names.
 */
export const parseDates = (text: string, reference: Date, timeZone: string): ParsedResult[] =>
  parse(text, { instant: reference, timezone: offsetMinutesAt(reference, timeZone) }, { forwardDate: true });

const weekdayIn = ({ start }: ParsedResult): number => start.date().getDay();

/**
 * A day that is more exact than what is named first: the date of 'Monday … no, Monday the 30th', the weekday of 'the plan
 * for December by Friday'. Undefined if there is none.
 */
const pickMostExact = (results: readonly ParsedResult[]): ParsedResult | undefined => {
  const named = results.filter((result) => namesDay(result));
  const [first] = named;
  if (first === undefined || results.length < 2) return undefined;
  const isWeekdayAlone = first.start.isCertain('weekday') && !first.start.isCertain('day');
  const dated = isWeekdayAlone
    ? named.find(
        (one) => one.start.isCertain('day') && one.start.isCertain('month') && weekdayIn(one) === weekdayIn(first),
      )
    : undefined;
  const followsVaguerResult = results[0] !== first && !VAGUE.test(first.text);
  return dated ?? (followsVaguerResult ? first : undefined);
};

/** The day and the time of a sentence: in 'on Friday we meet at 3' they are named separately. */
export const parseDate = (text: string, reference: Date, timeZone: string): ParsedDate => {
  const results = parseDates(text, reference, timeZone).filter((result) => isUsable(result, text));
  const isDay = (result: ParsedResult): boolean => namesDay(result) || result.start.isCertain('month');
  const dayWithTime = results.find((result) => result.start.isCertain('hour') && isDay(result));
  if (dayWithTime !== undefined) return { day: pickMostExact(results) ?? dayWithTime, time: dayWithTime };
  return {
    day:
      pickMostExact(results) ??
      results.find((result) => isDay(result) && !(VAGUE.test(result.text) && results.length > 1)) ??
      results.find(({ start }) => !start.isCertain('hour')),
    time: results.find(({ start }) => start.isCertain('hour')),
  };
};

/** Words that put an hour without am or pm in the morning. */
const EARLY = new RegExp(
  `\\b(?:${[
    // Mornings.
    'morning|mornings|a\\.?m\\b|sunrise|dawn|early|früh|breakfast',
    // Waking up.
    'wake|woken|alarm|get up|weck|réveil|despi[eé]rta|svegli|acord[ea]|wakker|wekker',
    // Admissions to a hospital: 'they want me there at 6 for the hip replacement'.
    'want me there|(?:hip|knee|valve) replac\\w+',
  ].join('|')})`,
  'i',
);
/** Words that put an hour from 7 to 9 without am or pm in the evening, unless the sentence mentions the morning. */
const LATE = new RegExp(
  `\\b(?:${[
    // Evenings.
    'tonight|evening|night|p\\.?m\\b|sunset|date night|game night|curry night|quiz night',
    // Meals in the evening.
    'dinner|supper|abendessen|abendbrot|zum essen|essen (?:gehen|mit|bei)|dînons|dîner?|dîne|souper|apéro',
    'cena|cenare|ceniamo|cenamos|jantar|jantamos|avondeten|eten (?:met|bij|we)|etentje',
    'ramen|pizza|sushi|raclette|fondue|cooking for|table (?:at|for)',
    // Drinks and company.
    'party|drinks|beers?|cocktails?|pub|bar|kneipe|borrel|stammtisch|wine tasting|tasting|prom|date with|secret santa',
    '(?:christmas|xmas|office|works|leaving) do|people over|guests|come over for',
    // Somebody's home: 'invited to Ann's', 'invited over to the neighbour's on Friday'.
    "invited (?:at|to|over to|round to) (?:[\\w-]+ ){0,2}[\\w-]+'s(?= on\\b|[,.!?]|$)",
    // Shows and concerts.
    'movies?|films?|cinema|kino|theatre|theater|teatro|opera|ballet|comedy|show|curtain(?: up)?|doors',
    'concert|konzert|gig|philharmonic|symphony|orchestra|gala',
    // Games, dancing and clubs that meet in the evening.
    'pub quiz|escape room|poker|board games|karaoke|clubbing|nightclub|bible study',
    'choir|chor|koor|chorale|coro|bandprobe|band practice|repetitie|répétition|ensayo|ensaio',
    'book club|leesclub|boekenclub|leeskring|lesekreis|buchclub|club de lecture|club de lectura',
    'clube d[eo] (?:leitura|livro)|gruppo di lettura',
  ].join('|')})(?:s|n|r|nt)?\\b|(?:avond|abend)\\b`,
  'i',
);
/** Words that put every hour before 12 in the afternoon or evening, whatever else the sentence says. */
const NAMED_LATE =
  /\b(?:tonight|at night|nightly|(?:this|every|each|tomorrow|\w{3,6}day) (?:night|evening|afternoon)|evenings?)\b/i;

/** Words for travel with an exact departure time, or for an early admission to a hospital. */
const TIMETABLE =
  /\b(?:train|bus|coach|flight|ferry|plane|fly|flies|flying|airport|boarding|clinic|hospital|surgery|operation|anaesthe\w+|fasting|sober|operiert|klinik|krankenhaus|nüchtern|operan|operar\w*|cirug[ií]a|ayunas|operano|operazione|ospedale|digiuno|operad[oa]|cirurgia|jejum|opérer?|opération|hôpital|à jeun|geopereerd|operatie|ziekenhuis|nuchter)(?!\p{L})/iu;

/**
 * The hour of the day, 0 to 24. An hour that is exact as written stays: with am or pm, above 12, or with a zero in
 * front. For any other hour, the first rule that applies counts:
 * - 'Tonight' and the like put it after noon.
 * - From 4 on it stays if it has minutes and the sentence is about a timetable.
 * - 1 to 6 are after noon, unless the sentence mentions the morning.
 * - 7 to 9 are in the evening if the sentence mentions an evening and no morning.
 */
export const resolveHour = (result: ParsedResult, sentence: string): number => {
  const hour = result.start.get('hour') ?? 0;
  if (result.start.isCertain('meridiem') || hour > 12 || hour === 0 || /\b0\d:\d\d/.test(result.text)) return hour;
  if (hour < 12 && NAMED_LATE.test(sentence)) return hour + 12;
  // Timetables use the 24-hour clock, and are exact.
  if (hour >= 4 && /:\d\d/.test(result.text) && TIMETABLE.test(sentence)) return hour;
  if (hour <= 6) return EARLY.test(sentence) ? hour : hour + 12;
  return hour < 10 && LATE.test(sentence) && !EARLY.test(sentence) ? hour + 12 : hour;
};

/** Minutes of a range such as 'from 2 to 4', whose start was resolved to `startHour`. */
export const rangeMinutes = ({ start, end }: ParsedResult, startHour: number): number | undefined => {
  // At run time the parser returns null where its types say undefined.
  if (end?.isCertain('hour') !== true) return undefined;
  const minutesApart = Math.round((end.date().getTime() - start.date().getTime()) / 60_000);
  if (start.isCertain('day') && end.isCertain('day') && minutesApart > 24 * 60) return minutesApart;
  const minutes = (end.get('hour') ?? 0) * 60 + (end.get('minute') ?? 0) - startHour * 60 - (start.get('minute') ?? 0);
  if (minutes > 0) return minutes;
  // 'From 8pm to 8:30am' ends on the next day.
  if (end.isCertain('meridiem') && start.isCertain('meridiem')) return minutes + 24 * 60;
  // 'From 2 to 4' with a start at 14 and 'from 11 to 2' end in the afternoon, 'from 22 to 6' on the next day.
  return minutes + 12 * 60 > 0 ? minutes + 12 * 60 : minutes + 24 * 60;
};
