import { answerCard, comparisonCards } from './learning/answers.ts';
import { definitionsIn } from './learning/definitions.ts';
import { errorCause } from './learning/error-causes.ts';
import { explainedTerms } from './learning/explained-terms.ts';
import {
  foreignCard,
  foreignCardKey,
  isForeignDispute,
  isForeignLearningQuestion,
  learningLanguage,
} from './learning/foreign-cards.ts';
import { isDisputed, isLearningQuestion, lastQuestion } from './learning/learning-questions.ts';
import {
  type CardProposal,
  type LearningTurn,
  MAX_CARD_SIDE_LENGTH,
  MAX_CARD_TURN_LENGTH,
  MAX_CARD_TURNS,
} from './learning/proposal.ts';
import { withoutMarkup } from './learning/side-text.ts';
import { shortFact } from './learning/short-facts.ts';
import { asksForNews, isClearQuestion, isSelfContainedAnswer, isTimeless } from './learning/timeless.ts';
import { summariseReplies, topicKey, topicName } from './learning/topic.ts';
import { detectLanguage } from './text/language.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import type { PlanLanguage } from './time/languages/time-words.ts';
import { significantStems } from './text/words.ts';

export type { CardKind, CardProposal, LearningTurn } from './learning/proposal.ts';

/** Maximum number of cards per reply: the first statements are the best. */
const MAX_CARDS_PER_REPLY = 6;

interface Sides {
  front: string;
  back: string;
}

interface Exchange {
  question: LearningTurn;
  reply: LearningTurn;
  /** Absent for English. */
  language?: PlanLanguage;
}

/** The exchanges in which the question asks for knowledge and nobody contradicted the reply. */
export function learningExchanges(turns: readonly LearningTurn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const [index, reply] of turns.slice(0, MAX_CARD_TURNS).entries()) {
    const question = turns[index - 1];
    if (reply.role !== 'assistant' || question?.role !== 'user') continue;
    const language = learningLanguage(question.text);
    const [next, nextReply] = [turns[index + 1]?.text, turns[index + 2]?.text];
    if (language !== undefined) {
      const isAsked = isForeignLearningQuestion(question.text, language);
      if (isAsked && !isForeignDispute(language, next, nextReply)) exchanges.push({ question, reply, language });
      continue;
    }
    if (!isLearningQuestion(question.text)) continue;
    if (asksForNews(lastQuestion(question.text)) || isDisputed(next, nextReply)) continue;
    exchanges.push({ question, reply });
  }
  return exchanges;
}

/**
 * Cards of what a reply explains, whatever its question: terms, differences, measures and causes of errors. Replies that
 * were contradicted are left out.
 */
function explanationsIn(turns: readonly LearningTurn[]): CardProposal[] {
  return turns.slice(0, MAX_CARD_TURNS).flatMap((reply, index) => {
    const question = turns[index - 1];
    if (reply.role !== 'assistant' || question?.role !== 'user') return [];
    const text = plainText(reply.text, MAX_CARD_TURN_LENGTH);
    const language = detectLanguage(text.slice(0, MAX_DETECTION_LENGTH));
    const [next, nextReply] = [turns[index + 1]?.text, turns[index + 2]?.text];
    const isRefuted =
      language === 'en' || language === 'other'
        ? isDisputed(next, nextReply)
        : isForeignDispute(language, next, nextReply);
    if (isRefuted) return [];
    const asked = plainText(question.text, MAX_QUESTION_LENGTH);
    const prose = withoutMarkup(text).trim();
    const facts = [...explainedTerms(asked, withoutCode(text), language), shortFact(asked, prose, language)].filter(
      (card) => card !== undefined && (language !== 'en' || isTimeless(card.front, card.back)),
    );
    // `isTimeless` does not apply to an error message: its numbers are part of it.
    return [...facts, errorCause(asked, prose, language)]
      .filter((card) => card !== undefined)
      .filter(({ front }) => front.length <= MAX_CARD_SIDE_LENGTH && !/^\d/.test(front))
      .slice(0, MAX_CARDS_PER_REPLY)
      .map((one) => ({ ...one, turnId: reply.id }));
  });
}
const MAX_DETECTION_LENGTH = 600;
const MAX_QUESTION_LENGTH = 2_000;

