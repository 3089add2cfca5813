import { detectLanguage, isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { splitSentences } from '../text/sentences.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { LEARNING_WORDS, type LearningWords } from './foreign-learning.table.ts';
import { lastQuestion } from './learning-questions.ts';
import { type CardProposal, MAX_CARD_SIDE_LENGTH } from './proposal.ts';
import { isCompleteText, toCardSide } from './side-text.ts';
import { hasClock, numbersIn } from './timeless.ts';

type Matchers = Readonly<Record<keyof LearningWords, RegExp>>;

const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const AT_START = new Set<keyof LearningWords>(['asks', 'makes', 'opensVaguely', 'introductions']);

const compile = (words: LearningWords): Matchers =>
  Object.fromEntries(
    (Object.keys(words) as (keyof LearningWords)[]).map((name) => {
      const start = AT_START.has(name) ? String.raw`^[¿¡"'\s]{0,3}` : BEGIN;
      const rest = name === 'introductions' ? String.raw`(?:[\s,.!:]+)` : '';
      return [name, new RegExp(`${start}(?:${words[name]})${END}${rest}`, 'iu')];
    }),
  ) as Record<keyof LearningWords, RegExp>;

const LANGUAGES = Object.keys(LEARNING_WORDS) as PlanLanguage[];
const compiled = new Map<PlanLanguage, Matchers>();
const matchersOf = (language: PlanLanguage): Matchers => {
  const matchers = compiled.get(language) ?? compile(LEARNING_WORDS[language]);
  compiled.set(language, matchers);
  return matchers;
};

/** A beginning that is French, even if the question has too few common words to detect it: 'qu'est-ce qu'un volcan'. */
const BEGINS_IN_FRENCH = /^["'\s]{0,3}qu[’']est-ce(?!\p{L})/iu;

/** The language of a question, if it is one of the six; undefined for English and all others. */
export const learningLanguage = (question: string): PlanLanguage | undefined => {
  const detected = detectLanguage(question.slice(0, 600));
  if (detected === 'en' || detected === 'other') return BEGINS_IN_FRENCH.test(question) ? 'fr' : undefined;
  const asks = (language: PlanLanguage): boolean => matchersOf(language).asks.test(question);
  // The common words of a question may also be those of another language: 'Comment se forme un arc-en-ciel' ('how does a
  // rainbow form') may be detected as Spanish.
  return asks(detected) ? detected : (LANGUAGES.find(asks) ?? detected);
};

/** 'Eigentlich', 'nou precies', 'noch gleich': words without meaning in a question. */
const FILLERS =
  /(?<!\p{L})(?:eigenlijk|nou(?: precies)?|ook alweer|eigentlich|noch gleich|nochmal|denn|au juste|déjà(?=\s*\?)|exactamente|di preciso|esattamente|afinal|mesmo(?=\s*\?))(?!\p{L})/giu;

/** The last question of a turn without its introduction, capitalised. */
const questionOf = (text: string, { introductions }: Matchers): string => {
  let asked = lastQuestion(text).replaceAll(/\s+/g, ' ').trim();
  for (let round = 0; round < 3; round += 1) asked = asked.replace(introductions, '');
  const unmarked = asked
    .replaceAll(FILLERS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^¿/, '')
    .replace(/[?.!\s]+$/, '');
  const question = `${unmarked.slice(0, 1).toLocaleUpperCase()}${unmarked.slice(1)}?`;
  return asked.startsWith('¿') ? `¿${question}` : question;
};

/** Whether a turn in one of the six languages asks for knowledge. */
export const isForeignLearningQuestion = (text: string, language: PlanLanguage): boolean => {
  const matchers = matchersOf(language);
  const question = questionOf(text, matchers);
  return matchers.asks.test(question) && !matchers.makes.test(question) && !matchers.passing.test(question);
};

/** Whether the next turn of the person contradicts a reply, or the assistant then apologises. */
export const isForeignDispute = (language: PlanLanguage, ...turns: readonly (string | undefined)[]): boolean =>
  turns.some((turn) => turn !== undefined && matchersOf(language).disputes.test(turn.slice(0, 120)));

const STEM_LENGTH = 5;
const MIN_WORD_LENGTH = 3;
const MIN_NEW_WORDS = 2;
const MIN_ANSWER_LENGTH = 20;
const MAX_SENTENCES = 3;

/** The beginnings of the significant words, because the forms of a word share their beginning. */
const stemsOf = (text: string, language: PlanLanguage): Set<string> =>
  new Set(
    plainWordsOf(text)
      .filter((word) => word.length > MIN_WORD_LENGTH && !isCommonPlainWord(word, language))
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The key of a card's front in one of the six languages: equal for fronts with the same significant words. */
export const foreignCardKey = (front: string, language: PlanLanguage): string =>
  [...stemsOf(front, language)].join(' ');

/**
 * The card of a question and its reply in Dutch, German, French, Spanish, Italian or Portuguese. The conditions are the
 * same as in English: the question can be understood alone, and an early sentence of the reply answers it with a fact
 * that is true at any time.
 */
export const foreignCard = (
  asked: string,
  reply: string,
  language: PlanLanguage,
): Omit<CardProposal, 'turnId'> | undefined => {
  const matchers = matchersOf(language);
  const front = questionOf(asked, matchers);
  const questionStems = stemsOf(front.replace(matchers.asks, ' '), language);
  const isUsable =
    front.length <= MAX_CARD_SIDE_LENGTH &&
    questionStems.size > 0 &&
    isCompleteText(front) &&
    numbersIn(front) < 2 &&
    !hasClock(front) &&
    ![matchers.personal, matchers.referring, matchers.passing, matchers.opinion].some((pattern) => pattern.test(front));
  if (!isUsable) return undefined;
  for (const { text } of splitSentences(reply.slice(0, 1_500), MAX_SENTENCES)) {
    if (/[:?]$/.test(text) || /^(?:[-*•#]|\d{1,2}[.)])/.test(text)) return undefined;
    const sentenceStems = stemsOf(text, language);
    const shared = [...questionStems].filter((stem) => sentenceStems.has(stem)).length;
    const isAnswer =
      shared >= Math.min(2, questionStems.size) &&
      sentenceStems.size - shared >= MIN_NEW_WORDS &&
      !hasClock(text) &&
      ![matchers.opensVaguely, matchers.passing, matchers.unsuitable, matchers.personal].some((pattern) =>
        pattern.test(text),
      );
    const back = isAnswer ? toCardSide(text) : undefined;
    if (back !== undefined && back.length >= MIN_ANSWER_LENGTH)
      return { kind: 'answer', front, back, subject: [...questionStems].join(' '), isNamed: false };
  }
  return undefined;
};
