import { isCommonPlainWord, type Language } from '../text/language.ts';
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
/** More of them, which also stand before other words. */
const ALSO_BEFORE_PLACE = new Set('im auf op dans nos nas nei negli nelle'.split(' '));
/** Articles before the name of a place, without accents; they are skipped if no name begins with them. */
const ARTICLES = new Set('la le les el los las il lo o a os as den der die das dem de het the'.split(' '));
/** Shorter words, such as 'la', often are no place: 'la' is an article, and 'sf' also abbreviates other things. */
const MIN_LENGTH = 4;
const SHORT_NAMES = new Set(['nyc', 'uk']);
const MAX_WORDS = 3;

/**
 * The time zone of a place, by its name in any of the languages. The names in place-names.table.ts are single words;
 * longer ones are in place-zones.ts.
 */
const zoneOf = (name: string): string | undefined =>
  [name, ...(name.includes(' ') ? [] : otherPlaceNames(name))].map(zoneOfPlace).find((zone) => zone !== undefined);

/** The place with the longest name that begins at this word. */
const placeAt = (words: readonly string[], plain: readonly string[], start: number): NamedPlace | undefined => {
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length -= 1) {
    const name = plain.slice(start, start + length).join(' ');
    const timeZone = name.length < MIN_LENGTH && !SHORT_NAMES.has(name) ? undefined : zoneOf(name);
    if (timeZone !== undefined) return { place: words.slice(start, start + length).join(' '), timeZone };
  }
  return undefined;
};

const plainOf = (word: string): string => plainWordsOf(word).join(' ');

/**
 * The first place after a preposition, under its name in any of seven languages: 'à New York', 'in Londen', 'em
 * Tóquio'.
 */
export const placeIn = (text: string): NamedPlace | undefined => {
  const words = wordsOf(text);
  const plain = words.map(plainOf);
  for (const [at, word] of plain.entries()) {
    if (!BEFORE_PLACE.has(word)) continue;
    const isArticle = ARTICLES.has(plain[at + 1] ?? '');
    // The article belongs to the names of some places: 'La Paz', 'Los Angeles'.
    const named = placeAt(words, plain, at + 1) ?? (isArticle ? placeAt(words, plain, at + 2) : undefined);
    if (named !== undefined) return named;
  }
  return undefined;
};

/**
 * Words after a preposition that are not the name of a place, besides the common words of the language: 'im Moment', 'en
 * casa', 'in punto', 'op mijn horloge'.
 */
const NOT_A_PLACE =
  /^(?:.*\d.*|moment\w*|augenblick|ogenblik|instant\w*|punto|ponto|hora\w*|or[ae]|heures?|uhr|uur|zeit|tijd|temps|tiempo|tempo|real\w*|fait|fond|juste|present|actual\w*|attual\w*|atual\w*|aktuell\w*|momentan\w*|minuten?|sekunden?|seconden?|genau|precies|haus|hause|huis|thuis|casa|maison|ort|zeitzone|tijdzone|fuseau|wirklichkeit|seguida|dat[ae]|datum|fecha|jour|giorno|dia|dag|tag|(?:welk|welch|dies|jed|mein|dein|sein|unser|euer|eur|ihr)(?:e\w*)?|eine?[rmns]?|zwei|drei|vier|twee|drie|deux|trois|quatre|dos|tres|due|tre|dois|duas|mir|dir|dit|dat|deze|elk|mijn|jouw|onze?)$/;

/**
 * The place that a text in a language other than English names, if its time zone is not known: 'in den USA', 'à la gare'.
 * Only for texts in which `placeIn` finds nothing.
 */
export const unknownPlaceIn = (text: string, language: Language): string | undefined => {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const plain = words.map(plainOf);
  const nameAfter = (word: string, at: number): number | undefined => {
    if (at === 0 || !(BEFORE_PLACE.has(word) || ALSO_BEFORE_PLACE.has(word))) return undefined;
    const isArticle = ARTICLES.has(plain[at + 1] ?? '') && at + 2 < words.length;
    const nameAt = isArticle ? at + 2 : at + 1;
    const name = plain[nameAt];
    if (name === undefined || NOT_A_PLACE.test(name)) return undefined;
    // 'São' is also the common word 'são' ('are'). German nouns have capitals too.
    const isCapitalised = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(words[nameAt] ?? '');
    const isName = isCapitalised || !isCommonPlainWord(name, language) || (nameAt === at + 1 && ARTICLES.has(name));
    return isName ? nameAt : undefined;
  };
  const start = plain.map(nameAfter).find((at) => at !== undefined);
  if (start === undefined) return undefined;
  // 'São Luís', 'New Amsterdam': the capitalised words that follow belong to the name.
  const rest = words.slice(start + 1).findIndex((word) => !/^\p{Lu}/u.test(word));
  return words.slice(start, rest === -1 ? undefined : start + 1 + rest).join(' ');
};
