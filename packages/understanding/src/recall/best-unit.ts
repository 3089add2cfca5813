import { comparable as withoutAccents } from '../own-data/command-forms.ts';
import type { Unit } from '../passages/units.ts';
import { isMeasured } from '../passages/measured.ts';
import type { Language } from '../text/language.ts';
import { type SoughtWord, soughtInAnyLanguage } from '../text/word-meanings.ts';
import { factIn, SURE } from './fact-signs.ts';
import { countsThing, namesRate, statesNumber } from './number-evidence.ts';
import type { RecallPart } from './recall-question.ts';
import { type Relation, RELATIONS, REPORTED } from './relations.table.ts';
import { nearUnits } from './near-units.ts';
import { ASKS_REASON } from './question-words.table.ts';
import { isQuestion, MIN_OWN_SHARE, type Place, type ScoredPlace } from './places.ts';
import { weigh, type WeightedWord } from './weigh.ts';
import { containsWord, type WordSet, wordSetOf } from './word-set.ts';

const SOFT_WEIGHT = 0.3;
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
const ITEM_BONUS = 0.2;
/** For what was asked or offered at first, which the person tells when they begin. */
const FIRST_BONUS = 0.8;
const QUESTION_FACTOR = 0.5;
/** Of a sum that is not paid again and again, if one is asked for that is. */
const RATE_FACTOR = 0.5;
/** Of the message with which the person began, if they report the fact later: it says what was expected or offered. */
const OPENING_FACTOR = 0.5;
/** Of a reply to a question for the person's own past, which they know better. */
const REPLY_FACTOR = 0.7;

/** The sentences of a conversation and the words that are looked for. */
export interface SearchedConversation {
  byTurn: readonly (readonly Unit[])[];
  stemsIn: (unit: Unit) => WordSet;
  titleStems: WordSet;
  hasMeaning: boolean;
  language: Language;
  subjectWords: readonly WeightedWord[];
  isOwnPast: boolean;
  /** Whether the question is about the person's own affairs, in any tense. */
  isOwn: boolean;
}

const VAGUE: ReadonlySet<Relation> = new Set<Relation>(['name', 'own']);
/** What the person chose among things that they named. */
const CHOICES: ReadonlySet<Relation> = new Set<Relation>(['choose', 'buy', 'stay', 'book']);

const comparable = (text: string): string => withoutAccents(text).replaceAll('ß', 'ss');
const placesOf = (byTurn: readonly (readonly Unit[])[]): Place[] =>
  byTurn.flatMap((units, turnAt) => {
    const asked = units[0]?.role === 'assistant' ? (byTurn[turnAt - 1] ?? []) : [];
    return units.map((unit) => ({ unit, units, turnAt, asked }));
  });

const EMPHASISED_TEXT = /\*[^*]{3,40}(?=\*)/gu;

