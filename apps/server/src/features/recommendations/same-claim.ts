import { isAbout } from './dealt-with.ts';

/** Rules whose keys are the significant words of a claim, by what the claim is about: something to do or a question. */
const FAMILIES: Readonly<Record<string, ClaimKey['family']>> = {
  unfinished_plan: 'action',
  open_promise: 'action',
  wished_habit: 'action',
  repeated_question: 'question',
};

interface ClaimKey {
  family: 'action' | 'question';
  words: ReadonlySet<string>;
}

function parseKey(key: string): ClaimKey | undefined {
  const colon = key.indexOf(':');
  const family = FAMILIES[key.slice(0, colon)];
  return family === undefined ? undefined : { family, words: new Set(key.slice(colon + 1).split(' ')) };
}

/**
 * Finds out whether a key makes the same claim as a known one: the keys are equal or share most of their words, even if
 * they are from different rules.
 */
export function createSimilarKeyIndex(keys: Iterable<string>) {
  const knownKeys = new Set(keys);
  const parsedKeys = [...knownKeys].flatMap((key) => parseKey(key) ?? []);
  return {
    has: (key: string): boolean => {
      if (knownKeys.has(key)) return true;
      const parsed = parseKey(key);
      return (
        parsed !== undefined &&
        parsedKeys.some(({ family, words }) => family === parsed.family && isAbout(parsed.words, words))
      );
    },
    add: (key: string): void => {
      knownKeys.add(key);
      const parsed = parseKey(key);
      if (parsed !== undefined) parsedKeys.push(parsed);
    },
  };
}
