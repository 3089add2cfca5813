import { buildSuggestion } from './events/build-suggestion.ts';
import { weighEvidence } from './events/evidence.ts';
import type { DetectedSuggestion } from './events/suggestion.ts';
import { isArchiveQuestion, isPersonalQuestion, subjectWords } from './intent/archive-question.ts';
import { isCalendarQuestion, isFreeTimeQuestion } from './intent/calendar-question.ts';
import { modelKind, type ModelKind } from './intent/model-request.ts';
import { dateQuestionPlace, isGreeting, isHelpQuestion, isThanks } from './intent/small-talk.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { findDuration } from './time/duration.ts';
import { findWhen } from './time/find-when.ts';
import { zoneOfPlace } from './time/place-zones.ts';
import { findWindow, type TimeWindow } from './time/time-window.ts';

/** What a message asks of the built-in assistant, with what is needed to act on it. `confidence` is 0..1. */
export type DetectedIntent = { confidence: number } & (
  | {
      intent: 'event' | 'reminder' | 'task';
      /** To be shown as a card and saved on confirm; without schedulingDetails the day is still to be filled in. */
      suggestion: DetectedSuggestion;
    }
  | {
      intent: 'calendar_question';
      /** The stretch asked about; when none was named the coming 7 days, 90 for a particular event. */
      window: TimeWindow;
      /** Words an event must match ('dentist'); empty for all. */
      query: string[];
    }
  | {
      intent: 'free_time';
      window: TimeWindow;
      /** How long the free slot must be, minutes. */
      minutes: number;
    }
  | {
      intent: 'archive_question';
      /** Telling words of the question, in order, lower case. */
      query: string[];
      /** When the conversation took place, if said. */
      window?: TimeWindow;
    }
  | {
      intent: 'count_question';
      counted: 'conversations' | 'events' | 'tasks' | 'reminders';
      query: string[];
      window?: TimeWindow;
    }
  | {
      intent: 'date_time';
      /** The zone asked about: the user's own, or that of a place the question names. */
      timeZone: string;
      /** The place as said ('tokyo'); absent for the user's own zone. */
      place?: string;
    }
  | { intent: 'help' | 'greeting' }
  | {
      intent: 'needs_model';
      /** What only a model can do: write, program, translate, know the world. */
      kind: ModelKind;
      /** What the archive may hold about it. */
      query: string[];
    }
);

export type IntentName = DetectedIntent['intent'];

const CONSIDERED = 4_000;
const DAY = 24 * 60 * 60_000;
const COMING_DAYS = 7;
/** 'When is my dentist appointment' looks further than 'what is on my calendar'. */
const COMING_DAYS_FOR_ONE = 90;
const DEFAULT_SLOT = 60;

