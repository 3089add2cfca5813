/**
 * Cues for and against a plan in one language: regular expression sources for whole words, in lower case. English has
 * its own, more finely weighted, in events/evidence.ts.
 */
export interface Cues {
  /** Commands to the assistant. */
  reminder: string;
  task: string;
  schedule: string;
  /** 'I have to'. */
  duty: string;
  /** 'Don't forget to'. */
  dontForget: string;
  /** First person. */
  mine: string;
  /** Words for calendar events; compounds count if `isCompound`. */
  events: string;
  isCompound: boolean;
  /** Verbs of arrival and departure: with a day and an hour they make a plan. */
  comes: string;
  /** First words of questions. */
  asks: string;
  /** Over, cancelled, or not going to happen. */
  past: string;
  against: string;
  /** If, perhaps, imagine. */
  unsure: string;
  /** Requests to write or translate a text, at the start of a sentence. */
  givenText: string;
  /** First words of statements about other people. */
  others: string;
  /** Shops and offices with opening hours. */
  opens: string;
  /** Words before a title, removed from its start one after another, and after it. */
  leads: string;
  trails: string;
  /** Words removed before the date parser runs, since it takes them for a day. */
  mistaken?: string;
  /** Rewrites a title in the form of a written note. */
  fixGrammar?: (title: string) => string;
}
