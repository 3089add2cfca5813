import { findWhen } from '../time/find-when.ts';
import { ANY_LENGTH, minutesIn } from '../time/spoken-length.ts';
import { buildSuggestionOfKind } from './build-suggestion.ts';
import { eventTitle } from './event-title.ts';
import { MIN_PLAN_SCORE } from './evidence.ts';
import type { DetectedSuggestion } from './suggestion.ts';

/** 'Remind me to call mum an hour before dinner at 7': the task, the lead, the anchor and its time. */
const ANCHORED_REMINDER = new RegExp(
  `^(?<what>.{0,40}\\b(?:remind|alert|ping|nudge|notify) (?:me|us)\\b.{2,160}?),? (?<length>${ANY_LENGTH}) (?<side>before|after) (?<anchor>.+)$`,
  'i',
);
const MINUTE_MS = 60_000;

/** A reminder before or after something whose hour the sentence names; undefined if the sentence names no hour. */
export const anchoredReminder = (
  sentence: string,
  reference: Date,
  timeZone: string,
): DetectedSuggestion | undefined => {
  const { what = '', length = '', side = '', anchor = '' } = ANCHORED_REMINDER.exec(sentence)?.groups ?? {};
  const minutes = minutesIn(length);
  const when = anchor === '' ? undefined : findWhen(anchor, reference, timeZone);
  if (minutes === undefined || when?.hasTime !== true || when.isPast || when.recurring !== undefined) return undefined;
  const start = new Date(when.start.getTime() + (/before/i.test(side) ? -minutes : minutes) * MINUTE_MS);
  if (start.getTime() <= reference.getTime()) return undefined;
  const title = eventTitle(what, undefined, 'Reminder');
  return buildSuggestionOfKind('reminder', { title, description: sentence, score: MIN_PLAN_SCORE }, { ...when, start });
};
