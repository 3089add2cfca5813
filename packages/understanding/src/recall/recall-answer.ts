import { comparable } from '../own-data/command-forms.ts';
import { type Unit, unitsOf } from '../passages/units.ts';
import type { Turn } from '../quote-conversation.ts';
import type { Language } from '../text/language.ts';
import { isUntranslated, type SoughtWord, soughtWords } from '../text/word-meanings.ts';
import { factIn } from './fact-signs.ts';
import { type RecallPart, type RecallQuestion } from './recall-question.ts';
import { type Relation, RELATIONS, REPORTED } from './relations.table.ts';
import { containsWord, type WordSet, wordSetOf } from './word-set.ts';

/** A conversation that may answer a question. */
export interface RecallSource {
  title: string;
  turns: readonly Turn[];
}

/** What a conversation says to a question. */
export interface RecallAnswer {
  /** The share of the question's subject that the conversation has, 0 to 1. */
  share: number;
  /** The share of the subject that its title has, 0 to 1. */
  titleShare: number;
  /** For each part of the question the sentence that answers it; undefined if none does. */
  sentences: readonly (Unit | undefined)[];
  /** Orders the conversations. */
  score: number;
}

const SOFT_WEIGHT = 0.3;
/** Of the subject of the second question of a message: it is mostly about that of the first. */
const SECOND_WEIGHT = 0.4;
/** A word of the title is known in the whole conversation: a sentence that repeats it tells less. */
const TITLE_WEIGHT = 0.75;
const NEAR_WEIGHT = 0.5;
const ASKED_WEIGHT = 0.4;
const FACT_BONUS = 0.9;
const RELATION_BONUS = 0.6;
const REPORT_BONUS = 0.35;
/** What the person states is likelier to be their own affair than what a reply says in general. */
const OWN_BONUS = 0.2;
const LATER_BONUS = 0.15;
/** Of a sentence that has the counted things: 'chairs' in 'how many chairs'. */
const COUNTED_BONUS = 0.6;
const QUESTION_FACTOR = 0.5;
const UNTRANSLATED_WEIGHT = 0.4;
/** Without a fact to look for, a sentence must have this much of the words itself. */
const MIN_OWN_SHARE = 0.3;

interface Weighted {
  word: SoughtWord;
  weight: number;
  inTitle: boolean;
}

function weigh(words: readonly SoughtWord[], weight: number, title: WordSet, isForeign: boolean): Weighted[] {
  return words.map((word) => ({
    word,
    weight: isForeign && isUntranslated(word) ? weight * UNTRANSLATED_WEIGHT : weight,
    inTitle: containsWord(title, word),
  }));
}

/** What a conversation says to a question; undefined if it has nothing of its subject. */
export function recallIn(
  question: RecallQuestion,
  language: Language,
  { title, turns }: RecallSource,
): RecallAnswer | undefined {
  const byTurn = unitsOf(turns);
  const titleStems = wordSetOf(title);
  const allStems = wordSetOf(title, ...byTurn.flat().map(({ text }) => text));
  const known = new Map<Unit, WordSet>();
  const stemsIn = (unit: Unit): WordSet => {
    const found = known.get(unit) ?? wordSetOf(unit.text);
    known.set(unit, found);
    return found;
  };
  const subject = soughtWords([...new Set(question.parts.flatMap((part) => [...part.subject]))], language);
  const hasMeaning = subject.some((word) => !isUntranslated(word) && containsWord(allStems, word));
  const [first] = question.parts;
  const ofFirst = first === undefined ? [] : soughtWords(first.subject, language).map(([word]) => word);
  const ofSubject = weigh(subject, 1, titleStems, hasMeaning).map((one) => ({
    ...one,
    weight: weightOf(one, question, ofFirst),
  }));
  const total = ofSubject.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = (list: readonly Weighted[]): number =>
    total === 0 ? 0 : list.reduce((sum, { weight }) => sum + weight, 0) / total;
  const share = shareOf(ofSubject.filter(({ word }) => containsWord(allStems, word)));
  if (share === 0) return undefined;
  const found = question.parts.map((part) =>
    bestUnit(part, { byTurn, stemsIn, titleStems, hasMeaning, language, ofSubject, isOwnPast: question.isOwnPast }),
  );
  const titleShare = shareOf(ofSubject.filter(({ inTitle }) => inTitle));
  const best = found.reduce((sum, one) => sum + (one?.score ?? 0), 0) / found.length;
  return { share, titleShare, sentences: found.map((one) => one?.unit), score: 1.5 * share + titleShare + best };
}

