/** Pattern source that matches nothing, for a form that a language lacks. */
export const NOTHING = '(?!)';

/** A pattern with its English replacement. */
export type Rule = readonly [RegExp, string | ((...found: string[]) => string)];