/** Names in the first message, which often asks to choose between them: 'Vesterbro or Nørrebro?'. */
function optionsIn(byTurn: readonly (readonly Unit[])[]): ReadonlySet<string> {
  const opening = (byTurn[0] ?? []).map(({ text }) => text).join(' ');
  const items = (byTurn[1] ?? []).flatMap(({ isItem, text }) =>
    isItem ? (text.split(/[,:(–-]/)[0] ?? '') : [...text.matchAll(EMPHASISED_TEXT)].map(([name]) => name.slice(1)),
  );
  const names = [opening, ...items].flatMap((text) => [
    ...text.matchAll(/(?<=[\p{L}\p{N},:;] |^)\p{Lu}[\p{L}’']{2,}/gu),
  ]);
  return new Set(names.map(([name]) => name));
}

/** The signs of a sentence that states what is asked for. A length of time has those of lasting, a price those of paying. */
function compileForms({ relations, fact }: RecallPart): RegExp[] {
  const measure = fact?.kind === 'measure' ? fact.measure : undefined;
  const implied: Relation | undefined = measure === 'duration' ? 'last' : measure === 'money' ? 'pay' : undefined;
  return RELATIONS.filter(({ relation }) => relation === implied || relations.includes(relation)).flatMap(
    ({ states }) => states ?? [],
  );
}

/** How much of the words that are looked for a sentence has, and whether it is about what is asked. */
function createWordShares(part: RecallPart, searched: SearchedConversation) {
  const { stemsIn, titleStems, hasMeaning, language, subjectWords } = searched;
  const soft = weigh(soughtInAnyLanguage(part.soft, language), SOFT_WEIGHT, titleStems, hasMeaning);
  const partWords = weigh(soughtInAnyLanguage(part.subject, language), 1, titleStems, hasMeaning);
  const weights = [...(partWords.length > 0 ? partWords : subjectWords), ...soft];
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const has = (unit: Unit | undefined, word: SoughtWord): boolean =>
    unit !== undefined && containsWord(stemsIn(unit), word);

  const shareOf = ({ unit, units, asked }: Place): number => {
    const shared = weights.reduce((sum, { word, weight, inTitle }) => {
      if (has(unit, word)) return sum + weight;
      if (inTitle) return sum + weight * TITLE_WEIGHT;
      if (has(units[unit.at - 1], word)) return sum + weight * NEAR_WEIGHT;
      return asked.some((one) => has(one, word)) ? sum + weight * ASKED_WEIGHT : sum;
    }, 0);
    return total === 0 ? 0 : shared / total;
  };

  /** Whether the sentence is about what is asked, and not only the conversation: by its own words or those before it. */
  const isAbout = ({ unit, units, asked }: Place): boolean =>
    weights.some(
      ({ word, inTitle }) =>
        has(unit, word) ||
        // A message of the person is mostly about one thing.
        (unit.role === 'user' && units.some((one) => has(one, word))) ||
        (!inTitle && (has(units[unit.at - 1], word) || asked.some((one) => has(one, word)))),
    );

  const named = partWords.length > 0 ? partWords : subjectWords;
  const mentions = ({ unit }: Place): boolean => named.some(({ word }) => has(unit, word));
  return { shareOf, isAbout, mentions };
}

/** 'What do I pay for it now', 'what does it cost a week': a sum that is paid again and again. */
const asksRate = ({ fact, relations, asksOutcome, isFirst, text }: RecallPart): boolean =>
  fact?.kind === 'measure' &&
  fact.measure === 'money' &&
  (namesRate(text) || (!asksOutcome && !isFirst && relations.includes('pay')));

/** How well a sentence states the fact that is asked for, 0 to 1. */
function createFactScore(
  part: RecallPart,
  { language, isOwnPast }: SearchedConversation,
  isAbout: (place: Place) => boolean,
) {
  const [counted] = soughtInAnyLanguage(part.subject.slice(0, 1), language);
  return (place: Place, isStated: boolean, isReported: boolean): number => {
    const { fact, asksOutcome } = part;
    const { text } = place.unit;
    if (fact === undefined) return 0;
    if (fact.kind !== 'measure') return factIn(fact, text);
    if (fact.measure === 'number') {
      if (counted !== undefined && countsThing(text, (words) => containsWord(wordSetOf(words), counted))) return 1;
      return isReported && !part.isCount && isMeasured('number', text) && (isStated || isAbout(place)) ? 0.8 : 0;
    }
    const lacksRate = asksRate(part) && !namesRate(text);
    const stated = statesNumber(fact.measure, text) * (lacksRate ? RATE_FACTOR : 1);
    // 'For five days' is no length of what was asked for, if the sentence says neither that it took so long nor its name.
    const needsSign = fact.measure === 'duration' || (fact.measure === 'money' && stated < 1);
    // What replies say in general is not how it turned out.
    if (asksOutcome && place.unit.role === 'assistant') return isStated && isAbout(place) ? stated : 0;
    // The first message says what was asked or planned, unless it says the act.
    if (asksOutcome && needsSign && place.turnAt === 0) return isStated ? stated : 0;
    const isReportedPrice = isReported && fact.measure === 'money';
    const isRate = asksRate(part) && !lacksRate;
    const isMeant =
      isRate || isStated || isReportedPrice || isAbout(place) || (!needsSign && (isReported || !isOwnPast));
    return isMeant ? stated : 0;
  };
}

/** Builds the judgement of how a sentence answers a part of a question. */
function createJudge(part: RecallPart, searched: SearchedConversation) {
  const { byTurn, isOwn } = searched;
  const { asksOutcome, isFirst } = part;
  const { shareOf, isAbout, mentions } = createWordShares(part, searched);
  const factOf = createFactScore(part, searched, isAbout);
  const forms = compileForms(part);
  const isChoice = part.relations.some((relation) => CHOICES.has(relation));
  const options = isChoice ? optionsIn(byTurn) : new Set<string>();
  // 'Which name did we have' asks for none that the person reports.
  const asksReport = part.relations.some(
    (relation) => REPORTED.has(relation) && (part.fact !== undefined || !VAGUE.has(relation)),
  );

  return (place: Place): ScoredPlace => {
    const { unit, turnAt } = place;
    const isStatement = unit.role === 'user' && !isQuestion(unit);
    const isReported = isStatement && turnAt > 0;
    const namesOption = isReported && [...options].some((name) => unit.text.includes(name));
    const says = forms.some((form) => form.test(comparable(unit.text)));
    const isStated = says || namesOption;
    const ownShare = shareOf(place);
    const fact = factOf(place, says, isReported);
    const later = isReported && (asksReport || (asksOutcome && fact > 0));
    const bonus =
      fact * FACT_BONUS +
      (says ? RELATION_BONUS : 0) +
      (namesOption ? RELATION_BONUS / 2 : 0) +
      (later ? REPORT_BONUS + (LATER_BONUS * turnAt) / byTurn.length : 0) +
      (isStatement && isOwn ? OWN_BONUS : 0) +
      (part.isAdvice && unit.isItem ? ITEM_BONUS : 0) +
      (isFirst && fact > 0 && unit.role === 'user' ? FIRST_BONUS / (turnAt + 1) : 0);
    const score = (ownShare + bonus) * (isQuestion(unit) ? QUESTION_FACTOR : 1);
    return {
      ...place,
      ownShare,
      mentions: mentions(place),
      fact,
      isStated: isStated && isStatement,
      isReported,
      score,
    };
  };
}

/** What a conversation says to a part of a question. */
export interface PartAnswer {
  /** The sentence that has the fact and the relation that are asked for. */
  best: Unit | undefined;
  score: number;
  /** The statements that come closest, each of another message, that one first: what the person reported or told. */
  near: readonly Unit[];
}

/** The sentence that answers a part of a question best, and the one that comes closest if none does. */
export function answerIn(part: RecallPart, searched: SearchedConversation): PartAnswer {
  const places = placesOf(searched.byTurn).map(createJudge(part, searched));
  const best = bestOf(part, places, searched);
  return { best: best?.unit, score: best?.score ?? 0, near: nearUnits(part, places, best?.unit) };
}

function bestOf(
  part: RecallPart,
  places: readonly ScoredPlace[],
  { isOwnPast, isOwn }: SearchedConversation,
): { unit: Unit; score: number } | undefined {
  const { asksOutcome, isFirst } = part;
  const asksReason = ASKS_REASON.test(comparable(part.text).toLowerCase());
  const hasForms = RELATIONS.some(({ relation, states }) => part.relations.includes(relation) && states !== undefined);
  const asksReport = part.relations.some((relation) => REPORTED.has(relation) && !VAGUE.has(relation));
  const mustState = isOwnPast && hasForms && (asksReport || part.relations.includes('want')) && !part.isAdvice;
  const answering = places.filter(({ unit, turnAt, ownShare, fact, isStated, isReported }) => {
    // 'It took us six days' has no word of the question.
    const isOutcome = asksOutcome && isReported && isStated;
    if (isFirst && unit.role === 'assistant') return false;
    // 'I got 170 in the end' has no word of the question, which is in the messages before it.
    if (part.fact !== undefined)
      return (
        fact > 0 && (ownShare > 0 || isOutcome || ((isReported || (isFirst && unit.role === 'user')) && fact >= SURE))
      );
    if (part.isAdvice) return unit.role === 'assistant' && !isQuestion(unit) && ownShare >= MIN_OWN_SHARE;
    if (asksReason && unit.role === 'user') return !isQuestion(unit) && ownShare >= MIN_OWN_SHARE;
    // What the person chose or bought is in their own words.
    if (mustState) return isStated;
    // What to do, why and how is told by a reply or reported later, and a question tells nothing.
    const tells = !isQuestion(unit) && (unit.role === 'assistant' || turnAt > 0);
    return ownShare >= MIN_OWN_SHARE && (part.relations.some((one) => REPORTED.has(one)) || tells);
  });
  const hasReport =
    asksOutcome && answering.some(({ isReported, fact }) => isReported && (fact > 0 || part.fact === undefined));
  // The person knows what they asked; a reply or a later report tells them more.
  const isOutcome = part.fact === undefined || part.fact.kind === 'measure';
  const isOpeningLess = (hasReport && isOutcome) || (!asksOutcome && part.fact?.kind === 'measure');
  const factor = isOpeningLess && !asksReason && !isFirst ? OPENING_FACTOR : 1;
  const weighed = answering.map(({ unit, turnAt, score }) => ({
    unit,
    score:
      (turnAt === 0 && !(asksRate(part) && namesRate(unit.text)) ? score * factor : score) *
      ((isOwn || asksOutcome) && unit.role === 'assistant' ? REPLY_FACTOR : 1),
  }));
  return weighed.toSorted((a, b) => b.score - a.score)[0];
}