const COUNT_QUESTION =
  /\b(?:how many|how often|number of|count (?:of |my |the )?|how much time)\b(?=.{0,80}\b(?:conversations?|chats?|events?|meetings?|appointments?|tasks?|reminders?|did i|have i|do i|i've|we|talk(?:ed)?|discuss(?:ed)?|ask(?:ed)?|mention(?:ed)?|my)\b)/i;

const countedIn = (text: string): 'conversations' | 'events' | 'tasks' | 'reminders' => {
  if (/\b(?:events?|meetings?|appointments?)\b/i.test(text)) return 'events';
  if (/\b(?:tasks?|to-?dos?)\b/i.test(text)) return 'tasks';
  return /\breminders?\b/i.test(text) ? 'reminders' : 'conversations';
};

const comingDays = (reference: Date, days: number = COMING_DAYS): TimeWindow => ({
  from: reference,
  to: new Date(reference.getTime() + days * DAY),
  label: '',
});

const INTENT_OF = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;

/** An order to plan something, or a sentence that plainly announces it. */
const planned = (text: string, reference: Date, timeZone: string): DetectedIntent | undefined => {
  for (const { text: sentence } of splitSentences(text, 12)) {
    const considered = sentence.slice(0, 400);
    const when = findWhen(considered, reference, timeZone);
    const evidence = weighEvidence(considered, when);
    const isOrder = evidence.command !== undefined && evidence.score >= 2;
    const isAnnounced = evidence.score >= 5 && when !== undefined;
    if (!isOrder && !isAnnounced) continue;
    // 'Plan a trip to Rome' without a day asks for ideas, not for an entry.
    const isIdea = !evidence.hasEventNoun || /^(?:please )?(?:help me )?plan\b/i.test(considered);
    const isDated = when !== undefined && (when.hasDate || when.hasTime);
    if (evidence.command === 'schedule' && !isDated && isIdea) continue;
    const suggestion = buildSuggestion(considered, evidence, when);
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: isOrder ? 0.95 : 0.8 };
  }
  return undefined;
};

const aboutClock = (text: string, timeZone: string): DetectedIntent | undefined => {
  const place = dateQuestionPlace(text);
  if (place === undefined) return undefined;
  if (place === '') return { intent: 'date_time', timeZone, confidence: 0.95 };
  const zone = zoneOfPlace(place);
  return zone === undefined ? undefined : { intent: 'date_time', timeZone: zone, place, confidence: 0.9 };
};

const aboutCalendar = (text: string, reference: Date, timeZone: string): DetectedIntent | undefined => {
  if (isFreeTimeQuestion(text)) {
    const window = findWindow(text, reference, timeZone) ?? comingDays(reference);
    return { intent: 'free_time', window, minutes: findDuration(text)?.minutes ?? DEFAULT_SLOT, confidence: 0.9 };
  }
  if (!isCalendarQuestion(text)) return undefined;
  const query = subjectWords(text);
  const days = query.length > 0 ? COMING_DAYS_FOR_ONE : COMING_DAYS;
  const window = findWindow(text, reference, timeZone) ?? comingDays(reference, days);
  return { intent: 'calendar_question', window, query, confidence: 0.9 };
};

const aboutArchive = (text: string, reference: Date, timeZone: string): DetectedIntent | undefined => {
  const query = subjectWords(text);
  if (COUNT_QUESTION.test(text)) {
    return {
      intent: 'count_question',
      counted: countedIn(text),
      query,
      window: findWindow(text, reference, timeZone, 'past'),
      confidence: 0.9,
    };
  }
  if (!isArchiveQuestion(text)) return undefined;
  return { intent: 'archive_question', query, window: findWindow(text, reference, timeZone, 'past'), confidence: 0.9 };
};

/**
 * Routes a message to what the built-in assistant can do. Rules in order: small talk, date and time, questions about the calendar,
 * counts, the archive, then orders; what only a model can do is said to be so. The default for a question about the user is the archive.
 */
export const detectIntent = (text: string, reference: Date, timeZone: string): DetectedIntent => {
  const said = withoutCode(plainText(text, CONSIDERED)).trim();
  const question = said.slice(0, 600);
  if (isGreeting(question) || isThanks(question)) return { intent: 'greeting', confidence: 0.95 };
  if (isHelpQuestion(question)) return { intent: 'help', confidence: 0.95 };
  const clock = aboutClock(question, timeZone);
  if (clock !== undefined) return clock;
  const found = aboutArchive(question, reference, timeZone) ?? aboutCalendar(question, reference, timeZone);
  if (found !== undefined) return found;
  const kind = modelKind(text.slice(0, CONSIDERED), question);
  if (kind === undefined || kind === 'knowledge') {
    const plan = planned(said, reference, timeZone);
    if (plan !== undefined) return plan;
  }
  const query = subjectWords(question);
  if (kind === undefined && isPersonalQuestion(question)) return { intent: 'archive_question', query, confidence: 0.6 };
  return { intent: 'needs_model', kind: kind ?? 'knowledge', query, confidence: kind === undefined ? 0.4 : 0.8 };
};
