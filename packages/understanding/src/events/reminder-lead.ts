import { foreignLead } from '../foreign/foreign-lead.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { findWhen } from '../time/find-when.ts';
import { ANY_LENGTH, minutesIn } from '../time/spoken-length.ts';
import { instantOf, movedBy, wallTimeAt, type WallTime } from '../time/zone.ts';
import { buildSuggestion } from './build-suggestion.ts';
import { MIN_PLAN_SCORE, weighEvidence } from './evidence.ts';
import type { ParsedLead, ReminderLead } from './lead.ts';
import { readPlan } from './read-plan.ts';
import type { DetectedSuggestion } from './suggestion.ts';

/** The hour from which the lead of an all-day event counts back. */
const MORNING = 9;
/** The hour of a reminder 'the evening before'. */
const EVENING = 20;

const LENGTH = `(?:the (?<named>day|night|evening)|(?<length>${ANY_LENGTH}))`;
const BEFORE = '(?:before(?:hand)?|in advance|earlier|ahead(?: of time)?|prior)';
const REMIND = '(?:remind|alert|notify|ping|nudge) (?:me|us)';

/** 'Dentist on Tuesday at 3pm, and remind me a day before', '… with a reminder an hour before'. */
const REMINDER_AFTER_EVENT = new RegExp(
  `(?:^|(?<![\\s,;–—-])[\\s,;–—-]+)(?:(?:and|but|also|then|please|can you|could you) ){0,3}(?:${REMIND}(?: (?:about|of) (?:it|this|that))?|(?:(?:with|plus|set|add) )?(?:an? )?(?:reminder|alert|alarm)(?: for)?) ${LENGTH} ${BEFORE}(?: (?:it|that|then|the (?:event|meeting|appointment|time)|it (?:starts|begins)))?[\\s.!]*$`,
  'i',
);
/** 'Remind me two hours before the call with Ana tomorrow at 10'. */
const REMINDER_BEFORE_EVENT = new RegExp(
  `^(?:(?:hey|ok|please|can you|could you),? ){0,3}${REMIND} ${LENGTH} (?:before|ahead of|prior to|in advance of) (?:(?:my|the|our|an?) )?(?!(?:it|that|then)\\b)(?<event>.+)$`,
  'i',
);

const leadOf = ({ named, length = '' }: Record<string, string | undefined>): ReminderLead => {
  if (named !== undefined) return /day/i.test(named) ? { minutes: 24 * 60 } : 'evening before';
  return { minutes: minutesIn(length) ?? 0 };
};

/** The requested lead of a sentence ('and remind me an hour before'); undefined if there is none. */
export const findLead = (sentence: string): ParsedLead | undefined => {
  const beforeEvent = REMINDER_BEFORE_EVENT.exec(sentence)?.groups;
  if (beforeEvent !== undefined)
    return { lead: leadOf(beforeEvent), eventText: beforeEvent['event'] ?? '', isReminderOnly: true };
  const afterEvent = REMINDER_AFTER_EVENT.exec(sentence);
  if (afterEvent?.groups === undefined) return foreignLead(sentence);
  return {
    lead: leadOf(afterEvent.groups),
    eventText: sentence.slice(0, afterEvent.index).trim(),
    isReminderOnly: false,
  };
};

const foreignEvent = (sentence: string, reference: Date, timeZone: string): DetectedSuggestion | undefined => {
  const found = readPlan(sentence, reference, timeZone)?.suggestion;
  const isTimed = found?.schedulingDetails !== undefined && found.type !== 'task';
  return isTimed ? { ...found, type: 'schedule' } : undefined;
};

/** The event in a sentence with a reminder request; undefined if it is past or has neither a day nor an hour. */
export const eventOf = (sentence: string, reference: Date, timeZone: string): DetectedSuggestion | undefined => {
  if (languageOfPlan(sentence) !== undefined) return foreignEvent(sentence, reference, timeZone);
  const when = findWhen(sentence, reference, timeZone);
  if (when === undefined || when.isPast || !(when.hasDate || when.hasTime)) return undefined;
  const evidence = weighEvidence(sentence, when);
  const score = Math.max(evidence.score, MIN_PLAN_SCORE);
  return buildSuggestion(sentence, { ...evidence, command: 'schedule', score }, when);
};

/**
 * The reminder of an event. Undefined if its time has passed, or if the event recurs and the reminder falls on another
 * day, because the rule would then give the wrong days.
 */
export const reminderOf = (
  event: DetectedSuggestion,
  lead: ReminderLead,
  sentence: string,
  reference: Date,
): DetectedSuggestion | undefined => {
  const { schedulingDetails: details } = event;
  if (details === undefined) return undefined;
  const start = new Date(details.datetime);
  const at = reminderTime({ ...details, start }, lead);
  const isOnSameDay = dayOf(start, details.timeZone) === dayOf(at, details.timeZone);
  if (at.getTime() <= reference.getTime() || (details.recurring !== null && !isOnSameDay)) return undefined;
  return {
    ...event,
    type: 'reminder',
    description: sentence,
    schedulingDetails: { ...details, datetime: at.toISOString(), duration: 0, isAllDay: false },
  };
};

const dayOf = (instant: Date, timeZone: string): string => {
  const { year, month, day } = wallTimeAt(instant, timeZone);
  return `${year}-${month}-${day}`;
};

/** The time of the reminder. For an all-day event the lead counts back from the morning. */
export const reminderTime = (event: { start: Date; timeZone: string; isAllDay: boolean }, lead: ReminderLead): Date => {
  const start = wallTimeAt(event.start, event.timeZone);
  return instantOf(reminderWall(event.isAllDay ? { ...start, hour: MORNING, minute: 0 } : start, lead), event.timeZone);
};

const reminderWall = (start: WallTime, lead: ReminderLead): WallTime =>
  lead === 'evening before'
    ? { ...movedBy(start, { days: -1 }), hour: EVENING, minute: 0 }
    : movedBy(start, { minutes: -lead.minutes });
