import { readIdioms } from './idioms.ts';
import { namesSubject, valenceOf } from './valence.ts';

const BOOSTERS: ReadonlyMap<string, number> = new Map([
  ...'very really so extremely incredibly absolutely totally completely super amazingly deeply especially particularly truly remarkably insanely highly awfully utterly'
    .split(' ')
    .map((word): [string, number] => [word, 0.293]),
  ...'slightly somewhat barely hardly kinda sorta marginally partly almost little scarcely'
    .split(' ')
    .map((word): [string, number] => [word, -0.293]),
]);

const NEGATIONS: ReadonlySet<string> = new Set(
  "not no never none nothing nobody neither nor nowhere without cannot can't cant won't wont don't dont doesn't doesnt didn't didnt isn't isnt wasn't wasnt aren't arent weren't couldn't wouldn't shouldn't ain't hasn't haven't hadn't rarely seldom despite".split(
    ' ',
  ),
);

const NEGATED = -0.74;
/** Influence of a word on one after it: adjacent, one word between, two between. */
const REACH = [1, 0.95, 0.9];

/** Emoticons and symbols; our own values on the same scale. */
const SIGNS: readonly [RegExp, number][] = [
  [/(?::-?\)|:-?D|;-?\)|<3|\^_?\^)/g, 1.8],
  [/(?::'?-?\(|:-?\/(?!\/)|D:)/g, -1.7],
  [/[😀😃😄😁😊🙂🥰😍🤩😘❤💕👍🎉🙌✨😂🤣😎💪🥳]/gu, 1.9],
  [/[😢😭😞😔😟🙁☹😡😠🤬💔👎😩😫😤😱😰😨]/gu, -1.9],
];

interface Word {
  text: string;
  shouted: boolean;
}

const wordsIn = (sentence: string): Word[] => {
  const raw = sentence.match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  const mixed = raw.some((word) => word !== word.toUpperCase());
  return raw.map((word) => ({
    text: word.toLowerCase(),
    shouted: mixed && word.length > 1 && word === word.toUpperCase(),
  }));
};

/** The valence of the word at `at`, changed by boosters and negations among the three words before it. */
const inContext = (valence: number, words: readonly Word[], at: number): number => {
  let result = valence;
  for (let back = 1; back <= REACH.length; back += 1) {
    const before = words[at - back]?.text;
    if (before === undefined) break;
    const boost = (BOOSTERS.get(before) ?? 0) * (REACH[back - 1] ?? 0);
    result += result > 0 ? boost : -boost;
    if (NEGATIONS.has(before)) result *= NEGATED;
  }
  return result;
};

/** The part after 'but' carries the meaning. */
const weighBut = (valences: number[], words: readonly Word[]): void => {
  const but = words.findIndex(({ text }) => text === 'but');
  if (but < 0) return;
  for (let at = 0; at < valences.length; at += 1) valences[at] = (valences[at] ?? 0) * (at < but ? 0.5 : 1.5);
};

/**
 * Sentiment of one sentence, -1..+1, by VADER's rules: negation, boosters, 'but', capitals, exclamation marks. With
 * `asRequest`, words that name a subject ('error', 'debt', 'best') count a quarter: asking about a problem is not a
 * feeling.
 */
export const sentenceValence = (sentence: string, { asRequest }: { asRequest: boolean }): number => {
  const idioms = readIdioms(sentence);
  const words = wordsIn(idioms.rest);
  const valences = words.map(({ text, shouted }, at) => {
    const found = valenceOf(text);
    if (found === undefined || BOOSTERS.has(text)) return 0;
    // 'like' after a verb of being, and 'kind of', compare; they do not praise.
    if (
      (text === 'like' &&
        /^(?:is|was|look|looks|feel|feels|sounds?|seems?|something|things)$/.test(words[at - 1]?.text ?? '')) ||
      (text === 'kind' && words[at + 1]?.text === 'of')
    )
      return 0;
    const weighted = asRequest && namesSubject(text) ? found / 4 : found;
    return inContext(shouted ? weighted + Math.sign(weighted) * 0.733 : weighted, words, at);
  });
  weighBut(valences, words);
  // 'It does not work' in a request names what is to be fixed.
  let sum = valences.reduce((total, valence) => total + valence, asRequest ? idioms.valence / 4 : idioms.valence);
  for (const [sign, valence] of SIGNS) sum += valence * Math.min(3, sentence.match(sign)?.length ?? 0);
  const marks = Math.min(4, sentence.split('!').length - 1) * 0.292;
  if (sum !== 0) sum += Math.sign(sum) * marks;
  return sum / Math.sqrt(sum * sum + 15);
};
