import type { Language } from '../text/language.ts';
import { OTHER_SLUG, SUBJECT_SLUGS } from './built-in-categories.ts';
import { withCodingSessions } from './coding-session.ts';
import { type OpeningText, type ReadOpening, readOpening } from './conversation-text.ts';
import type { DirectionModel } from './direction-model.ts';
import { LISTED_LANGUAGES } from './foreign-scores.ts';
import { glossOf } from './glossary.ts';
import { hasEnoughCues } from './subject-cues.ts';
import { subjectWordScores } from './subject-word-scores.ts';
import { learnedSubjectScores } from './learned-subjects.ts';
import { learnCategory } from './taught-category.ts';
import { textFeatures } from './text-features.ts';

interface Category {
  slug: string;
  name: string;
  description?: string;
  examples?: readonly string[];
  exampleVectors?: readonly Float32Array[];
}

interface Opening extends OpeningText {
  vector?: Float32Array;
  isCodingSession?: boolean;
}

interface Models {
  words?: (text: string) => number[];
  sentences?: DirectionModel;
}

export interface CategoryScores {
  /** One per category, before normalisation. */
  scores: number[];
  /** Whether each category has the independent cues that it needs to be assigned without a review. */
  isSupported: boolean[];
  /** Softmax temperature, chosen with eval/run.ts so that 80 % of the guesses with a confidence of 0.8 are right. */
  temperature: number;
  usesSentences: boolean;
  /** Whether the scores are about a question alone or about a conversation with a reply. */
  kind: TextKind;
}

type TextKind = 'question' | 'conversation';

/**
 * The temperature and the weights for a conversation without a sentence vector. `builtIn` is the weight of the word
 * lists and seed phrases, `distilled` that of the distilled word vectors, `taught` that of the similarity to taught
 * examples.
 */
const WORDS_ONLY = { builtIn: 0.8, distilled: 0.3, taught: 9, temperature: 0.85 };
/**
 * The weights and the temperature for a text with a sentence vector; the sentence model itself has weight 1. The word
 * lists count less for a conversation with a reply, about which the learned model knows more.
 */
const WITH_SENTENCES = { builtIn: { question: 0.65, conversation: 0.4 }, temperature: 1 };
/**
 * How much similarity to taught examples counts, for a user's own category and for a built-in one. `weight` multiplies
 * the sum, `words` the similarity of words relative to that of meaning. Below `threshold`, similarity lowers the score
 * of a user's own category, and does not change that of a built-in one. `perLogOfMembers` raises the threshold with the
 * number of examples, since among many one is similar by chance. A built-in category has a higher threshold, because it
 * also has the scores of its models.
 */
const OWN_SIMILARITY = { weight: 8, words: 1.25, threshold: 0.2, perLogOfMembers: 0.1 };
const BUILT_IN_SIMILARITY = { weight: 4, words: 0.75, threshold: 0.8 };
/** The weights for a text in another language. Its vector is that of its English words, if the glossary has them. */
const GLOSSED_WEIGHTS = { meaning: 0.8, words: 0.5 };
/** In a text without known words, the sentence model recognises only names and loan words. */
const UNKNOWN_WORDS_WEIGHTS = { meaning: 0.15, words: 1 };
/**
 * The weights of the model that learned from conversations. In English the sentence model knows more about a question
 * alone: on such texts by other authors, a larger weight lowered the share of right guesses.
 */
const LEARNED_WEIGHTS = { otherLanguages: 1.2, english: { question: 0.2, conversation: 1.2 } };
/** The shortest reply that says something about the subject, in characters. */
const MIN_REPLY_LENGTH = 80;
/**
 * Share of the learned score that comes from the questions with their reply; the rest comes from the questions alone.
 */
const LEARNED_REPLY_SHARE = 0.5;

const kindOf = (reply: string): TextKind => (reply === '' ? 'question' : 'conversation');

/** The beginning of the first reply; empty if it is too short to say anything about the subject. */
function meaningfulReply({ reply }: ReadOpening): string {
  return reply.length < MIN_REPLY_LENGTH ? '' : reply;
}

