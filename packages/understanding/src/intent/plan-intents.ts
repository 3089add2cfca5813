import { languageOfPlan } from '../abroad/languages.ts';
import { readAbroad } from '../abroad/read-abroad.ts';
import { eventOf, findLead, reminderOf } from '../events/alert-lead.ts';
import { anchoredReminder } from '../events/anchored-reminder.ts';
import { buildSuggestion } from '../events/build-suggestion.ts';
import { PROPOSE_AT, weighEvidence } from '../events/evidence.ts';
import { splitSentences } from '../text/sentences.ts';
import { findWhen } from '../time/find-when.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './question-intents.ts';

const INTENT_OF = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;
const COMMAND_OF = { event: 'schedule', reminder: 'reminder', task: 'task' } as const;
const SENTENCES = 12;
const LONGEST = 400;

/** A planning command, or a sentence that clearly announces a plan. */
export const planned = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  for (const { text: sentence } of splitSentences(text, SENTENCES)) {
    const considered = sentence.slice(0, LONGEST);
    const withLead = plannedWithLead({ text: considered, reference, timeZone });
    if (withLead !== undefined) return withLead;
    const when = findWhen(considered, reference, timeZone);
    const evidence = weighEvidence(considered, when);
    const isOrder = evidence.command !== undefined && evidence.score >= 2;
    const isAnnounced = evidence.score >= 5 && when !== undefined;
    if (!isOrder && !isAnnounced) continue;
    // 'Plan a trip to Rome' without a day asks for ideas, not for an event.
    const isIdea = !evidence.hasEventNoun || /^(?:please )?(?:help me )?plan\b/i.test(considered);
    const isDated = when !== undefined && (when.hasDate || when.hasTime);
    if (evidence.command === 'schedule' && !isDated && isIdea) continue;
    const suggestion = buildSuggestion(considered, evidence, when);
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: isOrder ? 0.95 : 0.8 };
  }
  return undefined;
};

/** The same in another language, if it is as clear as in English. */
export const plannedAbroad = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  for (const { text: sentence } of splitSentences(text, SENTENCES)) {
    const considered = sentence.slice(0, LONGEST);
    const language = languageOfPlan(considered);
    const [suggestion] = language === undefined ? [] : readAbroad(considered, language, { reference, timeZone });
    if (suggestion === undefined || suggestion.score < PROPOSE_AT) continue;
    return { intent: INTENT_OF[suggestion.type], suggestion, confidence: 0.85 };
  }
  return undefined;
};

/** 'Dentist on Tuesday at 3pm, remind me a day before' is an event; 'remind me a day before the dentist' a reminder. */
const plannedWithLead = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  const anchored = anchoredReminder(text, reference, timeZone);
  if (anchored !== undefined) return { intent: 'reminder', suggestion: anchored, confidence: 0.95 };
  const message = findLead(text);
  const event = message && eventOf(message.rest, reference, timeZone);
  if (message === undefined || event?.type !== 'schedule') return undefined;
  const suggestion = message.isReminderOnly ? reminderOf(event, message.lead, text, reference) : event;
  return suggestion && { intent: message.isReminderOnly ? 'reminder' : 'event', suggestion, confidence: 0.95 };
};

/** The message as a kind of plan that the classifier chose: its first sentence as a card to fill in. */
export const plannedAs = (
  kind: 'event' | 'reminder' | 'task',
  { text, reference, timeZone }: Message,
  confidence: number,
): DetectedIntent => {
  const sentence = (splitSentences(text, 1)[0]?.text ?? text).slice(0, LONGEST);
  const when = findWhen(sentence, reference, timeZone);
  const evidence = { ...weighEvidence(sentence, when), command: COMMAND_OF[kind] };
  return { intent: kind, suggestion: buildSuggestion(sentence, evidence, when), confidence };
};
