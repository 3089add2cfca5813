const MIN_LETTERS = 6;
const WORD = /\p{L}{6,}/gu;
/** Inflected forms and other words that differ from a name by one letter: 'Montage', 'Mondays', 'sundae'. */
const OTHER_WORDS = /^(?:montage|sundae|augusta|auguste|augusto|montags?|\p{L}+(?:s|en))$/u;

/** Both words without the letters with which both begin. */
const differingEnds = (a: string, b: string): [string, string] => {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  return [a.slice(start), b.slice(start)];
};

/** Whether two words differ by two neighbouring letters that are swapped. */
export const areSwapped = (a: string, b: string): boolean => {
  if (a === b || a.length !== b.length) return false;
  const [restA, restB] = differingEnds(a, b);
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
};

/** Whether two words differ by one letter that is missing, added, wrong, or swapped with its neighbour. */
export const differByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  const [restA, restB] = differingEnds(a, b);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return areSwapped(a, b);
};

/** A function that writes misspelt names as they are in the list; names of fewer than six letters are not corrected. */
export const nameCorrector = (names: readonly string[]): ((text: string) => string) => {
  const long = names.filter((name) => name.length >= MIN_LETTERS);
  const known = new Set(names);
  return (text) =>
    text.replaceAll(WORD, (word) => {
      const lower = word.toLowerCase();
      if (known.has(lower) || OTHER_WORDS.test(lower)) return word;
      return long.find((name) => name[0] === lower[0] && differByOne(lower, name)) ?? word;
    });
};
