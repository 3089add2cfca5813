import { languageOfPlan } from '../foreign/languages.ts';
import { comparable } from '../own-data/command-forms.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { findWindow } from '../time/time-window.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';

const DEADLINE = /\b(?:by|before|until|till) (?=\S)/i;
/** 'Before Monday' does not include Monday, 'by Monday' does. */
const EXCLUDES_DAY = /\b(?:before|avant|antes d\w+|prima d\w+|vor|voor)\b/;

/**
 * A question about plans with a deadline, such as 'enséñame los pendientes que vencen antes del lunes' ('… due before
 * Monday'). Its period is from now until the deadline instead of that day alone. What is overdue is due before then,
 * too.
 */
export const withDeadline = (intent: DetectedIntent, { text, reference, timeZone }: Message): DetectedIntent => {
  if (intent.intent !== 'plan_question' || intent.change !== undefined) return intent;
  if (intent.about !== 'tasks' && intent.about !== 'events') return intent;
  // In a short question the words for days distinguish Portuguese from Spanish better than common words do.
  const language = languageOfPlan(text)?.language;
  const english = language === undefined ? text : inEnglish(text, language);
  const deadline = DEADLINE.exec(english);
  if (deadline === null) return intent;
  const rest = english.slice(deadline.index + deadline[0].length);
  const day = findWindow(rest, reference, timeZone) ?? findWindow(english, reference, timeZone);
  if (day === undefined) return intent;
  const to = EXCLUDES_DAY.test(comparable(text)) ? day.from : day.to;
  if (to <= reference) return intent;
  return { ...intent, withOverdue: true, window: { from: reference, to, label: day.label } };
};
