import { anchoredReminder } from './events/anchored-reminder.ts';
import { buildSuggestion } from './events/build-suggestion.ts';
import { type Evidence, MIN_PLAN_SCORE } from './events/evidence.ts';
import { weighedSuggestion } from './likelihood/likely-plan.ts';
import { ownSentences } from './events/own-sentences.ts';
import { plansOfList } from './events/plan-list.ts';
import { readPlan } from './events/read-plan.ts';
import { findRecommendation } from './events/recommendations.ts';
import type { Addition } from './events/request-after.ts';
import { eventOf, findLead, reminderOf } from './events/reminder-lead.ts';
import type { DetectedSuggestion } from './events/suggestion.ts';
import { goalCommandBody } from './own-data/goal-command-body.ts';
import { inKnownWords } from './intent/order-wordings.ts';
import { withOwnWords } from './intent/plan-intents.ts';
import { withoutPoliteEnds } from './intent/spelled-out.ts';
import { timerIntent } from './intent/timer.ts';
import { wishAsOrder } from './intent/wishes.ts';
import { tasksOfListCommand } from './own-data/list-command.ts';
import { findWhen, type FoundWhen } from './time/find-when.ts';

export interface DetectionInput {
  text: string;
  role: 'user' | 'assistant';
  /** When the text was written. */
  reference: Date;
  /** IANA zone of the user; an unknown name is treated as UTC. */
  timeZone: string;
  /** Minimum score to return; MIN_PLAN_SCORE if absent, MIN_POSSIBLE_SCORE to include possible ones. */
  minScore?: number;
}

/** How much of a turn is read; the rest of a longer turn hardly ever contains an appointment. */
const LIMITS = { characters: 8_000, sentences: 80 };
const MAX_SUGGESTIONS = 10;

/** A line of a plan: a bullet, a numbered line or a table row that starts with its time. */
const PLAN_LINE = /^\s{0,8}(?:[-*•]|\d{1,2}[.)]|\|)\s*\S/;
const STARTS_WITH_TIME =
  /^[\s*_|\-•\d.)]{0,10}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|\d{1,2}(?::\d{2})? ?[ap]\.?m|\d{1,2}:\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/i;

const planLineEvidence = (when: FoundWhen | undefined): Evidence => {
  const isUpcoming = when !== undefined && when.hasDate && when.hasTime && !when.isPast;
  return { hasObligation: false, hasEventNoun: true, score: isUpcoming ? MIN_PLAN_SCORE : 0, against: 0 };
};

const readAssistantLine = (line: string, { reference, timeZone }: DetectionInput): DetectedSuggestion[] => {
  const isPlanLine = PLAN_LINE.test(line) && STARTS_WITH_TIME.test(line);
  const when = isPlanLine ? findWhen(line, reference, timeZone) : undefined;
  const evidence = planLineEvidence(when);
  const found =
    evidence.score >= MIN_PLAN_SCORE ? buildSuggestion(line, evidence, when) : findRecommendation(line, 'assistant');
  return found === undefined ? [] : [found];
};

/**
 * The suggestions of one sentence of the user. 'Remind me an hour before it' adds a reminder to the event in the same
 * sentence or, if the sentence names no event, to the `previous` suggestion.
 */
const readUserSentence = (
  sentence: string,
  { reference, timeZone }: DetectionInput,
  previous: DetectedSuggestion | undefined,
  addition: Addition,
): DetectedSuggestion[] => {
  const anchored = anchoredReminder(sentence, reference, timeZone);
  if (anchored !== undefined) return [anchored];
  const request = findLead(sentence);
  const event = request?.eventText === '' ? previous : request && eventOf(request.eventText, reference, timeZone);
  if (request === undefined || event?.type !== 'schedule') {
    const suggestion =
      readPlan(sentence, reference, timeZone, addition)?.suggestion ?? findRecommendation(sentence, 'user');
    return suggestion === undefined ? [] : [suggestion];
  }
  const reminder = reminderOf(event, request.lead, sentence, reference) ?? [];
  return [request.isReminderOnly || request.eventText === '' ? [] : event, reminder].flat();
};

/** Suggestions with the same key are proposed once. */
const keyOf = ({ type, title, schedulingDetails }: DetectedSuggestion): string =>
  `${type}|${title.toLowerCase()}|${schedulingDetails?.datetime ?? ''}`;

/**
 * Events, reminders, tasks and recommendations that one turn of a conversation proposes, in the order of the text; at
 * most 10. Every sentence of a user's turn is read; of an assistant's turn only plan lines ('- Monday 7:00 am: run') and
 * plain advice. Code, logs, quotes, questions, the past, other people, fiction, and texts to be written or translated are
 * ignored. Pure: the same turn gives the same list.
 */
