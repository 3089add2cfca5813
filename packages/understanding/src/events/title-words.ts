import { TIME_TABLES } from '../time/languages/tables.ts';
import { withOptionalAccents } from '../time/languages/time-words.ts';
import { monthName } from '../time/months.ts';

const MONTH = Array.from({ length: 12 }, (_, at) => monthName(at + 1)).join('|');
/** English time words. Those of a sentence in another language are translated into English before it is read. */
const ENGLISH_TIME = new RegExp(
  `^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${MONTH}|and|at|by|on|from|to|until|starting|every|each|in|next|this|days?|weeks?|months?|years?|hours?|minutes?|noon|midnight|morning|afternoon|evening|night|tonight|today|tomorrow|\\d{1,2}:\\d{2})$`,
  'i',
);
const IS_MONTH = new RegExp(`^(?:${MONTH})$`, 'i');
const DAY_OR_YEAR = /^(?:\d{1,2}|\d{4})$/;

const bareWord = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * A title without the English time words that the translation added, and without a day or year after a month.
 */
export const withoutTranslatedTimes = (title: string, sentence: string): string => {
  const sentenceWords = new Set(sentence.split(/\s+/).map(bareWord));
  const isTranslated = (word: string) => ENGLISH_TIME.test(bareWord(word)) && !sentenceWords.has(bareWord(word));
  const words = title.split(' ');
  const kept = words.filter((word, at) => {
    const isDayOrYear =
      DAY_OR_YEAR.test(bareWord(word)) &&
      words.slice(Math.max(0, at - 2), at).some((one) => IS_MONTH.test(bareWord(one)));
    return !isTranslated(word) && !isDayOrYear;
  });
  return kept.join(' ').replace(LEADING_DATE, '');
};
/** The remains of a date at the beginning of a title. */
const LEADING_DATE = new RegExp(`^(?:(?:${MONTH}|\\d{1,4})[\\s,.:]+)+(?=\\p{L})`, 'iu');

/** Words before a title in six languages: 'recordatorio: …' ('reminder: …'), 'op mijn lijst: …' ('on my list: …'). */
export const FOREIGN_LEAD =
  /^(?:[^:]{0,40}(?:herinnering|erinnerung|rappel|recordatorio|promemoria|lembrete|lijst|lijstje|liste|lista)(?!\p{L})[^:]{0,12}:\s*|(?:is|ist|sind|zijn)\s+(?=(?:mijn|onze|de|het|mein|meine|unser|unsere|der|die|das|bei (?:uns|mir)|bij (?:ons|mij))\s)|[:,;–-]\s*)/iu;

/** Short weekdays before a date: 'vr 20 nov'. */
export const SHORT_WEEKDAY = `(?:${TIME_TABLES.flatMap(({ shortWeekdays }) => shortWeekdays.map(withOptionalAccents)).join('|')})`;

/** Prepositions, articles and conjunctions, removed at the end of a title, in six languages. */
export const FOREIGN_ENDING =
  /\s+(?:om|op|in|voor|van|tot|vanaf|naar|met|bij|het|de|een|en|um|am|im|vom|von|bis|ab|mit|bei|der|die|das|ein|eine|und|à|au|le|les|du|des|avec|chez|et|el|los|las|del|al|con|y|alle|alla|il|per|da|do|no|na|às|em|com|e)$/iu;

/** Where a subordinate clause begins, in seven languages. */
const SUBORDINATE =
  /^(?:that|because|which|who|when|before|after|while|if|since|que|qui|dass|daß|dat|die|che|weil|omdat|wenn|wanneer|als|quand|cuando|quando|porque|perché|parce|damit|zodat|si|se|falls)$/i;
const MIN_WORDS_BEFORE_CLAUSE = 3;

/** The first `count` words; a longer text ends before a subordinate clause that would be cut off. */
export const firstWords = (words: readonly string[], count: number): string => {
  const kept = words.slice(0, count);
  const clause = words.length <= count ? -1 : kept.findLastIndex((word) => SUBORDINATE.test(bareWord(word)));
  return kept.slice(0, clause < MIN_WORDS_BEFORE_CLAUSE ? count : clause).join(' ');
};

const FIRST_PERSON = /^(?:i|we|ik|we|wij|ich|wir|je|on|nous|yo|nosotros|io|noi|eu|nós)(?:['’]\w+)? /i;
const MAX_WORDS = 3;
const MAX_CHARACTERS = 60;

/** The title; if it is only a subject and a verb ('We run'), the whole clause instead: 'We run every Tuesday 6.30'. */
export const titleOrClause = (title: string, sentence: string): string => {
  if (!FIRST_PERSON.test(title) || title.split(' ').length > MAX_WORDS) return title;
  const [clause = ''] = sentence.split(/[,;!?]|(?<!\d)\.(?=\s|$)/);
  return clause.length > title.length && clause.length <= MAX_CHARACTERS ? clause.trim() : title;
};
