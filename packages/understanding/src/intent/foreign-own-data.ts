import { languageOf } from '../foreign/languages.ts';
import { comparable } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { OWN_DATA_WORDS } from '../own-data/own-data-words.table.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { ABOUT_TASKS } from './foreign-fallback.ts';
import type { Message } from './message.ts';
import { planQuestion } from './question-intents.ts';

const MAX_LENGTH = 120;
const CONFIDENCE = 0.6;
/** 'Mi fai vedere', 'laat me zien': asks to be shown something. */
const SHOWS =
  /^(?:(?:bitte|kun je|kannst du|peux-tu|tu peux|puedes|puoi|podes|pode|voce pode|me|mi|tu me) )*(?:toon|laat|geef|noem|zeig\p{L}*|nenn\p{L}*|list\p{L}*|gib|montre\p{L}*|affiche\p{L}*|donne\p{L}*|fais voir|muestr\p{L}*|ensena\p{L}*|dime|dame|da|mostr\p{L}*|fammi|fai vedere|dammi|dimmi|elenc\p{L}*|diz|ver|vedere|zien)(?!\p{L})/u;

const wholeWords = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
const GOALS = new Map(COMMAND_WORDS.map(({ language, goals }) => [language, wholeWords(goals)]));
const CATEGORIES = new Map(OWN_DATA_WORDS.map(({ language, category }) => [language, wholeWords(category)]));

/**
 * The intent of a message in another language that no table matches: a question about the goals, the tasks or the
 * categories. Undefined if the message names none of them.
 */
export const foreignOwnData = (message: Message, language: PlanLanguage): DetectedIntent | undefined => {
  const { text } = message;
  if (text.length > MAX_LENGTH) return undefined;
  const plain = comparable(text.replace(/^[\s¿¡]+/, ''));
  if (GOALS.get(language)?.test(plain) === true) return planQuestion({ ...message, text: 'my goals' }, CONFIDENCE);
  const isAsked = /\?\s*$/.test(text) || SHOWS.test(plain) || languageOf(language).match.questionOpeners.test(text);
  if (isAsked && ABOUT_TASKS.test(text)) return planQuestion({ ...message, text: 'my to-do list' }, CONFIDENCE);
  return CATEGORIES.get(language)?.test(plain) === true
    ? { intent: 'help', topic: 'categories', confidence: CONFIDENCE }
    : undefined;
};
