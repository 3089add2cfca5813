import { plainText } from '../text/plain-text.ts';
import type { DetectedSuggestion, ReadPlan } from '../events/suggestion.ts';
import { planLikelihood } from './plan-likelihood.ts';

const POINTS_PER_UNIT = 4;
const MAX_POINTS = 10;

/**
 * Characters of a turn that are read for a sentence: the whole if short, else its beginning and those around the
 * sentence.
 */
const WINDOW = { whole: 600, beginning: 150, before: 150, after: 300 };

const contextOf = (turn: string, sentence: string): string => {
  if (turn.length <= WINDOW.whole) return turn;
  const found = turn.indexOf(sentence.slice(0, 40));
  if (found < 0) return `${turn.slice(0, WINDOW.beginning)} ${sentence}`;
  const from = Math.max(0, found - WINDOW.before);
  return `${turn.slice(0, Math.min(WINDOW.beginning, from))} ${turn.slice(from, found + sentence.length + WINDOW.after)}`;
};

/** Points for or against a plan in a sentence, by the words of the turn around it. */
const likelihoodPoints = (turn: string, sentence: string): number => {
  const points = POINTS_PER_UNIT * planLikelihood(contextOf(plainText(turn), sentence));
  return Math.round(Math.max(-MAX_POINTS, Math.min(MAX_POINTS, points)));
};

/**
 * A suggestion whose score also counts how likely its turn is to speak of a plan of the person, less the points of `doubt`
 * of its sentence.
 */
export const weighedSuggestion = (suggestion: DetectedSuggestion, turn: string, doubt: number): DetectedSuggestion =>
  suggestion.type === 'recommendation'
    ? suggestion
    : { ...suggestion, score: suggestion.score - doubt + likelihoodPoints(turn, suggestion.description) };

/** A plan of a sentence, weighed in the same way. */
export const weighedPlan = ({ suggestion, evidence }: ReadPlan, turn: string, doubt: number): ReadPlan => {
  const weighed = weighedSuggestion(suggestion, turn, doubt);
  return { suggestion: weighed, evidence: { ...evidence, score: weighed.score } };
};
