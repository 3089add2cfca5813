import { isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { POLITE_END, withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { MOVES } from './foreign-words/moves.table.ts';

const MAX_LENGTH = 160;
/** 'Finanzen, nicht Sonstiges' ('finances, not other'). */
const NOT_THE_OTHER = /(?:, ?(?:no|non|nao)|,? (?:niet|nicht|pas|y no|e non|e nao)) .+$/;
/** 'Mets les conversations sur le climat en anglais' ('… in English') asks for a translation. */
const NAMES_LANGUAGE =
  /^(?:het )?(?:engel|engl|angl|ingl|frans|franz|franc|duits|deutsch|allem|alem|tedesc|span|espan|spagn|itali|portug|nederl|niederl)/;

/**
 * A command to put the conversations about a subject in a category: 'kun je de gesprekken over mijn scriptie onder
 * Opleiding zetten' ('can you put the conversations about my thesis in Education'). Undefined for other messages.
 */
export const foreignMove = (message: string): DetectedIntent | undefined => {
  if (message.length > MAX_LENGTH) return undefined;
  const written = withoutQuestionMarks(message);
  const plain = withoutAccents(written).replace(POLITE_END, '').replace(NOT_THE_OTHER, '');
  const [language, form] = MOVES.find(([, one]) => one.test(plain)) ?? [];
  const groups = form?.exec(plain)?.indices?.groups;
  if (groups === undefined || language === undefined) return undefined;
  const partOf = (name: string): string => {
    const [start, end] = groups[name] ?? [0, 0];
    return written.slice(start, end).trim();
  };
  const [subject, category] = [partOf('subject'), partOf('category')];
  if (NAMES_LANGUAGE.test(withoutAccents(category))) return undefined;
  const query = plainWordsOf(subject).filter((word) => word.length > 2 && !isCommonPlainWord(word, language));
  return query.length === 0
    ? undefined
    : { intent: 'move', conversation: { isCurrent: false, query }, category, confidence: 0.9 };
};
