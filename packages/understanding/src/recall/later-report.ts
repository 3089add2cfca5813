import type { ConversationQuote, Turn } from '../quote-conversation.ts';
import { unitsOf } from '../passages/units.ts';
import { comparable } from '../own-data/command-forms.ts';
import { isCommonWord } from '../text/language.ts';
import { isStopWord, stem, wordsOf } from '../text/words.ts';
import { factOf } from './fact-signs.ts';
import { passageAround } from './passage-around.ts';

/** A shorter message only thanks or agrees. */
const MIN_WORDS = 4;
/** Shorter words are mostly articles and pronouns, in any language. */
const MIN_LENGTH = 4;
const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;

const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter(
      (word) => word.length >= MIN_LENGTH && !isStopWord(word) && !LANGUAGES.some((one) => isCommonWord(word, one)),
    )
    .map((word) => stem(comparable(word)));

/**
 * The quotes, with the next message of the person after them if it states something about the same matter: how it turned
 * out, or what was wrong in the quoted reply. Without it, a question or an advice would stand as the answer.
 */
export function withLaterReport(
  quotes: readonly ConversationQuote[],
  turns: readonly Turn[],
  question: string,
): ConversationQuote[] {
  const last = quotes.at(-1);
  const lastAt = turns.findIndex(({ id }) => id === last?.turnId);
  if (last === undefined || lastAt < 0 || (last.role === 'user' && lastAt > 0)) return [...quotes];
  const next = turns.slice(lastAt + 1).find(({ role }) => role === 'user');
  const [first] = next === undefined ? [] : (unitsOf([next])[0] ?? []);
  if (next === undefined || first === undefined || !isReport(next.text)) return [...quotes];
  // 'We settled on 780' has no word of 'propose 800, in two payments'.
  const isNumberAsked = factOf(question)?.kind === 'measure' && /\d/.test(next.text);
  const known = new Set(contentOf([question, ...quotes.map(({ text }) => text)].join(' ')));
  const isAbout = isNumberAsked || contentOf(next.text).some((word) => known.has(word));
  return isAbout ? [...quotes, passageAround(first, turns)] : [...quotes];
}

const isReport = (text: string): boolean => !text.includes('?') && text.trim().split(/\s+/).length >= MIN_WORDS;
