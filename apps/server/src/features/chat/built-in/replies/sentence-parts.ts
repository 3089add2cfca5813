/** The parts that are not empty, with spaces between them. */
export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said about some conversations. All parts may be empty. */
export interface Described {
  /** The subject they mention: 'SQL'. */
  subject: string;
  /** 'with Claude in Work', by `placeOf` of the same language. */
  place: string;
  /** 'in May 2026'. */
  span: string;
}

/** What is counted. */
export type Noun = 'conversations' | 'messages' | 'tasks' | 'events';
/** Which of some groups: the one with the most, or with the fewest. */
export type Extreme = 'most' | 'least';