// The model was trained in English and LISTED_LANGUAGES; in others it would only know words that look alike.
const learnedWeight = (language: Language, reply: string): number => {
  if (language === 'en') return LEARNED_WEIGHTS.english[kindOf(reply)];
  return (LISTED_LANGUAGES as readonly string[]).includes(language) ? LEARNED_WEIGHTS.otherLanguages : 0;
};
/** From this score on, a text resembles what the user has taught about a category of their own. */
const MIN_OWN_SCORE = 0.5;
/** How much the shares of several everyday subjects add up in Other: 0 counts only the largest, 1 their sum. */
const FOLDING = 0.3;
/** With at least this many corrections to built-in categories, the sentence model is trained again with them. */
const MIN_CORRECTIONS_TO_REFIT = 5;
/** Weight of a correction relative to a seed phrase. */
const REFIT_WEIGHT = 2;

const indexOfSubject = (slug: string): number => (SUBJECT_SLUGS as readonly string[]).indexOf(slug);

/** The scores of a conversation for each category, from the shared models and from this user's corrections. */
export const createScorer = (
  categories: readonly Category[],
  corrections: readonly (Opening & { slug: string })[],
  { words, sentences }: Models,
): ((conversation: Opening) => CategoryScores) => {
  const subjects = categories.map(({ slug }) => indexOfSubject(slug));
  const toCategories = foldIntoOther(subjects);
  const taught = categories.map((category) => {
    const toCategory = corrections.filter(({ slug }) => slug === category.slug);
    return learnCategory({ ...category, corrections: toCategory });
  });
  const sentenceScores = sentences && personalScores(sentences, corrections);

  const scoresOf = (conversation: Opening): CategoryScores => {
    const opening = readOpening(conversation);
    const features = textFeatures(opening.text);
    const evidence = { opening, features, vector: conversation.vector, words, sentenceScores };
    const { scores: subjectTotals, byMeaning } = subjectScores(evidence);
    const vector = sentenceScores === undefined ? undefined : conversation.vector;
    const temperature = vector === undefined ? WORDS_ONLY.temperature : WITH_SENTENCES.temperature;
    const fromTaught = taught.map((category, at) => {
      const sharedWords = category.wordSimilarity(features);
      if (vector === undefined) return WORDS_ONLY.taught * sharedWords;
      const meaning = category.meaningSimilarity(vector);
      if (subjects[at] === -1) {
        const similarity = meaning + OWN_SIMILARITY.words * sharedWords;
        return (
          OWN_SIMILARITY.weight *
          (similarity - OWN_SIMILARITY.threshold - OWN_SIMILARITY.perLogOfMembers * Math.log(1 + category.members))
        );
      }
      return Math.max(
        0,
        BUILT_IN_SIMILARITY.weight *
          (meaning + BUILT_IN_SIMILARITY.words * sharedWords - BUILT_IN_SIMILARITY.threshold),
      );
    });
    const hasCues = hasEnoughCues(opening, byMeaning);
    // A category that the user made for gardening must not lose to the gardening in Other.
    const isOwnSubject = fromTaught.some((score, at) => subjects[at] === -1 && score > MIN_OWN_SCORE);
    return {
      scores: toCategories(subjectTotals, { temperature, isFolding: !isOwnSubject }).map(
        (score, at) => score + (fromTaught[at] ?? 0),
      ),
      isSupported: subjects.map((subject, at) => (fromTaught[at] ?? 0) > 0 || hasCues[subject] !== false),
      temperature,
      usesSentences: vector !== undefined,
      kind: kindOf(meaningfulReply(opening)),
    };
  };

  return withCodingSessions(scoresOf, categories, corrections);
};

interface SubjectEvidence {
  opening: ReadOpening;
  /** The textFeatures of the opening's text. */
  features: ReadonlyMap<number, number>;
  vector: Float32Array | undefined;
  words: Models['words'] | undefined;
  sentenceScores: ((vector: Float32Array) => number[]) | undefined;
}

