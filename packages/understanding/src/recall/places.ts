import type { Unit } from '../passages/units.ts';

/** Without a fact to look for, a sentence must have this much of the words itself. */
export const MIN_OWN_SHARE = 0.3;

/** A sentence with what stands around it in its conversation. */
export interface Place {
  unit: Unit;
  units: readonly Unit[];
  turnAt: number;
  /** The message that the unit replies to. */
  asked: readonly Unit[];
}

export interface ScoredPlace extends Place {
  /** The share of the words that the sentence or its surroundings have, 0 to 1. */
  ownShare: number;
  /** Whether the sentence itself has one of the words. */
  mentions: boolean;
  fact: number;
  isStated: boolean;
  isReported: boolean;
  score: number;
}

export const isQuestion = ({ text }: Unit): boolean => text.endsWith('?');
