import type { FoundWhen } from '../time/find-when.ts';
import { instantOf } from '../time/zone.ts';
import { fillsTheDay } from './all-day.ts';
import type { Evidence } from './evidence.ts';
import { isDeadline } from './deadline.ts';
import { eventTitle } from './event-title.ts';
import { defaultMinutes } from './default-duration.ts';
import type { DetectedSuggestion, SuggestionDetails } from './suggestion.ts';

type Kind = DetectedSuggestion['type'];

const DAY_MINUTES = 24 * 60;
/** Titles for sentences without a usable one. */
const FALLBACK_TITLES: Record<Kind, string> = {
  schedule: 'New event',
  reminder: 'Reminder',
  task: 'New task',
  recommendation: 'Recommendation',
};

/** A command to buy or book something makes a task, not a calendar event: the app books no tickets. */
const PURCHASE_PATTERN =
  /\b(?:book|reserve|order|get)\b.{0,40}\b(?:tickets?|train|flights?|hotel|(?<!(?:conference|meeting|board) )room|table|taxi|cab|uber|car|seats?)\b/i;

/** 'The bins go out every other Friday', 'rent on the 1st of the month': without an hour it is something to do on that day. */
const isChore = (when: FoundWhen | undefined): boolean =>
  when?.recurring !== undefined &&
  /^FREQ=(?:WEEKLY|MONTHLY)/.test(when.recurring) &&
  !when.hasTime &&
  when.partOfDay === undefined &&
  when.duration === undefined &&
  !STATES_WHEREABOUTS.test(when.sentence);
/** Says where the person is: 'every Friday I'm at the Leeds office' is not a chore. */
const STATES_WHEREABOUTS =
  /(?<!\p{L})(?:i['’]?m|i am|we['’]?re|we are|ich bin|wir sind|bin ich|sind wir|ik ben|we zijn|ben ik|zijn we|je suis|on est|nous sommes|estoy|estamos|sono|siamo|estou) (?:at|in|on|off|away|with|out|im|auf|bei|weg|op|bij|thuis|à|a|au|en|dans|chez|no|na|em)(?!\p{L})/iu;

/** 'I have to submit a report every Friday by 3pm' */
const DUE_EACH_TIME =
  /\b(?:every|each|mondays|tuesdays|wednesdays|thursdays|fridays|weekdays)\b.{0,60}\b(?:by|before|no later than) (?:\d{1,2}(?::\d{2}| ?[ap]m\b)|noon\b)/i;

/** 'task' for a duty without an hour and for what is due by a time; 'schedule' for a duty at an hour. */
export const kindOfStatement = (
  { hasObligation }: Pick<Evidence, 'hasObligation'>,
  when: FoundWhen | undefined,
): 'schedule' | 'task' => {
  // 'I file my taxes by 15 April every year'
  const hasOneDay = when?.recurring === undefined || (when.recurring.startsWith('FREQ=YEARLY') && !when.hasTime);
  if (when !== undefined && hasOneDay && isDeadline(when.sentence, hasObligation)) return 'task';
  if (isChore(when) || (hasObligation && when !== undefined && DUE_EACH_TIME.test(when.sentence))) return 'task';
  return hasObligation && when?.hasTime !== true ? 'task' : 'schedule';
};

/** 'schedule', unless the sentence asks for a reminder or a task, or is about a duty rather than an appointment. */
export const kindOf = (sentence: string, evidence: Evidence, when: FoundWhen | undefined): Kind => {
  if (evidence.command === 'schedule' && PURCHASE_PATTERN.test(sentence)) return 'task';
  // 'I need to book the garage slot by Saturday' is a duty.
  if (evidence.command === 'schedule' && /^(?:(?:i|we) )?(?:need|have|got) to\b.*\bby\b/i.test(sentence)) return 'task';
  if (evidence.command !== undefined) return evidence.command;
  if (/\b(?:don'?t|can'?t|must not) forget\b/i.test(sentence) && when?.hasTime === true) return 'reminder';
  return kindOfStatement(evidence, when);
};

const detailsOf = (kind: Kind, when: FoundWhen): SuggestionDetails | undefined => {
  if (!when.hasDate && !when.hasTime && !when.namesOnlyPeriod) return undefined;
  const isAllDay =
    kind === 'schedule' &&
    !when.hasTime &&
    when.partOfDay === undefined &&
    (when.days !== undefined || fillsTheDay(when.sentence)) &&
    when.recurring?.includes('HOURLY') !== true;
  const start = isAllDay ? instantOf({ ...when.localStart, hour: 0, minute: 0 }, when.timeZone) : when.start;
  const eventMinutes = isAllDay
    ? Math.max(DAY_MINUTES * (when.days ?? 1), when.duration ?? 0)
    : (when.duration ?? defaultMinutes(when.sentence));
  return {
    datetime: start.toISOString(),
    duration: kind === 'schedule' ? eventMinutes : 0,
    recurring: when.recurring ?? null,
    timeZone: when.timeZone,
    isAllDay,
    isTimeAssumed: !isAllDay && !when.hasTime,
  };
};

const titleOf = (kind: Kind, sentence: string, when: FoundWhen | undefined): string => {
  const title = eventTitle(sentence, when, FALLBACK_TITLES[kind]);
  const isPurchase =
    kind === 'task' && PURCHASE_PATTERN.test(sentence) && !/^(?:book|reserve|order|get)\b/i.test(title);
  return isPurchase ? `Book ${title.slice(0, 1).toLocaleLowerCase('en')}${title.slice(1)}` : title;
};

/** Whether the sentence had no words for a title. */
export const isUntitled = ({ type, title }: DetectedSuggestion): boolean => title === FALLBACK_TITLES[type];

/** A suggestion of a kind, with the known details of its time. */
export const buildSuggestionOfKind = (
  type: Kind,
  fields: Pick<DetectedSuggestion, 'title' | 'description' | 'score'>,
  when: FoundWhen | undefined,
): DetectedSuggestion => ({
  type,
  ...fields,
  schedulingDetails: when === undefined ? undefined : detailsOf(type, when),
});

/** A suggestion from a scored sentence. */
export const buildSuggestion = (
  sentence: string,
  evidence: Evidence,
  when: FoundWhen | undefined,
): DetectedSuggestion => {
  const type = kindOf(sentence, evidence, when);
  const fields = { title: titleOf(type, sentence, when), description: sentence, score: evidence.score };
  return buildSuggestionOfKind(type, fields, when);
};
