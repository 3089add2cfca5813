import { type Unit, unitsOf } from '../passages/units.ts';
import type { Turn } from '../quote-conversation.ts';
import { detectLanguage, type Language } from '../text/language.ts';
import { isUntranslated, soughtInAnyLanguage } from '../text/word-meanings.ts';
import type { RecallAnswer } from './recall-answer.ts';
import type { RecallQuestion } from './recall-question.ts';
import { holdsFact } from './fact-signs.ts';
import { isQuestion } from './places.ts';
import { containsWord, wordSetOf } from './word-set.ts';

/** A shorter message only thanks or agrees. */
const MIN_WORDS = 4;
/** What the person says in a short conversation is told as a whole: the answer may be in any sentence of it. */
const MAX_WHOLE = 640;

/** What the person says in a conversation, by message, without mere thanks. */
export const saidIn = (turns: readonly Turn[]): Turn[] =>
  turns.filter(({ role, text }) => role === 'user' && text.trim().split(/\s+/).length >= MIN_WORDS);

/** The first statement of each message of the person, if they are short enough to be quoted as a whole. */
export function wholeOf(turns: readonly Turn[]): readonly Unit[] {
  const said = saidIn(turns);
  const length = said.reduce((sum, { text }) => sum + text.length, 0);
  return length > MAX_WHOLE ? [] : unitsOf(said).flatMap(([first]) => first ?? []);
}

/** Whether one message of the person states something with all the words, and has what is asked for. */
export const statesAll = (
  turns: readonly Turn[],
  words: RecallAnswer['words'],
  { parts }: Pick<RecallQuestion, 'parts'>,
): boolean => {
  const facts = parts.flatMap(({ fact }) => fact ?? []);
  return (
    words.length > 0 &&
    saidIn(turns).some((turn) => {
      const stated = (unitsOf([turn])[0] ?? []).filter((unit) => !isQuestion(unit));
      const known = wordSetOf(...stated.map(({ text }) => text));
      const holds = facts.length === 0 || facts.some((fact) => holdsFact(fact, turn.text));
      return holds && words.every(({ sought }) => containsWord(known, sought));
    })
  );
};

/**
 * Whether a conversation has the name of the question, but nothing of what is asked about it: 'Ben's dentist' in one
 * that only speaks of Ben. 'perhaps' if it may stand there in words of another language that have no known meaning.
 */
export function lacksMatter(
  { words, known }: Pick<RecallAnswer, 'words' | 'known'>,
  { names, parts }: RecallQuestion,
  { turns, language }: { turns: readonly Turn[]; language: Language },
): 'certainly' | 'perhaps' | undefined {
  const isCapital = (word: string): boolean =>
    parts.some(({ text }) => text.indexOf(word.charAt(0).toUpperCase() + word.slice(1)) > 0);
  // German writes every noun with a capital, but those of things have a meaning.
  const isName = ({ word, sought, isPresent }: RecallAnswer['words'][number]): boolean =>
    names.includes(word) || (language === 'de' && isPresent && isUntranslated(sought) && isCapital(word));
  const named = words.filter((one) => one.isPresent && isName(one));
  // 'Where did we go, and why not to Denmark' asks nothing else of Denmark.
  const ofName = parts.filter(({ subject }) => words.some((one) => isName(one) && subject.includes(one.word)));
  const things = words
    .filter((one) => !isName(one) && ofName.some(({ subject }) => subject.includes(one.word)))
    .map(({ sought }) => sought);
  // Of a name alone it is asked what it is.
  const roles =
    things.length > 0
      ? []
      : soughtInAnyLanguage(
          ofName.flatMap(({ role }) => role ?? []),
          language,
        );
  const matter = [...things, ...roles];
  if (named.length === 0 || matter.length === 0 || matter.some((sought) => containsWord(known, sought)))
    return undefined;
  const said = saidIn(turns).map(({ text }) => text);
  const isSameLanguage = detectLanguage(said.join('\n')) === language;
  // Two names together are hardly in another conversation, whatever words it has for the rest.
  if (named.length > 1) return isSameLanguage ? 'certainly' : undefined;
  const isReadable = isSameLanguage || matter.every((sought) => !isUntranslated(sought));
  return isReadable ? 'certainly' : 'perhaps';
}
