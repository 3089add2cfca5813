import { plainWordsOf } from '../text/plain-words.ts';
import { detectLanguage, isCommonPlainWord } from '../text/language.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { AND_ABOUT, FOLLOW_UPS } from './foreign-words/follow-ups.table.ts';
import { PERIODS } from './foreign-words/periods.table.ts';

const MAX_LENGTH = 60;
const MAX_SUBJECT_WORDS = 4;
const AND = /^(?:en|und|et|y|e|ed|maar|aber|mais|pero|ma|mas)[, ]+/;
const ARTICLE = /^(?:l['’]|(?:de|het|een|der|die|das|dem|den|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as) )/i;

/** The English translation of a follow-up to the message before; undefined for any other message. */
export const foreignFollowUp = (message: string): string | undefined => {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = withoutQuestionMarks(message);
  const text = withoutAccents(plain).replaceAll('’', "'").replaceAll('ß', 'ss');
  const rest = text.replace(AND, '');
  const known = FOLLOW_UPS.find(([, pattern]) => pattern.test(rest))?.[0];
  if (known !== undefined) return known;
  const subject = AND_ABOUT.exec(text)?.[1];
  if (subject === undefined) return undefined;
  const period = PERIODS.find(([, words]) => words.test(subject))?.[0];
  if (period !== undefined) return `and ${period}`;
  const written = plain.slice(-subject.length).replace(ARTICLE, '');
  const words = plainWordsOf(written);
  const language = detectLanguage(message);
  const isSubject = words.length <= MAX_SUBJECT_WORDS && !words.every((word) => isCommonPlainWord(word, language));
  return isSubject && !/\b(?:kan|kun|kann|kannst|peux|puedes|puoi|podes|pode)\b/.test(text)
    ? `and about ${written}`
    : undefined;
};
