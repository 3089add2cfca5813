/** Where a fact belongs. `health` is a kind of its own, because many people want to keep it to themselves. */
export type FactSection = 'about' | 'answers' | 'work' | 'people' | 'questions' | 'health';

/** What a person says about themselves, in their own words. */
export interface PersonalFact {
  section: FactSection;
  /** What kind of fact it is, such as `home`, of which a person has one, or `language`, of which they may have several. */
  attribute: string;
  /** The words of the person, cut to the fact: 'I live in Lisbon'. */
  text: string;
  /** What tells this fact from others of the attribute: 'Lisbon'. */
  value: string;
  /** Whether one statement is enough; otherwise it counts only if it is said in several conversations. */
  isPlain: boolean;
}

/** Finds one kind of fact in a sentence. */
export interface FactPattern {
  section: FactSection;
  attribute: string;
  /** The group `thing` is the value, from its first word to the end of the sentence or of the value. */
  match: RegExp;
  isPlain: boolean;
  /** The value must match this. */
  only?: RegExp;
  /** The value must not match this. */
  unless?: RegExp;
  /** The value is taken as matched, not cut at the end of its clause. */
  isExact?: boolean;
}

/** Attributes of which a person has one at a time: a later value replaces an earlier one. */
export const SINGLE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'name',
  'home',
  'diet',
  'family-status',
  'answer-language',
]);
