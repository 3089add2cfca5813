import { weighEvidence } from '../events/evidence.ts';
import { ownSentences, withoutQuotes } from '../events/own-sentences.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { MIN_LIKELIHOOD, planLikelihood } from '../likelihood/plan-likelihood.ts';
import { findWhen } from '../time/find-when.ts';
import type { Message } from './message.ts';

const MAX_LENGTH = 4_000;

/** Whether the text has enough for a plan: a day or an hour for an event, the word itself for a reminder or a task. */
export const isPlannable = (name: 'event' | 'reminder' | 'task', { text, reference, timeZone }: Message): boolean => {
  if (languageOfPlan(text) !== undefined || planLikelihood(text) < MIN_LIKELIHOOD) return false;
  const sentences = ownSentences(text, { characters: MAX_LENGTH, sentences: 3 })
    .filter(({ isTextRequest }) => !isTextRequest)
    .map((one) => withoutQuotes(one.text));
  const against = sentences.map((sentence) => weighEvidence(sentence, findWhen(sentence, reference, timeZone)).against);
  if (sentences.length === 0 || against.some((points) => points > 0)) return false;
  if (name === 'reminder') return /\b(?:remind\w*|alarm|timer|wake|alert|notif\w+)\b/i.test(text);
  if (name === 'task') return /\b(?:task|to-?do|to do|note to self|chores?)s?\b/i.test(text);
  const when = findWhen(sentences.join(' '), reference, timeZone);
  return when !== undefined && (when.hasDate || when.hasTime) && !when.isPast;
};