function cardsOf({ question, reply, language }: Exchange): CardProposal[] {
  const text = plainText(reply.text, MAX_CARD_TURN_LENGTH);
  if (language !== undefined) {
    const card = foreignCard(
      plainText(question.text, MAX_QUESTION_LENGTH),
      withoutMarkup(withoutCode(text)).trim(),
      language,
    );
    return card === undefined ? [] : [{ ...card, turnId: reply.id }];
  }
  // The first `withoutMarkup` keeps the words of inline code; `withoutCode` then removes only blocks.
  const prose = withoutMarkup(withoutCode(withoutMarkup(text)));
  const questionText = plainText(question.text, MAX_QUESTION_LENGTH);
  const answer = answerCard(questionText, withoutMarkup(text).trim());
  const definitions = definitionsIn(prose, { question: questionText, terms: emphasisedTerms(text) });
  const proposals = [
    ...(answer === undefined || isOnlyDefinition(answer, definitions) ? [] : [answer]),
    ...definitions.map((one) => ({ kind: 'definition' as const, isNamed: true, ...one })),
    ...comparisonCards(questionText, prose),
  ];
  return proposals
    .filter(
      ({ front, back }) =>
        front.length <= MAX_CARD_SIDE_LENGTH &&
        back.length <= MAX_CARD_SIDE_LENGTH &&
        isTimeless(front, back) &&
        isClearQuestion(front) &&
        isSelfContainedAnswer(back) &&
        !repeatsQuestion(front, back),
    )
    .slice(0, MAX_CARDS_PER_REPLY)
    .map((one) => ({ ...one, turnId: reply.id }));
}

/** The words a reply puts into bold or quotes, in lower case. */
const emphasisedTerms = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\*\*([^*\n:]{2,50})\*\*|["“]([^"“”\n]{2,40})["”]/g)].map(([, a, b]) =>
      (a ?? b ?? '').toLowerCase(),
    ),
  );

/**
 * Whether the answer only quotes a definition, which does not answer the question: a definition does not say why
 * something matters or how it works, and the definition of one of two things does not say how they differ.
 */
function isOnlyDefinition({ front, back }: Sides, definitions: readonly Sides[]): boolean {
  const answer = back.toLowerCase();
  const quoted = definitions.filter((one) => answer.includes(one.back.toLowerCase().replace(/\.$/, ''))).length;
  if (/^(?:why|how)\b/i.test(front)) return quoted > 0;
  return /\bdifference\b/i.test(front) && quoted === 1 && definitions.length > 1;
}

/** Whether the answer adds hardly any word to those of the question. */
function repeatsQuestion(front: string, back: string): boolean {
  if (/^(?:yes|no)\b/i.test(back)) return false;
  const questionStems = new Set(significantStems(front));
  return significantStems(back).filter((stem) => !questionStems.has(stem)).length < 2;
}

/** The key of a card by its front: the same for two fronts that ask the same question. */
export const cardKey = (front: string): string => {
  const language = learningLanguage(front);
  return language === undefined ? significantStems(front).join(' ') : foreignCardKey(front, language);
};

/**
 * Cards worth proposing from a conversation, in its order: definitions, answered questions, lists and steps. To avoid
 * doubtful cards, only a question that asks for knowledge becomes a front, and no reply that was contradicted is read.
 * Sides are plain sentences of at most 200 characters. Pure.
 */
export function proposeCards(turns: readonly LearningTurn[]): CardProposal[] {
  const seenKeys = new Set<string>();
  const answered = learningExchanges(turns).flatMap(cardsOf);
  // A reply that has a card for its question needs none for the terms in it.
  const further = explanationsIn(turns).filter(({ turnId }) => answered.every((card) => card.turnId !== turnId));
  const order = new Map(turns.map(({ id }, at) => [id, at]));
  return [...answered, ...further]
    .toSorted((a, b) => (order.get(a.turnId) ?? 0) - (order.get(b.turnId) ?? 0))
    .filter(({ front }) => {
      const key = cardKey(front);
      if (key === '' || seenKeys.has(key)) return false;
      seenKeys.add(key);
      return true;
    });
}

export interface Lesson {
  /** Name of the topic; empty if there are no cards. */
  topic: string;
  /** The key of the topic: the same for this topic in another conversation. */
  topicKey: string;
  cards: CardProposal[];
  /** At most three sentences of the replies that taught something, in their order. */
  note: { turnId: string; text: string }[];
}

/** Topic, cards and notes of a conversation; without cards there is neither topic nor note. Pure. */
export function lessonOf(title: string, turns: readonly LearningTurn[]): Lesson {
  const cards = proposeCards(turns);
  if (cards.length === 0) return { topic: '', topicKey: '', cards, note: [] };
  const topic = topicName(title, cards);
  const sourceTurnIds = new Set(cards.map(({ turnId }) => turnId));
  const note = summariseReplies(turns.filter(({ id }) => sourceTurnIds.has(id))).map(({ turnId, text }) => ({
    turnId,
    text,
  }));
  return { topic, topicKey: topicKey(topic), cards, note };
}
