import { isSubjectWord } from '../subjects/subject-words.ts';
import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { wordsOf } from '../text/words.ts';
import { EXPLETIVE, openingWordsOf } from './openings.ts';
import { phraseWordsOf } from './phrase-words.table.ts';
import { NAMES_ERROR } from './program-errors.ts';

const STEM_LENGTH = 6;
const stemOf = (word: string): string =>
  plainWordsOf(word)
    .join('')
    .replace(/(?:'s|s|es|en)$/, '')
    .slice(0, STEM_LENGTH);

const isFunctionWord = (word: string, language: Language): boolean => {
  const { verbs, weak, subjects, references } = phraseWordsOf(language);
  const plain = plainWordsOf(word).join("'");
  return [verbs, weak, subjects, references].some((words) => words.has(plain));
};

const subjectStems = (text: string, language: Language): string[] =>
  wordsOf(text)
    .filter((word) => /\p{L}/u.test(word) && isSubjectWord(word, language) && !isFunctionWord(word, language))
    .map(stemOf);

/** What a text is about: the weight of each stem. A word that returns, or is asked about, weighs more. */
export type Salience = ReadonlyMap<string, number>;

/** Weights of a stem: for its first occurrence, each repetition, being in a request, being in the reply. */
const FIRST_WEIGHT = 0.7;
const REPEAT_WEIGHT = 0.5;
const ASKED_WEIGHT = 0.35;
const ANSWERED_WEIGHT = 0.35;
const MAX_COUNTED_TIMES = 3;
/** The number of stems of a title that count fully. */
const FULLY_COUNTED_STEMS = 4;
/** The share of its weight with which each further stem counts. */
const FURTHER_STEM_SHARE = 0.15;
/**
 * Points that a title loses: per word too many, per pronoun, per reference, per finite verb (at most two), as a
 * question.
 */
const EXTRA_WORD_COST = 0.3;
const PRONOUN_COST = 0.9;
const REFERENCE_COST = 0.6;
const FINITE_VERB_COST = 0.1;
const QUESTION_COST = 0.2;

export const salienceOf = (text: string, asked: string, language: Language, reply: string = ''): Salience => {
  const weights = new Map<string, number>();
  for (const stem of subjectStems(text, language)) {
    const earlierWeight = weights.get(stem);
    weights.set(
      stem,
      earlierWeight === undefined
        ? FIRST_WEIGHT
        : Math.min(FIRST_WEIGHT + (MAX_COUNTED_TIMES - 1) * REPEAT_WEIGHT, earlierWeight + REPEAT_WEIGHT),
    );
  }
  for (const stem of new Set(subjectStems(asked, language)))
    weights.set(stem, (weights.get(stem) ?? FIRST_WEIGHT) + ASKED_WEIGHT);
  for (const stem of new Set(subjectStems(reply, language)))
    if (weights.has(stem)) weights.set(stem, (weights.get(stem) ?? 0) + ANSWERED_WEIGHT);
  return weights;
};

/** How much of the subject of a text is in its title: the sum of the weights of the title's stems. */
export const coverage = (title: string, salience: Salience, language: Language): number => {
  const weights = [...new Set(subjectStems(title, language))]
    .map((stem) => salience.get(stem) ?? 0)
    .toSorted((a, b) => b - a);
  return weights.reduce(
    (sum, weight, at) => sum + (at < FULLY_COUNTED_STEMS ? weight : FURTHER_STEM_SHARE * weight),
    0,
  );
};

/** Number of words of a title that is neither too short nor too long. */
const IDEAL_WORDS = { from: 3, to: 8 };

/** How much the form of a title costs: pronouns, references to something else, unusual length. */
const formCost = (title: string, language: Language): number => {
  const { subjects, references, verbs } = phraseWordsOf(language);
  const { questions } = openingWordsOf(language);
  const words = title.split(' ').map((word) => plainWordsOf(word).join("'"));
  const pronouns = words.filter((word) => subjects.has(word)).length;
  const unclear = words.filter((word) => references.has(word)).length;
  const finite = words.filter((word) => verbs.has(word)).length;
  const length =
    words.length < IDEAL_WORDS.from
      ? 0.5 * (IDEAL_WORDS.from - words.length)
      : EXTRA_WORD_COST * Math.max(0, words.length - IDEAL_WORDS.to);
  return (
    PRONOUN_COST * pronouns +
    REFERENCE_COST * unclear +
    FINITE_VERB_COST * Math.min(2, finite) +
    length +
    (questions.test(title) ? QUESTION_COST : 0)
  );
};

/** How well a phrase names what a text is about, as a title. */
export const scoreTitle = (title: string, salience: Salience, language: Language): number =>
  coverage(title, salience, language) - formCost(title, language);

const MIN_SUBJECTS = 2;
/** A title with fewer than MIN_SUBJECTS stems says too little about a text with at least this many. */
const MANY_SUBJECTS = 6;

/** 'Come gli faccio passare la paura': a pronoun for something named before. */
const OBJECT_PRONOUN =
  /(?:^|\s)(?:comment (?:les?|la|lui|leur|y|en|l['’]) ?\p{L}|c[oó]mo (?:l[oae]s?|se lo) |come (?:gli|l[aeio]|ne) |como (?:os?|as?|lhes?) \p{L}+(?:ar|er|ir)(?!\p{L}))/iu;

/** 'Is this notice valid', 'what can I do about it': says too little without the rest of the text. */
export const saysLittle = (title: string, text: string, language: Language): boolean => {
  const { subjects, references, depending } = phraseWordsOf(language);
  const words = title
    .replace(EXPLETIVE, '')
    .split(' ')
    .map((word) => plainWordsOf(word).join("'"));
  const named = new Set(subjectStems(title, language)).size;
  const isUnclear = words.some((word) => references.has(word));
  const hasObjectPronoun = OBJECT_PRONOUN.test(title);
  const isError = NAMES_ERROR.test(title);
  const isPersonal =
    (!isError && subjects.has(words[0] ?? '')) ||
    (!isError && words.some((word) => subjects.has(word)) && named < MIN_SUBJECTS);
  const isPoor = named < MIN_SUBJECTS && new Set(subjectStems(text, language)).size >= MANY_SUBJECTS;
  return (
    depending.has(words[0] ?? '') ||
    references.has(words[0] ?? '') ||
    hasObjectPronoun ||
    (isUnclear && named <= MIN_SUBJECTS) ||
    isPersonal ||
    isPoor
  );
};
