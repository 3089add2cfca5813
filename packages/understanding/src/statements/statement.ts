import type { Language } from '../text/language.ts';

export interface Statement {
  /**
   * `plan`: wants to do something; `worry`; `promise`: owes it to somebody or by a day; `habit`: wants to do it again and
   * again; `done`: did something.
   */
  kind: 'plan' | 'worry' | 'promise' | 'habit' | 'done';
  /** How `about` reads: 'call the bank', 'moving to Lisbon', 'a review of the app'. */
  form: 'infinitive' | 'gerund' | 'noun';
  language: Exclude<Language, 'other'>;
  /** The sentence as it was said, at most 400 characters. */
  sentence: string;
  /** What it is about, said to the person: 'your blog', not 'my blog'. */
  about: string;
}
