import { plainText } from '../text/plain-text.ts';
import type { DetectedSuggestion, DetectedPlan } from '../events/suggestion.ts';
import { planLikelihood } from './plan-likelihood.ts';

const POINTS_PER_LOG_ODDS = 4;
const MAX_POINTS = 10;

/**
 * How many characters of a turn are read to judge one of its sentences. A turn of up to `whole` characters is read
 * completely. Of a longer one, the `beginning` is read, and what stands `before` and `after` the sentence.
 */
const CONTEXT_LENGTH = { whole: 600, beginning: 150, before: 150, after: 300 };

const contextOf = (turn: string, sentence: string): string => {
  if (turn.length <= CONTEXT_LENGTH.whole) return turn;
  const found = turn.indexOf(sentence.slice(0, 40));
  if (found < 0) return `${turn.slice(0, CONTEXT_LENGTH.beginning)} ${sentence}`;
  const from = Math.max(0, found - CONTEXT_LENGTH.before);
  return `${turn.slice(0, Math.min(CONTEXT_LENGTH.beginning, from))} ${turn.slice(from, found + sentence.length + CONTEXT_LENGTH.after)}`;
};

/** Points for or against a plan in a sentence, by the words of the turn around it. */
const likelihoodPoints = (turn: string, sentence: string): number => {
  const points = POINTS_PER_LOG_ODDS * planLikelihood(contextOf(plainText(turn), sentence));
  return Math.round(Math.max(-MAX_POINTS, Math.min(MAX_POINTS, points)));
};

/**
 * The suggestion with the points for the likelihood of a plan in its turn added to its score, and the points of `doubt`
 * against its sentence subtracted. A recommendation stays unchanged.
 */
export const weighedSuggestion = (suggestion: DetectedSuggestion, turn: string, doubt: number): DetectedSuggestion =>
  suggestion.type === 'recommendation'
    ? suggestion
    : { ...suggestion, score: suggestion.score - doubt + likelihoodPoints(turn, suggestion.description) };

/** Like weighedSuggestion, for a plan with its evidence. */
export const weighedPlan = ({ suggestion, evidence }: DetectedPlan, turn: string, doubt: number): DetectedPlan => {
  const weighed = weighedSuggestion(suggestion, turn, doubt);
  return { suggestion: weighed, evidence: { ...evidence, score: weighed.score } };
};
