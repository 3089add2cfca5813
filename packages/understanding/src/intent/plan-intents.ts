import { languageOfPlan } from '../foreign/languages.ts';
import { eventOf, findLead, reminderOf } from '../events/reminder-lead.ts';
import { anchoredReminder } from '../events/anchored-reminder.ts';
import { buildSuggestion } from '../events/build-suggestion.ts';
import { MIN_POSSIBLE_SCORE, MIN_PLAN_SCORE, weighEvidence } from '../events/evidence.ts';
import { weighedPlan } from '../likelihood/likely-plan.ts';
import { ownSentences } from '../events/own-sentences.ts';
import { withPurposeAsSubject } from '../events/reminder-purpose.ts';
import { readPlan } from '../events/read-plan.ts';
import type { DetectedSuggestion, DetectedPlan } from '../events/suggestion.ts';
import { splitSentences } from '../text/sentences.ts';
import { findWhen } from '../time/find-when.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { tidyTitle } from './order-wordings.ts';
import { smallTalkKind } from './small-talk.ts';

const INTENT_OF = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;
const COMMAND_OF = { event: 'schedule', reminder: 'reminder', task: 'task' } as const;
/** Minimum score of a command with no evidence against it: a command needs less evidence than a statement. */
const MIN_COMMAND_SCORE = MIN_POSSIBLE_SCORE;
const LIMITS = { characters: 4_000, sentences: 12 };
const MAX_SENTENCE_LENGTH = 400;

/** Whether a plan is requested, or announced clearly enough for a suggestion from a conversation. */
const isClear = ({ evidence, suggestion }: DetectedPlan): boolean => {
  if (evidence.command === undefined)
    return evidence.score >= MIN_PLAN_SCORE && suggestion.schedulingDetails !== undefined;
  return evidence.score >= (evidence.against === 0 ? MIN_COMMAND_SCORE : MIN_PLAN_SCORE);
};

/** 'Plan a trip to Rome' without a day asks for ideas, not for an event. */
const asksForIdeas = ({ evidence, suggestion }: DetectedPlan, sentence: string): boolean =>
  evidence.command === 'schedule' &&
  suggestion.schedulingDetails === undefined &&
  (!evidence.hasEventNoun || /^(?:please )?(?:help me )?plan\b/i.test(sentence));

/**
 * The plan that the message requests, or announces clearly enough for a suggestion from a conversation; undefined if
 * there is none.
 */
export const planIntent = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  for (const { text: sentence, isTextRequest, doubt, ...addition } of ownSentences(text, LIMITS)) {
    // In 'good morning! …' the first sentence is a greeting and not a part of the day.
    if (smallTalkKind(sentence) !== undefined) continue;
    const planWithLead = isTextRequest ? undefined : planWithReminderLead({ text: sentence, reference, timeZone });
    if (planWithLead !== undefined) return planWithLead;
    const found = readPlan(withPurposeAsSubject(sentence), reference, timeZone, addition);
    const plan = found && weighedPlan(found, text, doubt);
    if (plan === undefined || !isClear(plan) || asksForIdeas(plan, sentence)) continue;
    if (isTextRequest && plan.evidence.command !== 'reminder') continue;
    const { suggestion, evidence } = plan;
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: evidence.command === undefined ? 0.8 : 0.95 };
  }
  return undefined;
};

/** The plan of a message in another language. */
export const foreignPlanIntent = (message: Message): DetectedIntent | undefined =>
  languageOfPlan(message.text) === undefined ? undefined : planIntent(message);

/** 'Dentist on Tuesday at 3pm, remind me a day before' is an event; 'remind me a day before the dentist' a reminder. */
const planWithReminderLead = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  const anchored = anchoredReminder(text, reference, timeZone);
  if (anchored !== undefined) return { intent: 'reminder', suggestion: anchored, confidence: 0.95 };
  const parsed = findLead(text);
  const event = parsed && eventOf(parsed.eventText, reference, timeZone);
  if (parsed === undefined || event?.type !== 'schedule') return undefined;
  const suggestion = parsed.isReminderOnly ? reminderOf(event, parsed.lead, text, reference) : event;
  return suggestion && { intent: parsed.isReminderOnly ? 'reminder' : 'event', suggestion, confidence: 0.95 };
};

/** The plan of the kind that the classifier chose, from the first sentence; the user fills in what is missing. */
export const planIntentOfKind = (
  kind: 'event' | 'reminder' | 'task',
  { text, reference, timeZone }: Message,
  confidence: number,
): DetectedIntent => {
  const sentence = (splitSentences(text, 1)[0]?.text ?? text).slice(0, MAX_SENTENCE_LENGTH);
  const when = findWhen(sentence, reference, timeZone);
  const evidence = { ...weighEvidence(sentence, when), command: COMMAND_OF[kind] };
  return { intent: kind, suggestion: buildSuggestion(sentence, evidence, when), confidence };
};

/** A suggestion with a tidy title and, as its description, the message as it was written. */
export const withOwnWords = (suggestion: DetectedSuggestion, written: string): DetectedSuggestion => {
  // A part of the message stays; a sentence in other words than those of the person does not.
  const description = written.includes(suggestion.description) ? suggestion.description : written;
  return { ...suggestion, title: tidyTitle(suggestion.title), description };
};

/** The intent with its suggestion in the words of the message. */
export const withOwnTitle = (intent: DetectedIntent, written: string): DetectedIntent =>
  intent.intent === 'event' || intent.intent === 'reminder' || intent.intent === 'task'
    ? { ...intent, suggestion: withOwnWords(intent.suggestion, written) }
    : intent;