/** The scores that the shared models give a conversation, for each subject. */
function subjectScores({ opening, features, vector, words, sentenceScores }: SubjectEvidence): SubjectScores {
  const { text, language } = opening;
  const isEnglish = language === 'en';
  const byWords = subjectWordScores(opening, features);
  const { english, isSufficient } = isEnglish ? { english: text, isSufficient: true } : glossOf(text, language);
  const reply = meaningfulReply(opening);
  const weight = learnedWeight(language, reply);
  const learned = weight === 0 ? [] : learnedScores(text, reply);
  const withLearned = (scores: readonly number[]): number[] =>
    scores.map((score, at) => score + weight * (learned[at] ?? 0));
  if (sentenceScores === undefined || vector === undefined) {
    const distilled = words?.(english) ?? [];
    const builtIn = words === undefined || !isEnglish ? 1 : WORDS_ONLY.builtIn;
    const scores = byWords.map((score, at) => builtIn * score + WORDS_ONLY.distilled * (distilled[at] ?? 0));
    return { scores: withLearned(scores), byMeaning: distilled };
  }
  const meaning = sentenceScores(vector);
  const foreignWeights = isSufficient ? GLOSSED_WEIGHTS : UNKNOWN_WORDS_WEIGHTS;
  const weights = isEnglish ? { meaning: 1, words: WITH_SENTENCES.builtIn[kindOf(reply)] } : foreignWeights;
  const scores = byWords.map((score, at) => weights.meaning * (meaning[at] ?? 0) + weights.words * score);
  return { scores: withLearned(scores), byMeaning: isSufficient ? meaning : [] };
}

/** The scores of the questions, and of the questions with their reply if there is one. */
function learnedScores(text: string, reply: string): number[] {
  const asked = learnedSubjectScores(text);
  if (reply === '') return asked;
  const together = learnedSubjectScores(`${text}\n${reply}`);
  return asked.map((score, at) => (1 - LEARNED_REPLY_SHARE) * score + LEARNED_REPLY_SHARE * (together[at] ?? 0));
}

interface SubjectScores {
  scores: number[];
  /**
   * The scores by the sentence vector, or by the distilled word vectors if there is none. Empty if there are no word
   * vectors either, or if the sentence vector is of a text with too few known words.
   */
  byMeaning: readonly number[];
}

/** The everyday subjects without a category of the user belong to Other: their shares are added to Other's own. */
function foldIntoOther(
  subjects: readonly number[],
): (scores: readonly number[], options: { temperature: number; isFolding: boolean }) => number[] {
  const other = indexOfSubject(OTHER_SLUG);
  const folded = SUBJECT_SLUGS.flatMap((slug, at) => (isEveryday(slug) && !subjects.includes(at) ? [at] : []));
  return (scores, { temperature, isFolding }) => {
    const softness = FOLDING * temperature;
    const parts = [other, ...(isFolding ? folded : [])].map((at) => scores[at] ?? 0);
    const top = Math.max(...parts);
    const sum = parts.reduce((total, score) => total + Math.exp((score - top) / softness), 0);
    return subjects.map((subject) => (subject === other ? top + softness * Math.log(sum) : (scores[subject] ?? 0)));
  };
}

const isEveryday = (slug: string): boolean => SUBJECT_SLUGS.indexOf(slug as never) > SUBJECT_SLUGS.indexOf(OTHER_SLUG);

/** The score function of the sentence model, trained again if the user has made enough corrections. */
function personalScores(
  sentences: DirectionModel,
  corrections: readonly (Opening & { slug: string })[],
): (vector: Float32Array) => number[] {
  const otherWeight = REFIT_WEIGHT * weightOfOther(corrections);
  const examples = corrections.flatMap(({ slug, vector }) => {
    const label = indexOfSubject(slug);
    const weight = slug === OTHER_SLUG ? otherWeight : REFIT_WEIGHT;
    return label === -1 || vector === undefined || weight === 0 ? [] : [{ vector, label, weight }];
  });
  return examples.length < MIN_CORRECTIONS_TO_REFIT ? sentences.scores : sentences.refit(examples);
}

/**
 * Weight of a correction to Other: all of these together weigh no more than the corrections to an average subject.
 * Otherwise assigning many conversations to Other would teach that every text belongs there.
 */
function weightOfOther(corrections: readonly { slug: string }[]): number {
  const subjects = corrections.flatMap(({ slug }) => (slug === OTHER_SLUG ? [] : [slug]));
  const otherCount = corrections.length - subjects.length;
  return otherCount === 0 ? 0 : Math.min(1, subjects.length / Math.max(1, new Set(subjects).size) / otherCount);
}
