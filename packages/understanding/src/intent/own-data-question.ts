import { findOwnData } from '../own-data/own-data.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { findWindow } from '../time/time-window.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { ABOUT_TASKS } from './foreign-fallback.ts';
import type { Message } from './message.ts';
import { planQuestion } from './question-intents.ts';

const NAMES_TASKS = /\b(?:tasks?|to-?dos?|chores?|list)\b/i;

/** A question about the categories, or about what is overdue, done or left to do. */
export const ownDataQuestion = (message: Message, confidence: number): DetectedIntent | undefined => {
  const own = findOwnData(message.text, ['categories', 'overdue', 'tasks']);
  if (own === undefined) return undefined;
  if (own.kind === 'categories') return { intent: 'help', topic: 'categories', confidence };
  const { text, reference, timeZone } = message;
  const window = findWindow(own.language === 'en' ? text : inEnglish(text, own.language), reference, timeZone);
  // 'Was steht am Montag an' ('what is up on Monday') asks for events too.
  const isDay = window !== undefined && own.kind === 'tasks' && !NAMES_TASKS.test(text) && !ABOUT_TASKS.test(text);
  const list = planQuestion({ ...message, text: isDay ? 'my agenda' : 'what is on my to-do list' }, confidence);
  return { ...list, query: [], ...(window && { window }) } as DetectedIntent;
};
