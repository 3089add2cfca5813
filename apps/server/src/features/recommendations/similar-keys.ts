import { isAbout } from '@app/understanding/text/same-subject';

/** The rules whose keys are made of significant words. Each rule is about something to do, or about a question. */
const FAMILIES: Readonly<Record<string, WordKey['family']>> = {
  unfinished_plan: 'action',
  open_promise: 'action',
  wished_habit: 'action',
  repeated_question: 'question',
};

interface WordKey {
  family: 'action' | 'question';
  words: ReadonlySet<string>;
}

function parseKey(key: string): WordKey | undefined {
  const colon = key.indexOf(':');
  const family = FAMILIES[key.slice(0, colon)];
  return family === undefined ? undefined : { family, words: new Set(key.slice(colon + 1).split(' ')) };
}

/**
 * Finds out whether a key is for the same recommendation as a known key: the keys are equal, or their rules belong to
 * the same family and the keys share most of their words.
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
