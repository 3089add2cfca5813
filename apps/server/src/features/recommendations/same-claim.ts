import { isAbout } from './dealt-with.ts';

/** Rules whose keys are the significant words of a claim, by what the claim is about: something to do or a question. */
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
 * Finds out whether a key makes the same claim as a known one: the keys are equal or share most of their words, even if
 * they are from different rules.
 */
export function createClaimIndex(keys: Iterable<string>) {
  const exact = new Set(keys);
  const known = [...exact].flatMap((key) => readKey(key) ?? []);
  return {
    has: (key: string): boolean => {
      if (exact.has(key)) return true;
      const own = readKey(key);
      return own !== undefined && known.some(({ family, words }) => family === own.family && isAbout(own.words, words));
    },
    add: (key: string): void => {
      exact.add(key);
      const own = readKey(key);
      if (own !== undefined) known.push(own);
    },
  };
}
