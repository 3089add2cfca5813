import { extractIdioms } from './idioms.ts';
import { oftenNamesSubject, valenceOf } from './valence.ts';

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

/** A negation before a word multiplies the valence by this. */
const NEGATION_FACTOR = -0.74;
const CAPITALS_BONUS = 0.733;
const EXCLAMATION_BONUS = 0.292;
/** The larger this is, the larger a sum of valences must be for a result near -1 or +1. */
const NORMALISATION = 15;
/** Influence of a booster on the first, the second and the third word after it. */
const INFLUENCE_BY_DISTANCE = [1, 0.95, 0.9];

/** Emoticons and symbols; our own values on the same scale. */
const SIGNS: readonly [RegExp, number][] = [
  [/(?::-?\)|:-?D|;-?\)|<3|\^_?\^)/g, 1.8],
  [/(?::'?-?\(|:-?\/(?!\/)|D:)/g, -1.7],
  [/[😀😃😄😁😊🙂🥰😍🤩😘❤💕👍🎉🙌✨😂🤣😎💪🥳]/gu, 1.9],
  [/[😢😭😞😔😟🙁☹😡😠🤬💔👎😩😫😤😱😰😨]/gu, -1.9],
];

interface Word {
  text: string;
  /** In capitals, in a sentence that also has lower-case words. */
  isShouted: boolean;
}

const wordsIn = (sentence: string): Word[] => {
  const raw = sentence.match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  const hasLowerCase = raw.some((word) => word !== word.toUpperCase());
  return raw.map((word) => ({
    text: word.toLowerCase(),
    isShouted: hasLowerCase && word.length > 1 && word === word.toUpperCase(),
  }));
};

/** The valence of the word at `at`, changed by boosters and negations among the three words before it. */
const valenceInContext = (valence: number, words: readonly Word[], at: number): number => {
  let result = valence;
  for (let distance = 1; distance <= INFLUENCE_BY_DISTANCE.length; distance += 1) {
    const earlierWord = words[at - distance]?.text;
    if (earlierWord === undefined) break;
    const boost = (BOOSTERS.get(earlierWord) ?? 0) * (INFLUENCE_BY_DISTANCE[distance - 1] ?? 0);
    result += result > 0 ? boost : -boost;
    if (NEGATIONS.has(earlierWord)) result *= NEGATION_FACTOR;
  }
  return result;
};

/** Raises the valences of the words after 'but' and lowers those before, in place. */
const weighBut = (valences: number[], words: readonly Word[]): void => {
  const butIndex = words.findIndex(({ text }) => text === 'but');
  if (butIndex < 0) return;
  for (let at = 0; at < valences.length; at += 1) valences[at] = (valences[at] ?? 0) * (at < butIndex ? 0.5 : 1.5);
};

/**
 * Sentiment of one sentence, -1..+1, by VADER's rules: negation, boosters, 'but', capitals, exclamation marks. With
 * `asRequest`, words that name a subject ('error', 'debt', 'best') count a quarter: asking about a problem is not a
 * feeling.
 */
export const sentenceValence = (sentence: string, { asRequest }: { asRequest: boolean }): number => {
  const idioms = extractIdioms(sentence);
  const words = wordsIn(idioms.remainingText);
  const valences = words.map(({ text, isShouted }, at) => {
    const plainValence = valenceOf(text);
    if (plainValence === undefined || BOOSTERS.has(text)) return 0;
    // 'like' after a verb of being, and 'kind of', compare; they do not praise.
    if (
      (text === 'like' &&
        /^(?:is|was|look|looks|feel|feels|sounds?|seems?|something|things)$/.test(words[at - 1]?.text ?? '')) ||
      (text === 'kind' && words[at + 1]?.text === 'of')
    )
      return 0;
    const weighted = asRequest && oftenNamesSubject(text) ? plainValence / 4 : plainValence;
    return valenceInContext(isShouted ? weighted + Math.sign(weighted) * CAPITALS_BONUS : weighted, words, at);
  });
  weighBut(valences, words);
  // 'It does not work' in a request names what is to be fixed.
  let sum = valences.reduce((total, valence) => total + valence, asRequest ? idioms.valence / 4 : idioms.valence);
  for (const [sign, valence] of SIGNS) sum += valence * Math.min(3, sentence.match(sign)?.length ?? 0);
  const exclamation = Math.min(4, sentence.split('!').length - 1) * EXCLAMATION_BONUS;
  if (sum !== 0) sum += Math.sign(sum) * exclamation;
  return sum / Math.sqrt(sum * sum + NORMALISATION);
};
