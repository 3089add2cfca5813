import { PLACE_NAMES } from './place-names.table.ts';
import { plainWordsOf } from './plain-words.ts';

const PLACES = PLACE_NAMES.trim()
  .split('\n')
  .map((line) => line.split(' '));
const BY_NAME = Map.groupBy(
  PLACES.flatMap((names) => names.map((name) => ({ name, names }))),
  ({ name }) => name,
);

/** The names of the same place in other languages: 'lisbon' of 'Lisboa'; empty for any other word. */
export const otherPlaceNames = (word: string): string[] => {
  const [plain = ''] = plainWordsOf(word);
  const all = (BY_NAME.get(plain) ?? []).flatMap(({ names }) => names);
  return [...new Set(all)].filter((name) => name !== plain);
};
