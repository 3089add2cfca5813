import { type Unit, unitsOf } from '../passages/units.ts';
import type { Turn } from '../quote-conversation.ts';
import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { soughtInAnyLanguage, type SoughtWord } from '../text/word-meanings.ts';
import { answerIn, type PartAnswer } from './best-unit.ts';
import type { RecallQuestion } from './recall-question.ts';
import { RELATIONS } from './relations.table.ts';
import { weigh, type WeightedWord } from './weigh.ts';
import { containsWord, type WordSet, wordSetOf } from './word-set.ts';

/** A conversation that may answer a question. */
export interface RecallSource {
  title: string;
  turns: readonly Turn[];
  /** Whether the previous reply quoted it: then it is about the subject, whatever its words. */
  isShown?: boolean;
}

/** What a conversation says to a question. */
export interface RecallAnswer {
  /** The share of the question's subject that the conversation has, 0 to 1. */
  share: number;
  /** The share of the subject that its title has, 0 to 1. */
  titleShare: number;
  /** Whether the title has what is asked for: 'A name for the cabin'. */
  isTitled: boolean;
  /** The words of the subject, and whether the conversation has them. */
  words: readonly { word: string; sought: SoughtWord; weight: number; isPresent: boolean }[];
  /** All words of the conversation. */
  known: WordSet;
  parts: readonly PartAnswer[];
  /** For each part of the question the sentence that answers it; undefined if none does. */
  sentences: readonly (Unit | undefined)[];
  /** Orders the conversations. */
  score: number;
}

/** Of the subject of the second question of a message: it is mostly about that of the first. */
const SECOND_WEIGHT = 0.7;
const RELATION_IN_TITLE = 0.3;

/** What a conversation says to a question; undefined if it has nothing of its subject. */
export function recallIn(
  question: RecallQuestion,
  language: Language,
  { title, turns, isShown }: RecallSource,
): RecallAnswer | undefined {
  const byTurn = unitsOf(turns);
  const titleStems = wordSetOf(title);
  const allStems = wordSetOf(title, ...byTurn.flat().map(({ text }) => text));
  const stemsIn = createStemCache();
  const subject = soughtInAnyLanguage([...new Set(question.parts.flatMap((part) => [...part.subject]))], language);
  const hasMeaning = subject.some(
    (word) => containsWord(allStems, word) && !containsWord(allStems, ownForms(word, language)),
  );
  const [first] = question.parts;
  const firstPartWords = first === undefined ? [] : soughtInAnyLanguage(first.subject, language).map(([word]) => word);
  const subjectWords = weigh(subject, 1, titleStems, hasMeaning).map((one) => ({
    ...one,
    weight: weightOf(one, question, firstPartWords),
  }));
  const total = subjectWords.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (list: readonly WeightedWord[]): number =>
    total === 0 ? 0 : list.reduce((sum, { weight }) => sum + weight, 0) / total;
  const share = shareOf(subjectWords.filter(({ word }) => containsWord(allStems, word)));
  if (share === 0 && isShown !== true) return undefined;
  const { isOwnPast } = question;
  // A name shows that the question is about the person's own affairs.
  const isOwn = isOwnPast || question.isPersonal || question.names.length > 0;
  const searched = { byTurn, stemsIn, titleStems, hasMeaning, language, subjectWords, isOwnPast, isOwn };
  const found = question.parts.map((part) => answerIn(part, searched));
  const titleShare = shareOf(subjectWords.filter(({ inTitle }) => inTitle));
  const best = found.reduce((sum, { score: one }) => sum + one, 0) / found.length;
  const isTitled = titleHas(title, question);
  const score = 1.5 * share + titleShare + best + (isTitled ? RELATION_IN_TITLE : 0);
  const words = subjectWords.map(({ word, weight }) => ({
    word: word[0] ?? '',
    sought: word,
    weight,
    isPresent: containsWord(allStems, word),
  }));
  return {
    share,
    titleShare,
    isTitled,
    words,
    known: allStems,
    parts: found,
    sentences: found.map((one) => one.best),
    score,
  };
}

function createStemCache(): (unit: Unit) => WordSet {
  const known = new Map<Unit, WordSet>();
  return (unit) => {
    const found = known.get(unit) ?? wordSetOf(unit.text);
    known.set(unit, found);
    return found;
  };
}

/** The word as it is asked, without those of other languages. */
const ownForms = (word: SoughtWord, language: Language): SoughtWord =>
  language === 'en' ? soughtInAnyLanguage(word.slice(0, 1), 'other').flat() : word.slice(0, 2);

/** Whether the title has what is asked for: 'A name for the cabin'. */
const titleHas = (title: string, { parts }: RecallQuestion): boolean => {
  const words = plainWordsOf(title);
  const relations = RELATIONS.filter(({ relation }) => parts.some((part) => part.relations.includes(relation)));
  return relations.some(({ asks }) => words.some((word) => asks.test(word)));
};

/** Names are the same in every language, and what the second question of a message names counts less. */
function weightOf(
  { word: [own = ''], weight }: WeightedWord,
  { names }: RecallQuestion,
  firstPartWords: readonly (string | undefined)[],
): number {
  const full = names.includes(own) ? 1 : weight;
  return firstPartWords.length === 0 || firstPartWords.includes(own) ? full : full * SECOND_WEIGHT;
}