export const detectSuggestions = (input: DetectionInput): DetectedSuggestion[] =>
  (input.role === 'user' ? suggestionsOfRewordedOrder(input) : undefined) ?? suggestionsIn(input);

const MAX_ORDER_LENGTH = 200;

/** The suggestions of a short order that must be reworded before the rules match it; undefined for any other turn. */
const suggestionsOfRewordedOrder = (input: DetectionInput): DetectedSuggestion[] | undefined => {
  const { text } = input;
  if (text.length > MAX_ORDER_LENGTH) return undefined;
  const timer = timerIntent(input);
  if (timer?.intent === 'reminder') return [timer.suggestion];
  const plain = withoutPoliteEnds(text);
  const order = inKnownWords(wishAsOrder(plain));
  if (order === plain) {
    // '…, high priority' and 'merci de …' hide a command for the list.
    const tasks = plain === text ? [] : tasksOfListCommand({ ...input, text: plain });
    return tasks.length === 0 ? undefined : tasks.map((one) => withOwnWords(one, text));
  }
  if (goalCommandBody(order) !== undefined) return [];
  const found = suggestionsIn({ ...input, text: order });
  return found.length === 0 ? undefined : found.map((one) => withOwnWords(one, text));
};

const suggestionsIn = (input: DetectionInput): DetectedSuggestion[] => {
  const { text, role, minScore = MIN_PLAN_SCORE } = input;
  if (role === 'user') {
    // The whole turn may be a command: 'zet batterijen op mijn lijstje' ('put batteries on my list') is a task; 'maak daar
    // een doel van' ('make that a goal') sets a goal, which is not a plan.
    const tasks = tasksOfListCommand(input);
    if (tasks.length > 0) return tasks;
    if (goalCommandBody(text) !== undefined) return [];
  }
  const found = new Map<string, DetectedSuggestion>();
  let likeliest: DetectedSuggestion | undefined;
  for (const { text: sentence, isTextRequest, doubt, ...addition } of ownSentences(text, LIMITS)) {
    if (found.size >= MAX_SUGGESTIONS) break;
    if (isTextRequest && role === 'user' && !asksForReminder(sentence, input)) continue;
    const previous = [...found.values()].at(-1);
    const parts = plansOfList(sentence);
    const suggestions =
      role === 'user'
        ? parts.flatMap((part) => readUserSentence(part, input, previous, parts.length > 1 ? {} : addition))
        : readAssistantLine(sentence, input);
    for (const one of suggestions) {
      const suggestion = role === 'user' ? weighedSuggestion(one, text, doubt) : one;
      if (suggestion.score < minScore) continue;
      if (one.score >= Math.min(minScore, MIN_PLAN_SCORE)) {
        if (!isKnown(suggestion, found)) found.set(keyOf(suggestion), suggestion);
      } else if (suggestion.score > (likeliest?.score ?? 0)) likeliest = suggestion;
    }
  }
  if (found.size > 1) for (const [key, one] of found) if (isBareRequest(one)) found.delete(key);
  // A suggestion that reaches `minScore` only by the likelihood of the whole turn counts if there is no other.
  return found.size === 0 && likeliest !== undefined ? [likeliest] : [...found.values()];
};

/** 'Don't let me forget!', in a sentence before or after the plan. */
const isBareRequest = ({ type, description, schedulingDetails }: DetectedSuggestion): boolean =>
  type === 'reminder' &&
  schedulingDetails === undefined &&
  /^\W*(?:please )?(?:don'?t let (?:me|us) forget|remind me)(?: (?:it|this|that|please|each time|every time))*\W*$/i.test(
    description,
  );

/** Whether an earlier sentence of the turn proposed the same: equal, or of the same type at the same named time. */
const isKnown = (suggestion: DetectedSuggestion, found: ReadonlyMap<string, DetectedSuggestion>): boolean =>
  found.has(keyOf(suggestion)) ||
  [...found.values()].some(
    ({ type, schedulingDetails: details }) =>
      type === suggestion.type &&
      details?.isTimeAssumed === false &&
      details.datetime === suggestion.schedulingDetails?.datetime,
  );

const asksForReminder = (sentence: string, { reference, timeZone }: DetectionInput): boolean =>
  readPlan(sentence, reference, timeZone)?.evidence.command === 'reminder';

export { MIN_POSSIBLE_SCORE, MIN_PLAN_SCORE } from './events/evidence.ts';
export type { DetectedSuggestion, SuggestionDetails } from './events/suggestion.ts';
