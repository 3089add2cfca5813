/** A language other than English in which plans are read. */
export type PlanLanguage = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/**
 * The words of one language for days, hours, lengths, repetitions and relations. Every value is a regular expression
 * source for whole words, in lower case and without capturing groups; a long word also matches without its accents.
 * `null` where a language has no such form.
 */
export interface TimeWords {
  language: PlanLanguage;
  /** From Sunday to Saturday. */
  weekdays: readonly string[];
  /** Abbreviations that are other words too, and so count only before a number: 'di 15u', 'mar 3'. */
  shortWeekdays: readonly string[];
  /** From January to December, long and short. */
  months: readonly string[];
  /** One, two, three … up to thirty-one. */
  numbers: readonly string[];
  /** By the English words with the same meaning: 'tomorrow morning'. Longer phrases come first. */
  days: readonly (readonly [english: string, words: string])[];
  /** After a day ('freitag abend') or alone with an article ('am abend'). */
  parts: Readonly<Record<'morning' | 'afternoon' | 'evening' | 'night', string>>;
  /** After a clock time: 'de la tarde'. */
  inMorning: string;
  inAfternoon: string;
  units: Readonly<Record<'minute' | 'hour' | 'day' | 'week' | 'month' | 'year', string>>;
  /** Lengths with a name of their own, in minutes. */
  namedLengths: readonly (readonly [minutes: number, words: string])[];
  clock: {
    /** Before a clock time: 'um', 'a las'. */
    at: string;
    /** Before the hour, without meaning: 'las'. */
    article: string | null;
    /** After the hour: 'uhr', 'h'. */
    hour: string;
    /** 'At one', whose number is also an article. */
    one: string;
    /** Whether a number in words is an hour only before the word 'hour': 'à deux' is a number of people. */
    needsHourWord: boolean;
    /** Half an hour before the hour that follows: 'halb acht'. */
    halfTo: string | null;
    threeQuartersTo: string | null;
    quarterPast: string | null;
    quarterTo: string | null;
    /** Between a number of minutes and the hour: 'zehn nach acht'. */
    minutesPast: string | null;
    minutesTo: string | null;
    /** After the hour: 'et demie', 'y cuarto', 'menos diez'. */
    andHalf: string | null;
    andQuarter: string | null;
    lessQuarter: string | null;
    andMinutes: string | null;
    lessMinutes: string | null;
    noon: string;
    midnight: string;
  };
  /** 'in' of 'in two hours'. */
  fromNow: string;
  /** 'for' of 'for two hours', before or after the length. */
  lasting: string;
  lastingAfter: string | null;
  about: string;
  on: string;
  by: string;
  until: string;
  starting: string;
  from: string;
  to: string;
  and: string;
  /** Between a day and its month: 'de'. */
  of: string | null;
  /** After the number of a day: '.', 'er', 'º'. */
  ordinalMark: string;
  next: { before: string; after: string | null };
  this: { before: string; after: string | null };
  last: { before: string; after: string | null };
  nextWeek: string;
  /** 'Of next month', 'of this month', 'of every month', 'of the month'. */
  ofNextMonth: string;
  ofThisMonth: string;
  ofEveryMonth: string;
  ofTheMonth: string;
  endOf: string;
  /** From first to fourth, and last. */
  ordinals: readonly [string, string, string, string, string];
  every: string;
  /** Every other week on a weekday, with `#` for its name. */
  everyOther: string;
  /** Every week on a weekday, with `#` for its name: 'immer montags', 'los lunes'. */
  weekly: string;
  times: string;
  repeats: readonly (readonly [english: string, words: string])[];
  holidays: readonly (readonly [english: string, words: string])[];
}

const UNACCENTED: Readonly<Record<string, string>> = {
  á: 'a',
  à: 'a',
  â: 'a',
  ã: 'a',
  ä: 'a|ae',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  í: 'i',
  ì: 'i',
  î: 'i',
  ï: 'i',
  ó: 'o',
  ò: 'o',
  ô: 'o',
  õ: 'o',
  ö: 'o|oe',
  ú: 'u',
  ù: 'u',
  û: 'u',
  ü: 'u|ue',
  ñ: 'n',
  ç: 'c',
  ß: 'ss',
  œ: 'oe',
};

/**
 * Letters and digits of the Latin languages, for use in a character class. V8 takes several times as long to compile
 * `\\p{L}` in a pattern that ignores case.
 */
export const WORD_CHARACTERS = '0-9A-Za-z\\u00c0-\\u024f';

/** The source with a class of Latin letters instead of `\p{L}`, so that it compiles faster. */
export const withLatinLetters = (source: string): string =>
  source.replaceAll(/(?<!\[[^\]]*)\\p\{Ll?\}/g, '[a-z\\u00df-\\u024f]');

/** The source with the accents of its longer words optional, as many people type them. */
export const withOptionalAccents = (source: string): string =>
  withLatinLetters(
    source.replaceAll(/\p{L}{4,}/gu, (word) =>
      [...word]
        .map((letter) => (UNACCENTED[letter] === undefined ? letter : `(?:${letter}|${UNACCENTED[letter]})`))
        .join(''),
    ),
  );

/** A pattern for whole words that also respects letters outside of ASCII. */
export const wholeWord = (source: string, flags: string = 'giu'): RegExp =>
  new RegExp(`(?<![${WORD_CHARACTERS}])(?:${withOptionalAccents(source)})(?![${WORD_CHARACTERS}])`, flags);

/** Like wholeWord, for a source that ends with a lookahead for the words after it. */
export const wordsBefore = (source: string): RegExp =>
  new RegExp(`(?<![${WORD_CHARACTERS}])(?:${withOptionalAccents(source)})`, 'giu');

/** Pattern source for any of the words, captured; the longest first, so that 'vingt-deux' is not read as 'vingt'. */
export const anyWord = (sources: readonly string[]): string =>
  `(${sources
    .flatMap((source) => source.split(/\|(?![^(]*\))/))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;

/** The index of a word in its list; -1 for a word of another list. A final s is ignored. */
export const indexIn = (sources: readonly string[]): ((word: string) => number) => {
  const patterns = sources.map((source) => new RegExp(`^(?:${withOptionalAccents(source)})s?$`, 'iu'));
  return (word) => patterns.findIndex((one) => one.test(word));
};
