import type { Language } from '../text/language.ts';
import { openingWordsOf } from './openings.ts';
import { phraseWordsOf } from './phrase-words.table.ts';
import { plainWordsOf } from '../text/plain-words.ts';

export const MAX_TITLE_WORDS = 12;
export const MAX_TITLE_CHARACTERS = 72;
const MIN_WORDS = 3;

const plainWord = (word: string): string =>
  plainWordsOf(word.replace(/[^\p{L}\p{N}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, '')).join("'");

const hasTitleLength = (words: readonly string[]): boolean =>
  words.length >= MIN_WORDS && words.length <= MAX_TITLE_WORDS && words.join(' ').length <= MAX_TITLE_CHARACTERS;

/** A phrase without function words, adverbs and punctuation at its end. */
const trimPhraseEnd = (words: readonly string[], language: Language): string[] => {
  const { dangling, joints } = openingWordsOf(language);
  const { weak } = phraseWordsOf(language);
  const kept = [...words];
  for (;;) {
    const last = kept.at(-1);
    if (last === undefined) return kept;
    const plain = plainWord(last);
    const isLoose =
      dangling.has(last.toLowerCase().replaceAll(/[^\p{L}\p{N}'’]/gu, '')) || joints.has(plain) || weak.has(plain);
    if (plain !== '' && !isLoose) return kept;
    kept.pop();
  }
};

/** Conjunctions between clauses that also join single words: 'healthy but fun'. */
const WORD_CONJUNCTIONS: ReadonlySet<string> = new Set(
  'but so aber sondern maar mais car pero ma mas si se'.split(' '),
);

/** Whether a list goes on after the comma: 'shirts, jumpers and wool', 'cultural, social, and economic factors'. */
const continuesList = (words: readonly string[], at: number, language: Language): boolean => {
  const { verbs, subjects } = phraseWordsOf(language);
  const following = words.slice(at, at + MAX_WORDS_TO_AND);
  const andAt = following.findIndex((word) => AND_WORDS.has(plainWord(word)));
  if (andAt === -1) return false;
  const upToLastItem = following.slice(0, andAt + 2);
  const hasEarlierComma = words.slice(Math.max(0, at - 3), at - 1).some((word) => word.endsWith(','));
  const isInList = andAt === 0 ? hasEarlierComma : andAt <= 2;
  return isInList && !upToLastItem.some((word) => verbs.has(plainWord(word)) || subjects.has(plainWord(word)));
};
const MAX_WORDS_TO_AND = 4;
const AND_WORDS: ReadonlySet<string> = new Set('and or und oder en of et ou y o e ed'.split(' '));

/** 'By more accessible, efficient formats', 'at a small, family-run shop': a comma between two adjectives. */
export const isBetweenAdjectives = (words: readonly string[], at: number): boolean =>
  DEGREE.test(words[at - 2] ?? '') || (ARTICLE.test(words[at - 2] ?? '') && HYPHENATED_WORD.test(words[at] ?? ''));
const DEGREE = /^(?:more|most|less|very|sehr|plus|très|más|muy|più|molto|mais|muito|meer|heel)$/iu;
const ARTICLE = /^(?:an?|the|my|our|your|ein\p{L}*|une?|una?|um|il|la|le|el|een)$/iu;
const HYPHENATED_WORD = /^\p{L}+-\p{L}+,?$/u;

/** Verbs that precede the subject in a question: 'how long may I …', 'do we …'. */
const VERB_BEFORE_SUBJECT =
  /^(?:do|does|did|can|could|may|might|must|shall|should|will|would|am|is|are|was|were|have|has|had)$/i;
/** First words of a circumstance, after which the main clause begins: 'after two laps I am out of breath'. */
export const CIRCUMSTANCE_START = /^(?:in|on|at|with|under|after|before|during|without)$/i;

/** Whether a word is a pronoun and the subject of the main clause. A title cannot end before it. */
export const isMainSubject = (words: readonly string[], at: number, language: Language): boolean =>
  language === 'en' &&
  phraseWordsOf(language).subjects.has(plainWord(words[at] ?? '')) &&
  (VERB_BEFORE_SUBJECT.test(words[at - 1] ?? '') || CIRCUMSTANCE_START.test(words[0] ?? ''));

/** 'A plant that survives a bathroom' is complete before 'that', 'red wine, no sugar' before the comma. */
const isBoundary = (words: readonly string[], at: number, language: Language): boolean => {
  const { clauseStarts, subjects, verbs } = phraseWordsOf(language);
  const before = words[at - 1] ?? '';
  const plain = plainWord(words[at] ?? '');
  const next = plainWord(words[at + 1] ?? '');
  if (before.endsWith(',')) return !continuesList(words, at, language) && !isBetweenAdjectives(words, at);
  if (/[;:–—)]$/.test(before) || /^[–—(-]/.test(words[at] ?? '')) return true;
  if (at < 2) return false;
  if (WORD_CONJUNCTIONS.has(plain)) return subjects.has(next) || verbs.has(next);
  return clauseStarts.has(plain) || (subjects.has(plain) && !isMainSubject(words, at, language));
};

/** Whether the second part of a pair is missing: 'the difference between a'. */
const isHalfOfPair = (words: readonly string[], language: Language): boolean => {
  const { pairs } = openingWordsOf(language);
  const at = words.findLastIndex((word) => pairs.has(plainWord(word)) && !AMBIGUOUS_PAIRS.has(plainWord(word)));
  return at !== -1 && !words.slice(at + 2).some((word) => AND_WORDS.has(plainWord(word)));
};
const AMBIGUOUS_PAIRS: ReadonlySet<string> = new Set(['from', 'von', 'van']);

/** The beginnings of a clause that end where another clause or an addition begins. */
export const beginnings = (words: readonly string[], language: Language): string[][] => {
  const found: string[][] = [words.slice()];
  for (let at = MIN_WORDS; at < words.length; at += 1)
    if (isBoundary(words, at, language)) found.push(words.slice(0, at));
  return found
    .map((one) => trimPhraseEnd(one, language))
    .filter((one) => hasTitleLength(one) && !isHalfOfPair(one, language));
};

/** Phrases from the object of a statement, without its article: 'semi with damp patches' of 'we have a semi with damp …'. */
const objectPhrases = (words: readonly string[], language: Language): string[][] => {
  const { verbs, subjects, weak } = phraseWordsOf(language);
  const { articles } = openingWordsOf(language);
  if (!subjects.has(plainWord(words[0] ?? ''))) return [];
  const objectAt = words.findIndex(
    (word, index) => index > 0 && !verbs.has(plainWord(word)) && !weak.has(plainWord(word)),
  );
  const object = objectAt < 2 ? '' : words.slice(objectAt).join(' ');
  return articles.test(object) ? beginnings(object.replace(articles, '').split(' '), language) : [];
};

/** Whether a clause begins with a word that depends on another clause, or with a verb whose subject is missing. */
const isFragment = (words: readonly string[], language: Language): boolean => {
  const { clauseStarts, depending, verbs } = phraseWordsOf(language);
  const plain = plainWord(words[0] ?? '');
  return clauseStarts.has(plain) || depending.has(plain) || verbs.has(plain);
};

/** Removes a relative clause at the end whose verb was cut off: 'British dinners that I can'. */
export const withoutLooseEnd = (words: readonly string[], language: Language): string[] => {
  const { clauseStarts, subjects } = phraseWordsOf(language);
  const at = words.findLastIndex((word, index) => index >= MIN_WORDS && clauseStarts.has(plainWord(word)));
  const tail = words.slice(at + 1);
  const isLoose = at !== -1 && tail.length <= 2 && tail.some((word) => subjects.has(plainWord(word)));
  return isLoose ? trimPhraseEnd(words.slice(0, at), language) : [...words];
};

/** A clause without its verb of making: 'a letter to the landlord' of 'write a letter to the landlord'. */
export const withoutMakingVerb = (clause: string, language: Language): string => {
  const rest = clause.replace(phraseWordsOf(language).making, '');
  return rest.split(' ').length < MIN_WORDS ? clause : rest;
};

const LEADING_AND = /^(?:and|und|en|et|y|e|but|aber|maar|mais|pero|ma|mas) /i;

/** Phrases from a clause that may serve as a title; `isBeginning` is true for a phrase that begins the clause. */
export const phrasesOf = (clause: string, language: Language): { text: string; isBeginning: boolean }[] => {
  const withoutVerb = clause.replace(phraseWordsOf(language).making, '').replace(LEADING_AND, '');
  const words = withoutVerb.split(/\s+/).filter((word) => word !== '');
  return [
    ...(isFragment(words, language) ? [] : beginnings(words, language)).map((one) => ({
      text: one.join(' '),
      isBeginning: true,
    })),
    ...objectPhrases(words, language).map((one) => ({ text: one.join(' '), isBeginning: false })),
  ];
};