/** Names are the same in every language, and what the second question of a message names counts less. */
function weightOf(
  { word: [own = ''], weight }: Weighted,
  { names }: RecallQuestion,
  ofFirst: readonly (string | undefined)[],
): number {
  const full = names.includes(own) ? 1 : weight;
  return ofFirst.length === 0 || ofFirst.includes(own) ? full : full * SECOND_WEIGHT;
}

interface Searched {
  byTurn: readonly (readonly Unit[])[];
  stemsIn: (unit: Unit) => WordSet;
  titleStems: WordSet;
  hasMeaning: boolean;
  language: Language;
  ofSubject: readonly Weighted[];
  isOwnPast: boolean;
}

const VAGUE: ReadonlySet<Relation> = new Set<Relation>(['name', 'own']);

/** The sentence that answers a part of a question best: it has the fact and the relation that are asked for. */
function bestUnit(part: RecallPart, searched: Searched): { unit: Unit; score: number } | undefined {
  const { byTurn, stemsIn, titleStems, hasMeaning, language, ofSubject, isOwnPast } = searched;
  const soft = weigh(soughtWords(part.soft, language), SOFT_WEIGHT, titleStems, hasMeaning);
  const words = [...weigh(soughtWords(part.subject, language), 1, titleStems, hasMeaning), ...soft];
  const weights = words.length > 0 ? words : ofSubject;
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const forms = RELATIONS.filter(({ relation }) => part.relations.includes(relation)).flatMap(
    ({ states }) => states ?? [],
  );
  // 'Which name did we have' asks for none that the person reports.
  const isReport = part.relations.some(
    (relation) => REPORTED.has(relation) && (part.fact !== undefined || !VAGUE.has(relation)),
  );
  const isCount = part.fact?.kind === 'measure' && part.fact.measure === 'number';
  const counts = isCount ? soughtWords(part.subject.slice(0, 1), language)[0] : undefined;
  const scored = byTurn.flatMap((units, turnAt) => {
    const asked = units[0]?.role === 'assistant' ? (byTurn[turnAt - 1] ?? []) : [];
    return units.map((unit) => {
      const shared = weights.reduce((sum, { word, weight, inTitle }) => {
        if (containsWord(stemsIn(unit), word)) return sum + weight;
        if (inTitle) return sum + weight * TITLE_WEIGHT;
        const near = units[unit.at - 1];
        if (near !== undefined && containsWord(stemsIn(near), word)) return sum + weight * NEAR_WEIGHT;
        return asked.some((one) => containsWord(stemsIn(one), word)) ? sum + weight * ASKED_WEIGHT : sum;
      }, 0);
      const ownShare = total === 0 ? 0 : shared / total;
      const counted = counts !== undefined && containsWord(stemsIn(unit), counts) ? COUNTED_BONUS : 0;
      const fact = part.fact === undefined ? 0 : factIn(part.fact, unit.text);
      const stated = forms.some((form) => form.test(comparable(unit.text).replaceAll('ß', 'ss')));
      const isStatement = unit.role === 'user' && !unit.text.endsWith('?');
      const reported =
        isReport && isStatement && turnAt > 0 ? REPORT_BONUS + (LATER_BONUS * turnAt) / byTurn.length : 0;
      const own = isStatement && isOwnPast ? OWN_BONUS : 0;
      const bonus = fact * FACT_BONUS + (stated ? RELATION_BONUS : 0) + reported + own + counted;
      const score = (ownShare + bonus) * (unit.text.endsWith('?') ? QUESTION_FACTOR : 1);
      return { unit, turnAt, ownShare, fact, stated: stated && isStatement, score };
    });
  });
  const answering = scored.filter(({ unit, turnAt, ownShare, fact, stated }) => {
    if (part.fact !== undefined) return fact > 0 && ownShare > 0;
    // What the person chose or bought is in their own words.
    if (isReport && isOwnPast && forms.length > 0) return stated;
    // What to do, why and how is told by a reply or reported later, and a question tells nothing.
    const tells = !unit.text.endsWith('?') && (unit.role === 'assistant' || turnAt > 0);
    return ownShare >= MIN_OWN_SHARE && (isReport || tells);
  });
  return answering.toSorted((a, b) => b.score - a.score)[0];
}
