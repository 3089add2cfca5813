const WORDS: ReadonlyMap<string, number> = new Map([
  ['half an', 0.5],
  ['half a', 0.5],
  ['a couple of', 2],
  ['a', 1],
  ['an', 1],
  ...'one two three four five six seven eight nine ten'.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['forty-five', 45],
  ['forty five', 45],
  ['sixty', 60],
  ['ninety', 90],
]);
const COUNT_WORD = [...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** '90 min', 'two hours', 'an hour and a half', 'one and a half hours', '2h30'. A word needs its unit spelled out. */
const LENGTH = new RegExp(
  `\\b(?<!\\b(?:in|after) )(?:(\\d{1,3}(?:[.,]\\d{1,2})?)( and a half)?[ -]?(h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?)` +
    `|(${COUNT_WORD})( and a half)?[ -](hours?|hrs?|minutes?|mins?))` +
    `(?: and (a half)|(?: and | )?(\\d{1,2})(?: ?(?:minutes?|mins?|m))?)?\\b`,
  'i',
);
const MOST_MINUTES = 1_440;

export interface SpokenLength {
  minutes: number;
  /** The words it was read from. */
  words: string;
}

/** How long something is said to take, wherever a sentence says so; undefined when it does not. */
export function findLength(message: string): SpokenLength | undefined {
  const found = LENGTH.exec(message);
  if (found === null) return undefined;
  const [words, figures, figuresHalf, figuresUnit, word = '', wordHalf, wordUnit = '', halfAfter, rest] = found;
  const amount = figures === undefined ? (WORDS.get(word.toLowerCase()) ?? 0) : Number(figures.replace(',', '.'));
  const half = (figuresHalf ?? wordHalf ?? halfAfter) === undefined ? 0 : 0.5;
  const unit = figuresUnit ?? wordUnit;
  const isHours = /^h/i.test(unit);
  const minutes = Math.round((amount + half) * (isHours ? 60 : 1)) + (isHours ? Number(rest ?? 0) : 0);
  return minutes > 0 && minutes <= MOST_MINUTES ? { minutes, words } : undefined;
}
