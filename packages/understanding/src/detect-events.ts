import { languageOfPlan } from './foreign/languages.ts';
import { findForeignPlan } from './foreign/find-foreign-plan.ts';
import { eventOf, findLead, reminderOf } from './events/reminder-lead.ts';
import { anchoredReminder } from './events/anchored-reminder.ts';
import { buildSuggestion } from './events/build-suggestion.ts';
import { type Evidence, POSSIBLE_AT, PROPOSE_AT, weighEvidence } from './events/evidence.ts';
import { findRecommendation } from './events/recommendations.ts';
import type { DetectedSuggestion } from './events/suggestion.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { findWhen, type FoundWhen } from './time/find-when.ts';

export interface DetectionInput {
  text: string;
  role: 'user' | 'assistant';
  /** When the text was written. */
  reference: Date;
  /** IANA zone of the user; an unknown name is treated as UTC. */
  timeZone: string;
  /** Minimum score to return; PROPOSE_AT if absent, POSSIBLE_AT to include possible ones. */
  minScore?: number;
}

/** Maximum number of characters read of a turn; the rest of a longer turn hardly ever has an appointment. */
const MAX_INPUT_LENGTH = 8_000;
const MAX_SENTENCES = 80;
const MAX_SENTENCE_LENGTH = 400;
const MAX_SUGGESTIONS = 10;

/** A cheap test before the parsers run: without a digit, day, command or duty there is nothing to find. */
const WORTH_READING =
  /\d|\b(?:to(?:day|night|morrow|morow|nite)|tom+or+ow|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wed\w{0,7}days?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|week|month|year|daily|weekly|monthly|yearly|annually|every|each|noon|midnight|morning|afternoon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|remind|reminder|alarm|wake|alert|ping|nudge|notify|schedule|calendar|appointment|meeting|task|to-?do|forget|remember|need to|have to|must|should|gotta|due|deadline|o'?clock|half past|quarter)\b/i;

/** A line of a plan: a bullet, a numbered line or a table row that starts with its time. */
const PLAN_LINE = /^\s{0,8}(?:[-*•]|\d{1,2}[.)]|\|)\s*\S/;
const STARTS_WITH_TIME =
  /^[\s*_|\-•\d.)]{0,10}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|\d{1,2}(?::\d{2})? ?[ap]\.?m|\d{1,2}:\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/i;

const planLineEvidence = (line: string, when: FoundWhen | undefined): Evidence => {
  const isPlan = PLAN_LINE.test(line) && STARTS_WITH_TIME.test(line);
  const isUpcoming = when !== undefined && when.hasDate && when.hasTime && !when.isPast;
  return { hasObligation: false, hasEventNoun: true, score: isPlan && isUpcoming ? PROPOSE_AT : 0 };
};

const readSentence = (sentence: string, input: DetectionInput): DetectedSuggestion | undefined => {
  const when = findWhen(sentence, input.reference, input.timeZone);
  if (input.role === 'assistant') {
    const evidence = planLineEvidence(sentence, when);
    return evidence.score >= PROPOSE_AT
      ? buildSuggestion(sentence, evidence, when)
      : findRecommendation(sentence, 'assistant');
  }
  const evidence = weighEvidence(sentence, when);
  const mayBePlan = evidence.command !== undefined || evidence.hasObligation || when !== undefined;
  if (mayBePlan && evidence.score >= POSSIBLE_AT) return buildSuggestion(sentence, evidence, when);
  return findRecommendation(sentence, 'user');
};

/**
 * The suggestions of one sentence. 'Remind me an hour before it' adds a reminder to the event in the same sentence or,
 * if the sentence names no event, to the `previous` suggestion.
 */
const readSentenceWithLead = (
  sentence: string,
  input: DetectionInput,
  previous?: DetectedSuggestion,
): DetectedSuggestion[] => {
  const anchored = input.role === 'user' ? anchoredReminder(sentence, input.reference, input.timeZone) : undefined;
  if (anchored !== undefined) return [anchored];
  const request = input.role === 'user' ? findLead(sentence) : undefined;
  const event =
    request?.eventText === '' ? previous : request && eventOf(request.eventText, input.reference, input.timeZone);
  if (request === undefined || event?.type !== 'schedule') {
    const suggestion = readSentence(sentence, input);
    return suggestion === undefined ? [] : [suggestion];
  }
  const reminder = reminderOf(event, request.lead, sentence, input.reference) ?? [];
  return [request.isReminderOnly || request.eventText === '' ? [] : event, reminder].flat();
};

/** Two suggestions of the same thing have the same key: a turn that mentions a thing twice proposes it once. */
const keyOf = ({ type, title, schedulingDetails }: DetectedSuggestion): string =>
  `${type}|${title.toLowerCase()}|${schedulingDetails?.datetime ?? ''}`;

/**
 * Events, reminders, tasks and recommendations that one turn of a conversation proposes, in the order of the text; at
 * most 10. Every sentence of a user's turn is read; of an assistant's turn only plan lines ('- Monday 7:00 am: run') and
 * plain advice. Code, quotes, questions, the past and texts to be written or translated are ignored. Pure: the same
 * turn gives the same list.
 */
export const detectSuggestions = (input: DetectionInput): DetectedSuggestion[] => {
  const { text, minScore = PROPOSE_AT } = input;
  const found = new Map<string, DetectedSuggestion>();
  for (const sentence of splitSentences(withoutCode(plainText(text, MAX_INPUT_LENGTH)), MAX_SENTENCES)) {
    if (found.size >= MAX_SUGGESTIONS) break;
    const considered = sentence.text.slice(0, MAX_SENTENCE_LENGTH).replaceAll('’', "'");
    const language = input.role === 'user' ? languageOfPlan(considered) : undefined;
    const isWorthReading = language !== undefined || WORTH_READING.test(considered) || /\b(?:i|my)\b/i.test(considered);
    if (!isWorthReading) continue;
    const previous = [...found.values()].at(-1);
    const suggestions =
      language === undefined
        ? readSentenceWithLead(considered, input, previous)
        : findForeignPlan(considered, language, input);
    for (const suggestion of suggestions) {
      if (suggestion.score >= minScore && !found.has(keyOf(suggestion))) found.set(keyOf(suggestion), suggestion);
    }
  }
  return [...found.values()];
};

export { POSSIBLE_AT, PROPOSE_AT } from './events/evidence.ts';
export type { DetectedSuggestion, SuggestionDetails } from './events/suggestion.ts';
