import type { Language } from '../text/language.ts';
import type { Statement } from './statement.ts';

export interface Pattern {
  kind: Statement['kind'];
  form: Statement['form'];
  /** Its first group, if any, begins what is named. */
  match: RegExp;
  /** What is named must not begin so or contain that. */
  unless?: RegExp;
}

/** How people speak of their own life in one language. */
export interface Lexicon {
  language: Exclude<Language, 'other'>;
  /** A cheap look before anything else is done. */
  worthReading: RegExp;
  /** Said of a case that is not. */
  denied: RegExp;
  /** A question about the matter, no word on what the person will do. */
  asked: RegExp;
  /** What is asked all the same counts when it matches. */
  evenAsked: (kind: Statement['kind'], sentence: string) => boolean;
  /** The text that follows is to be worked on, whoever wrote it. */
  handedOver: RegExp;
  /** A part to be played or a text to be made up: its 'I' is somebody else. */
  madeUp: RegExp;
  /** Where a thing has been named and another clause begins. */
  clauseEnd: RegExp;
  /** An ending that hangs in the air. */
  dangling: RegExp;
  /** Tried in this order; the first that fits a sentence says what it is. */
  patterns: readonly Pattern[];
  /** Whether a duty is owed to somebody or by a day; `whole` is what the pattern matched, `rest` what it names. */
  isOwed: (whole: string, rest: string) => boolean;
  /** The same words, said to the person who said them. */
  toSecondPerson: (text: string) => string;
}
