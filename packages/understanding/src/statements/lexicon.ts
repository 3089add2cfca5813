import type { Language } from '../text/language.ts';
import type { Statement } from './statement.ts';

export interface Pattern {
  kind: Statement['kind'];
  form: Statement['form'];
  /** The group `thing`, or else the first group, starts with the named thing. */
  match: RegExp;
  /** The named thing must not match this. */
  unless?: RegExp;
}

/** Patterns of statements about one's own life in one language. */
export interface Lexicon {
  language: Exclude<Language, 'other'>;
  /** Matches every text and sentence worth reading: a cheap test before the patterns. */
  worthReading: RegExp;
  /** Negated or hypothetical statements. */
  negations: RegExp;
  /** A question about a thing, not a statement of intent. */
  questions: RegExp;
  /** Whether a sentence counts as a statement of this kind although it is a question. */
  acceptsQuestion: (kind: Statement['kind'], sentence: string) => boolean;
  /** Requests such as 'translate': the text after them is material to work on, no matter who wrote it. */
  requestMarkers: RegExp;
  /** First words of role play or fiction, whose 'I' is not the user. */
  fictionOpeners: RegExp;
  /** Where the named thing ends and another clause starts. */
  clauseEnd: RegExp;
  /** Words that are removed from the end of the named thing. */
  danglingWords: RegExp;
  /** Tried in this order; the first match decides. */
  patterns: readonly Pattern[];
  /** Whether a duty is owed to a person or by a day. `matched` is the match of the pattern, `thing` the named thing. */
  isOwed: (matched: string, thing: string) => boolean;
  /** The text with its words of the first person in the second person: 'my blog' becomes 'your blog'. */
  toSecondPerson: (text: string) => string;
}
