import type { Language } from '../text/language.ts';

export interface Statement {
  /**
   * `plan`: wants to do something; `worry`: is afraid of something; `promise`: has to do something for a person or by a day;
   * `habit`: wants to do something regularly; `done`: did something.
   */
  kind: 'plan' | 'worry' | 'promise' | 'habit' | 'done';
  /** Grammatical form of `about`: 'call the bank', 'moving to Lisbon', 'a review of the app'. */
  form: 'infinitive' | 'gerund' | 'noun';
  language: Exclude<Language, 'other'>;
  /** The sentence unchanged, at most 400 characters. */
  sentence: string;
  /** What the statement is about, written to the person: 'your blog', not 'my blog'. */
  about: string;
  /** The same in the person's own words: 'my blog'. */
  own: string;
}
