import { wordsOf } from '../text/words.ts';
import { findWhen } from '../time/find-when.ts';
import { zoneOfPlace } from '../time/place-zones.ts';
import { weekOfYear } from '../time/week-of-year.ts';
import { wallTimeAt } from '../time/zone.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { timeConversion } from './time-conversion.ts';

type ClockQuestion = Extract<DetectedIntent, { intent: 'date_time' }>;

const MAX_LENGTH = 100;

/** 'What's today', 'got the time', 'is it Wednesday or Thursday today'. */
const ASKS_TODAY = new RegExp(
  [
    "^(?:what(?:'s| is)|tell me what|which) (?:day )?(?:is )?(?:it )?today(?: is)?$",
    '\\bhow late is it$',
    '^(?:got|do you have|have you got|do you know|you got) the (?:time|date)\\b',
    '^is (?:it|today|it today) (?:an? |the |already |still )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend|\\d{1,2}(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december)\\b(?: (?:or|today|already|yet|now|the|still|a|an|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?:st|nd|rd|th)|weekend|weekday))*$',
  ].join('|'),
  'i',
);
/** 'Which calendar week are we in', 'week number'. */
const ASKS_WEEK =
  /^(?:(?:what|which)(?:'s| is)? (?:(?:calendar|iso) )?week (?:number )?(?:is (?:it|this)|are we in|do we have|of the year)|(?:what(?:'s| is) )?the (?:current )?(?:calendar )?week(?: number)?$|(?:current )?(?:calendar )?week number|what(?:'s| is) the (?:calendar )?week (?:number|now|today))/i;

const NAMES_CLOCK = /\b(?:time|date|day|month|year|week|weekday|clock)\b/i;
const IS_ASKING =
  /^(?:what|which|today|tell|show|give|let|report|display|can|could|do|the|current|time|date|day|just)\b|\btime\b/i;
/** 'What do I have to do this week' asks for plans. */
const ASKS_FOR_OWN = /\b(?:my|our|mine)\b|\b(?:i|we) (?:have|need|got|am|must|should|want|do|had|could|will)\b/i;
const NAMES_DAY = /\b(?:day|weekday|date)\b/i;

/** Words of a question for the date or the time; the remaining words are a place, a day, or another question. */
const FILLER = new Set(
  `what what's which is it's its it the a an right now current currently exact local correct today today's todays time date day month year week weekday of in at for and to me
please tell show give let know report display can could you i get do does have hey hi ok so and here there number clock say says just like would city timezone zone this exactly again want need us
how late are we if might any idea what's which's hour precise actual will be fall falls on was does did land lands come comes celebrate celebrated`.split(
    /\s+/,
  ),
);

const withoutFiller = (text: string): string[] => wordsOf(text).filter((word) => !FILLER.has(word));

/** The day that 'what day is it on the 14th' asks about; undefined if the question names anything else. */
const askedDay = (text: string, { reference, timeZone }: Message): ClockQuestion['day'] => {
  if (!NAMES_DAY.test(text)) return undefined;
  // The date parser would read 'weekday' as a day.
  const when = findWhen(text.replaceAll(/\bweekday\b/gi, 'day'), reference, timeZone);
  if (when === undefined || !when.hasDate || when.hasTime) return undefined;
  const others = when.spans
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, when.sentence);
  const { year, month, day } = when.localStart;
  return withoutFiller(others).length === 0 ? { year, month, day } : undefined;
};

/** 'What's the date in …', 'what day is it in … right now'; the group is the place. */
const ASKS_ELSEWHERE =
  /^(?:(?:and|so|hey|ok|please|tell me)[, ]+)*(?:what|which)(?:'s| is)? (?:(?:the |today's |it |current |local )*(?:date|weekday|day(?: of the week)?|time)) (?:is it |is today |do they have |today |now |right now )*(?:in|over in) ((?!\d|the (?:morning|afternoon|evening)|(?:an? |one |two |three |four |five |six |a few )?\w+ (?:days?|weeks?|months?|years?|hours?|minutes?)\b)[\p{L}'’. -]{3,40}?)(?: (?:today|now|right now|at the moment|currently))*$/iu;

/** 'The date in the contract', 'in Anna's invitation': a text, not a place. */
const OWNED = /^(?:an?|the|my|our|your|his|her|its|their|this|that|these|those)\b|['’]s\b/i;

/** A question for the day or the time in a place of which no time zone is known; undefined for other messages. */
export const unknownPlaceQuestion = (text: string): DetectedIntent | undefined => {
  const place = ASKS_ELSEWHERE.exec(text.trim().replace(/[\s?!.]+$/, ''))?.[1];
  if (place === undefined || findWhen(`in ${place}`, new Date(0), 'UTC') !== undefined) return undefined;
  if (OWNED.test(place) || zoneOfPlace(place.toLowerCase()) !== undefined) return undefined;
  const query = wordsOf(place.toLowerCase());
  return { intent: 'needs_model', kind: 'knowledge', query, unknownPlace: place, confidence: 0.9 };
};

/** A question for the date or the time; undefined for other questions, and for a place without a known zone. */
export const clockQuestion = (message: Message, confidence: number): ClockQuestion | undefined => {
  const converted = timeConversion(message, confidence);
  if (converted !== undefined) return converted;
  const text = message.text.trim().replace(/[\s?!.]+$/, '');
  const { timeZone } = message;
  const question = { intent: 'date_time', timeZone, confidence } as const;
  if (text.length > MAX_LENGTH || ASKS_FOR_OWN.test(text)) return undefined;
  if (ASKS_TODAY.test(text)) return question;
  if (ASKS_WEEK.test(text)) return { ...question, week: weekOfYear(wallTimeAt(message.reference, timeZone)) };
  if (!NAMES_CLOCK.test(text) || !(IS_ASKING.test(text) || /\?\s*$/.test(message.text))) return undefined;
  const others = withoutFiller(text);
  if (others.length === 0) return question;
  const day = askedDay(text, message);
  if (day !== undefined) return { ...question, day };
  const place = others.join(' ');
  const zone = others.length > 3 ? undefined : zoneOfPlace(place);
  return zone === undefined ? undefined : { ...question, timeZone: zone, place };
};
