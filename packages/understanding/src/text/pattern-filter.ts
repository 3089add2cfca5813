import { listRequiredTexts } from './required-texts.ts';

/** Six bits for each character. With five of them a key is an integer that the engine needs no object for. */
const BITS = 6;
const MAX_LENGTH = 5;
/** The part of a key for its last two characters. */
const END_MASK = (1 << (2 * BITS)) - 1;

/** The numbers of the characters that are looked at, the same in both cases; 0 for all others, which interrupt a text. */
const CODES = new Uint8Array(0x2200);
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789 '-,.:;/()?!";
for (const [at, character] of [...CHARACTERS].entries()) {
  CODES[character.charCodeAt(0)] = at + 1;
  CODES[character.toUpperCase().charCodeAt(0)] = at + 1;
}
// Without regard to case, 's' and 'k' also match the old letter 'ſ' and the sign of Kelvin.
CODES[0x17f] = CODES['s'.charCodeAt(0)] ?? 0;
CODES[0x212a] = CODES['k'.charCodeAt(0)] ?? 0;

const codeAt = (text: string, at: number): number => CODES[text.charCodeAt(at)] ?? 0;

const keyOf = (text: string): number => {
  let key = 0;
  for (let at = 0; at < text.length; at += 1) key = (key << BITS) | codeAt(text, at);
  return key;
};

interface Index {
  /** The entries that need a text, by the key of its beginning; for each length of such a beginning. */
  byLength: readonly (Map<number, number[]> | undefined)[];
  /** Whether any of these texts ends with two characters, by their key. Most places of a text need no other look. */
  isEnd: Uint8Array;
  /** Whether an entry may match any text. */
  isUnknown: Uint8Array;
}

/**
 * Returns a function that lists the entries whose regular expression may match a text, in their order. Most of our
 * patterns cannot match a given message because it lacks a word that they need, and this is known without trying them.
 * The result is remembered for the latest text.
 */
export function createPatternFilter<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => RegExp,
): (text: string) => readonly Entry[] {
  let index: Index | undefined;
  let latest: { text: string; found: readonly Entry[] } | undefined;
  return (text) => {
    if (latest?.text === text) return latest.found;
    index ??= buildIndex(entries.map(patternOf));
    const isPossible = findPossible(index, text);
    const found = entries.filter((_, at) => isPossible[at] === 1);
    latest = { text, found };
    return found;
  };
}

function buildIndex(patterns: readonly RegExp[]): Index {
  const byLength: (Map<number, number[]> | undefined)[] = [];
  const isEnd = new Uint8Array(END_MASK + 1);
  const isUnknown = new Uint8Array(patterns.length);
  patterns.forEach((pattern, at) => {
    const beginnings = listRequiredTexts(pattern)?.map((text) => text.slice(0, MAX_LENGTH));
    const isKnown = beginnings?.every((beginning) => [...beginning].every((_, place) => codeAt(beginning, place) > 0));
    if (isKnown !== true) isUnknown[at] = 1;
    for (const beginning of new Set(beginnings)) {
      const byKey = (byLength[beginning.length] ??= new Map<number, number[]>());
      const key = keyOf(beginning);
      isEnd[key & END_MASK] = 1;
      byKey.set(key, [...(byKey.get(key) ?? []), at]);
    }
  });
  return { byLength, isEnd, isUnknown };
}

function findPossible({ byLength, isEnd, isUnknown }: Index, text: string): Uint8Array {
  const isPossible = isUnknown.slice();
  let run = 0;
  let key = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = codeAt(text, at);
    run = code === 0 ? 0 : run + 1;
    key = (key << BITS) | code;
    if (isEnd[key & END_MASK] === 0) continue;
    for (let length = Math.min(run, byLength.length - 1); length > 0; length -= 1) {
      const entries = byLength[length]?.get(key & ((1 << (BITS * length)) - 1));
      if (entries !== undefined) for (const entry of entries) isPossible[entry] = 1;
    }
  }
  return isPossible;
}
