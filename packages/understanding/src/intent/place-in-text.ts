import { otherPlaceNames } from '../text/place-names.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { wordsOf } from '../text/words.ts';
import { zoneOfPlace } from '../time/place-zones.ts';

/** A place with a known time zone, as it is written. */
interface NamedPlace {
  place: string;
  timeZone: string;
}

/** Words before the name of a place, in seven languages, without accents. */
const BEFORE_PLACE = new Set('in at a en em au aux no na nel nella bei te'.split(' '));
/** Articles before the name of a place, without accents: 'la' means 'the' here, and not Los Angeles. */
const ARTICLES = new Set('la le les el los las il lo o a os as den der die de het the'.split(' '));
/** Shorter words, such as 'sf', often abbreviate something other than a place. */
const MIN_LENGTH = 4;
const MAX_WORDS = 3;

/**
 * The time zone of a place, by its name in any of the languages. Names in languages other than English are single
 * words.
 */
const zoneOf = (name: string): string | undefined =>
  [name, ...(name.includes(' ') ? [] : otherPlaceNames(name))].map(zoneOfPlace).find((zone) => zone !== undefined);

/** The place with the longest name that begins at this word. */
const placeAt = (words: readonly string[], plain: readonly string[], start: number): NamedPlace | undefined => {
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length -= 1) {
    const name = plain.slice(start, start + length).join(' ');
    const timeZone = name.length < MIN_LENGTH ? undefined : zoneOf(name);
    if (timeZone !== undefined) return { place: words.slice(start, start + length).join(' '), timeZone };
  }
  return undefined;
};

/**
 * The first place after a preposition, under its name in any of seven languages: 'à New York', 'in Londen', 'em
 * Tóquio'.
 */
export const placeIn = (text: string): NamedPlace | undefined => {
  const words = wordsOf(text);
  const plain = words.map((word) => plainWordsOf(word).join(' '));
  for (const [at, word] of plain.entries()) {
    if (!BEFORE_PLACE.has(word)) continue;
    const isArticle = ARTICLES.has(plain[at + 1] ?? '');
    // The article belongs to the names of some places: 'La Paz', 'Los Angeles'.
    const named = placeAt(words, plain, at + 1) ?? (isArticle ? placeAt(words, plain, at + 2) : undefined);
    if (named !== undefined) return named;
  }
  return undefined;
};
