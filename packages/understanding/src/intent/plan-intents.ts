import { languageOfPlan } from '../foreign/languages.ts';
import { findForeignPlan } from '../foreign/find-foreign-plan.ts';
import { eventOf, findLead, reminderOf } from '../events/reminder-lead.ts';
import { anchoredReminder } from '../events/anchored-reminder.ts';
import { buildSuggestion } from '../events/build-suggestion.ts';
import { PROPOSE_AT, weighEvidence } from '../events/evidence.ts';
import { splitSentences } from '../text/sentences.ts';
import { findWhen } from '../time/find-when.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './question-intents.ts';

const INTENT_OF = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;
const COMMAND_OF = { event: 'schedule', reminder: 'reminder', task: 'task' } as const;
/** Minimum points of a command, which needs less evidence than a statement. */
const MIN_COMMAND_SCORE = 2;
const MAX_SENTENCES = 12;
const MAX_SENTENCE_LENGTH = 400;

/** A planning command, or a sentence that clearly announces a plan. */
export const planIntent = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  for (const { text: sentence } of splitSentences(text, MAX_SENTENCES)) {
    const considered = sentence.slice(0, MAX_SENTENCE_LENGTH);
    const planWithLead = planWithReminderLead({ text: considered, reference, timeZone });
    if (planWithLead !== undefined) return planWithLead;
    const when = findWhen(considered, reference, timeZone);
    const evidence = weighEvidence(considered, when);
    const isCommand = evidence.command !== undefined && evidence.score >= MIN_COMMAND_SCORE;
    const isAnnounced = evidence.score >= PROPOSE_AT && when !== undefined;
    if (!isCommand && !isAnnounced) continue;
    // 'Plan a trip to Rome' without a day asks for ideas, not for an event.
    const isIdea = !evidence.hasEventNoun || /^(?:please )?(?:help me )?plan\b/i.test(considered);
    const isDated = when !== undefined && (when.hasDate || when.hasTime);
    if (evidence.command === 'schedule' && !isDated && isIdea) continue;
    const suggestion = buildSuggestion(considered, evidence, when);
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: isCommand ? 0.95 : 0.8 };
  }
  return undefined;
};

/** The plan of a message in another language; its score must reach PROPOSE_AT, as in English. */
export const foreignPlanIntent = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  for (const { text: sentence } of splitSentences(text, MAX_SENTENCES)) {
    const considered = sentence.slice(0, MAX_SENTENCE_LENGTH);
    const language = languageOfPlan(considered);
    const [suggestion] = language === undefined ? [] : findForeignPlan(considered, language, { reference, timeZone });
    if (suggestion === undefined || suggestion.score < PROPOSE_AT) continue;
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: 0.85 };
  }
  return undefined;
};

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
