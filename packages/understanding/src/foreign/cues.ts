/**
 * Cues for and against a plan in one language: regular expression sources for whole words, in lower case. English has
 * its own, more finely weighted, in events/evidence.ts.
 */
export interface Cues {
  /** Commands to the assistant. */
  reminder: string;
  /** A word for a reminder that a note may begin with: 'wekker morgen 6:00' ('alarm tomorrow 6:00'). */
  reminderNoun: string;
  task: string;
  schedule: string;
  /** 'I have to'. */
  duty: string;
  /** 'Don't forget to'. */
  dontForget: string;
  /** Pronouns and verbs in the first person. */
  firstPerson: string;
  /**
   * Words for calendar events. If `hasCompoundNouns`, a compound that ends in one counts too: 'termin' in
   * 'Zahnarzttermin'.
   */
  eventNouns: string;
  hasCompoundNouns: boolean;
  /** Verbs such as 'arrives', 'marries' and 'begins': with a day and an hour they make a plan. */
  scheduledVerbs: string;
  /** Actions on a set day, in the first person: 'we fly', 'I am moving'. */
  ownActs: string;
  /** First words of questions. */
  questionOpeners: string;
  /** Past days and verbs in the past. */
  pastWords: string;
  /** Negations, and words for cancelling or moving a plan. */
  cancellations: string;
  /** Requests to write or translate a text, at the start of a sentence. */
  textRequests: string;
  /** First words of statements about other people. */
  otherPeople: string;
  /** Verbs after the name of a person: 'Tom has', 'Tom is going'. */
  personVerbs: string;
  /** Shops and offices with opening hours. */
  openingHours: string;
  /** News, sport, shops and the like, which take place without the person. */
  publicLife: string;
  /** Words before and after a title, removed one after another. */
  titlePrefixes: string;
  titleSuffixes: string;
  /** Words that the date parser would read as days if they are capitalised; they are lower-cased before it runs. */
  mistakenForDays?: string;
  /** Rewrites a title in the form of a written note. */
  fixGrammar?: (title: string) => string;
}
