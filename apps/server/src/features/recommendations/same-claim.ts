import { isAbout } from './dealt-with.ts';

/** Rules whose keys are the telling words of what is claimed: of something to be done, or of something asked. */
const FAMILIES: Readonly<Record<string, 'done' | 'asked'>> = {
  unfinished_plan: 'done',
  open_promise: 'done',
  wished_habit: 'done',
  repeated_question: 'asked',
};

interface ClaimKey {
  family: 'done' | 'asked';
  words: ReadonlySet<string>;
}

function readKey(key: string): ClaimKey | undefined {
  const colon = key.indexOf(':');
  const family = FAMILIES[key.slice(0, colon)];
  return family === undefined ? undefined : { family, words: new Set(key.slice(colon + 1).split(' ')) };
}

/**
 * Tells of a key whether it claims what one of the others does: the same key, or the same thing in other words, whichever
 * rule found it. What is said anew in other words is no new claim.
 */
export function createClaimed(keys: Iterable<string>) {
  const exact = new Set(keys);
  const told = [...exact].flatMap((key) => readKey(key) ?? []);
  return {
    has: (key: string): boolean => {
      if (exact.has(key)) return true;
      const own = readKey(key);
      return own !== undefined && told.some(({ family, words }) => family === own.family && isAbout(own.words, words));
    },
    add: (key: string): void => {
      exact.add(key);
      const own = readKey(key);
      if (own !== undefined) told.push(own);
    },
  };
}
