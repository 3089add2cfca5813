/**
 * The section of a fact. `answers` is how the person wants replies to be; `health` is separate, because many people want
 * to keep it to themselves.
 */
export type FactSection = 'about' | 'answers' | 'work' | 'people' | 'questions' | 'health';

/** A statement of a person about themselves, in their own words. */
export interface PersonalFact {
  section: FactSection;
  /** What kind of fact it is, such as `home`, of which a person has one, or `language`, of which they may have several. */
  attribute: string;
  /** The words of the person, reduced to the fact: 'I live in Lisbon'. */
  text: string;
  /** The value that distinguishes this fact from others of the attribute: 'Lisbon'. */
  value: string;
  /** Whether the fact counts if only one conversation states it. */
  countsAlone: boolean;
}

/** Finds one kind of fact in a sentence. */
export interface FactPattern {
  section: FactSection;
  attribute: string;
  /** The group `thing` begins with the value. It may run on, and is then cut at the end of its clause (see `isExact`). */
  match: RegExp;
  countsAlone: boolean;
  /** The value must match this. */
  only?: RegExp;
  /** The value must not match this. */
  unless?: RegExp;
  /** The value is used as it was matched, not cut at the end of its clause. */
  isExact?: boolean;
}

/** Attributes with a single value at a time: a later value replaces an earlier one. */
export const SINGLE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'name',
  'home',
  'diet',
  'family-status',
  'answer-language',
]);
