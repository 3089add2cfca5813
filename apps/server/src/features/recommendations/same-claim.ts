import { isAbout } from './dealt-with.ts';

/** Rules whose keys are the telling words of what is claimed. */
const OF_WORDS = new Set(['unfinished_plan', 'open_promise', 'wished_habit', 'repeated_question']);

function wordsOf(key: string): ReadonlySet<string> | undefined {
  const colon = key.indexOf(':');
  return OF_WORDS.has(key.slice(0, colon)) ? new Set(key.slice(colon + 1).split(' ')) : undefined;
}

/**
 * Tells of a key whether it claims what one of the others does: the same key, or the same thing in other words, whichever
 * rule found it. What is said anew in other words is no new claim.
 */
export function createClaimed(keys: Iterable<string>) {
  const exact = new Set(keys);
  const told = [...exact].flatMap((key) => wordsOf(key) ?? []);
  return {
    has: (key: string): boolean => {
      if (exact.has(key)) return true;
      const words = wordsOf(key);
      return words !== undefined && told.some((others) => isAbout(words, others));
    },
    add: (key: string): void => {
      exact.add(key);
      const words = wordsOf(key);
      if (words !== undefined) told.push(words);
    },
  };
}
