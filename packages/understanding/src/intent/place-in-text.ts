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
/** Shorter words are articles and abbreviations of other things: 'la' is Los Angeles, but also 'the'. */
const MIN_LENGTH = 4;
const MAX_WORDS = 3;

/** The first place after a preposition, under its name in any of seven languages: 'à New York', 'in Londen', 'em Tóquio'. */
export const placeIn = (text: string): NamedPlace | undefined => {
  const words = wordsOf(text);
  const plain = words.map((word) => plainWordsOf(word).join(' '));
  for (const [at, word] of plain.entries()) {
    if (!BEFORE_PLACE.has(word)) continue;
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const name = plain.slice(at + 1, at + 1 + length).join(' ');
      if (name.length < MIN_LENGTH || at + 1 + length > words.length) continue;
      const timeZone = [name, ...otherPlaceNames(name)].map(zoneOfPlace).find((zone) => zone !== undefined);
      if (timeZone !== undefined) return { place: words.slice(at + 1, at + 1 + length).join(' '), timeZone };
    }
  }
  return undefined;
};
