import { proposeCards } from '../src/learning-cards.ts';
import type { ShareScore } from './plan-scores.ts';

/** A question with its answer, and whether a person would keep a card of them. */
export interface LabelledExchange {
  question: string;
  answer: string;
  isWorth: boolean;
}

const hasCard = ({ question, answer }: LabelledExchange): boolean =>
  proposeCards([
    { id: 'question', role: 'user', text: question },
    { id: 'answer', role: 'assistant', text: answer },
  ]).length > 0;

/** Share of the exchanges worth a card that get one. */
export const scoreCardsFound = (exchanges: readonly LabelledExchange[]): ShareScore => {
  const worthCard = exchanges.filter(({ isWorth }) => isWorth);
  const misses = worthCard.filter((exchange) => !hasCard(exchange)).map(({ question }) => question);
  return { texts: worthCard.length, share: 1 - misses.length / worthCard.length, misses };
};

/** Share of the exchanges not worth a card that get one all the same; lower is better. */
export const scoreNeedlessCards = (exchanges: readonly LabelledExchange[]): ShareScore => {
  const others = exchanges.filter(({ isWorth }) => !isWorth);
  const misses = others.filter(hasCard).map(({ question }) => question);
  return { texts: others.length, share: misses.length / others.length, misses };
};
