import { type ReadLanguage, languageOfExchange } from '@app/understanding/questions/question-language';
import { dutch } from './dutch/dutch.ts';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { italian } from './italian/italian.ts';
import { portuguese } from './portuguese/portuguese.ts';
import type { Replies } from './replies.ts';
import { spanish } from './spanish/spanish.ts';

const REPLIES: Readonly<Record<ReadLanguage, Replies>> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
};

export const ALL_REPLIES: readonly Replies[] = Object.values(REPLIES);

const isRead = (language: string): language is ReadLanguage => language in REPLIES;

/** The texts of a language; the English ones for a language without texts. */
export const repliesIn = (language: string): Replies => (isRead(language) ? REPLIES[language] : english);

/** The language of a message. If the message does not show it, that of the messages before it, given oldest first. */
export function languageOfMessage(
  message: string,
  path: readonly { role: 'user' | 'assistant'; content: string }[],
  timeZone: string,
): ReadLanguage {
  const earlier = path.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return languageOfExchange(message, earlier, timeZone);
}
