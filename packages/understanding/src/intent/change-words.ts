import type { PlanLanguage } from '../time/languages/time-words.ts';

/** The words of commands that change a plan: lower case, without accents, as alternatives of a pattern. */
export interface ChangeWords {
  language: PlanLanguage;
  polite: string;
  cancel: string;
  /** The second part of a separable verb, at the end: 'ab' of 'sag … ab' ('cancel …'). */
  cancelEnd: string;
  /** Verbs at the end of a request, in languages that have them there: 'absagen' of 'kannst du … absagen'. */
  cancelInfinitive?: string;
  move: string;
  moveInfinitive?: string;
  /** Between the item and its new day or hour. */
  to: string;
  articles: string;
  /** Words for a plan of any kind, which name no particular one. */
  general: string;
}

/** A command that puts conversations in a category, with the groups `subject` and `category`. */
export type MoveForm = readonly [PlanLanguage, RegExp];
