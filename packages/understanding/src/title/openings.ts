import { isSubjectWord } from '../subjects/subject-words.ts';
import type { Language } from '../text/language.ts';
import { isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { isCommand } from '../repeated/command.ts';
import { type Opening, OPENING_WORDS, type OpeningWords } from './opening-words.table.ts';

/** A clause without its introduction. */
export interface Clause {
  text: string;
  /** Whether it is a request; otherwise it describes a situation. */
  isRequest: boolean;
  /** Whether it can be understood without the rest: it names a subject and refers to nothing else. */
  standsAlone: boolean;
  /** Number of words that can name a subject. */
  subjectCount: number;
}

const MAX_ROUNDS = 6;
/** A clause with fewer words besides the most common ones is too short for a title. */
const MIN_CONTENT_WORDS = 2;
/** With this many words about a subject, 'it' has its noun in the same clause. */
const MIN_WORDS_WITH_REFERENCE = 3;

/** The opening words of a language; of English for an unknown one. */
export const openingWordsOf = (language: Language): OpeningWords =>
  OPENING_WORDS[language === 'other' ? 'en' : language];

/** '“Write a poem”' without its quotation marks; they stay if the text contains others. */
const withoutOuterQuotes = (text: string): string => {
  const [, inner] = /^["'“”„«»]([^"“”„«»]*)["'“”«»]?[.!?]?$/u.exec(text) ?? [];
  return inner ?? text;
};

/**
 * What remains after a removed 'can you' or 'help me', without pronouns and particles that depended on it: 'escribirme' →
 * 'escribir', 'scrivermi' → 'scrivere', 'einen Brief zu schreiben' → 'einen Brief schreiben'.
 */
const withoutDependentWords = (text: string, language: Language): string => {
  if (language === 'es') return text.replace(/^(\p{L}+[aeií]r)(?:me|nos|te|lo|la)(?= )/u, '$1');
  if (language === 'pt') return text.replace(/^(\p{L}+[aei]r)-(?:me|nos)(?= )/u, '$1');
  if (language === 'it') return text.replace(/^(\p{L}+[aei]r)(?:mi|ci)(?= )/u, '$1e');
  if (language === 'de' && !text.includes(','))
    return text
      .replace(/ zu (\p{Ll}+n)$/u, ' $1')
      .replace(/ ((?:ab|an|auf|aus|ein|vor|um|zu|nach))zu(\p{Ll}+n)$/u, ' $1$2');
  if (language === 'fr')
    return text.replace(
      /^(?:que (?:tu|vous) )?m[’']expliqu(?:es?|iez)(?: comme à [^,]{2,30}?)? (?=(?:pourquoi|comment|ce que|quel|la|le|les|l['’])(?!\p{L}))/u,
      '',
    );
  return language === 'nl'
    ? text.replace(/ (?:voor (?:mij|me|ons) )?willen (?=\p{Ll}+en(?!\p{L}))/u, ' ').replace(/ te (\p{Ll}+en)$/u, ' $1')
    : text;
};

/** Number of different words that can name a subject. */
const countSubjectWords = (text: string, language: Language): number =>
  new Set(wordsOf(text).filter((word) => isSubjectWord(word, language))).size;

const isCommon = (word: string, language: Language): boolean =>
  word.length < 3 || isStopWord(word) || isCommonPlainWord(plainWordsOf(word).join(''), language);

/** Whether a text names its subject. */
export const namesSubject = (text: string, language: Language): boolean =>
  // A text in another script is not divided into words.
  /[^\u0000-\u2fff]{3}/u.test(text) ||
  (countSubjectWords(text, language) > 0 &&
    wordsOf(text).filter((word) => !isCommon(word, language)).length >= MIN_CONTENT_WORDS);

/** 'Nan, would you plan me …': the name of the person who is addressed. */
const VOCATIVE =
  /^(?:(?:my |dear |liebe[rs]? |cher |chère |querid[oa] |car[oa] |beste |lieve )?\p{L}+), (?=(?:(?:would|could|can|will) you|(?:kannst|könntest|würdest) du|(?:kun|kan|zou|wil) je|(?:peux|pourrais|veux)-tu|¿?(?:puedes|podrías|me)|(?:puoi|potresti|mi)|(?:você )?(?:pode|podes|podia|poderia)) )/iu;

/** Verbs that begin a statement if no question mark follows: 'es una border collie' ('she is a border collie'). */
const VERB_FIRST: Partial<Record<Language, RegExp>> = {
  es: /^(?:es|son|está|hay|puedo|debo|tiene) /iu,
  it: /^(?:è|sono|posso|c['’]è|devo) ?/iu,
  pt: /^(?:é|são|está|há|posso|devo) /iu,
};
const isStatement = (text: string, language: Language): boolean => VERB_FIRST[language]?.test(text) === true;

/** 'Is it okay to …', 'would it be a sin to …': this 'it' refers to what follows. */
export const EXPLETIVE =
  /\b(?:is|was|would) it (?=(?:be )?(?:an? )?(?:\p{L}+ ){1,4}(?:to|that|if|for) )|\bwould it (?=be an? )/iu;

/** A clause without greetings, politeness and the words of the request itself. */
export const withoutOpening = (clause: string, language: Language): Clause => {
  const { courtesies, closings, requests, situations, questions, references } = openingWordsOf(language);
  let text = clause
    .trim()
    .replace(VOCATIVE, '')
    .replace(/^[¿¡]+/, '');
  let isRequest = text.endsWith('?') || (questions.test(text) && !isStatement(text, language));
  let hasRequestWords = isCommand(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const previous = text;
    text = withoutOuterQuotes(restOrAll(text, text.replace(courtesies, '')));
    text = restOrAll(text, text.replace(/[?!.\s]+$/u, '').replace(closings, ''));
    const asked = replaceOpening(text, requests);
    if (asked !== undefined) [text, hasRequestWords] = [withoutDependentWords(asked, language), true];
    else text = replaceOpening(text, situations) ?? text;
    if (text === previous) break;
  }
  hasRequestWords ||= isCommand(text);
  isRequest ||= hasRequestWords || (questions.test(text) && !isStatement(text, language));
  const subjectCount = countSubjectWords(text, language);
  const isClear = !references.test(text.replace(EXPLETIVE, '')) || subjectCount >= MIN_WORDS_WITH_REFERENCE;
  // 'Help with my resume' is a sufficient title; 'my resume' alone is not.
  const hasSubject = namesSubject(text, language) || (hasRequestWords && text.includes(' ') && subjectCount > 0);
  return { text, isRequest, subjectCount, standsAlone: hasSubject && isClear };
};

/** The text with its opening replaced; undefined if it has no opening, or nothing after it. */
const replaceOpening = (text: string, openings: readonly Opening[]): string | undefined => {
  const [pattern, replacement = ''] = openings.find(([opening]) => opening.test(text)) ?? [];
  const rest = pattern === undefined ? '' : text.replace(pattern, replacement).trim();
  return rest === '' ? undefined : rest;
};

/** `rest`, or the whole text if the rest is empty. */
const restOrAll = (text: string, rest: string): string => (rest.trim() === '' ? text : rest.trim());
