/** Words before a number with 'm' or 's' that make it a length of time: 'in 90s', 'after another 20m'. */
const LENGTH_PREPOSITION = '\\b(?:in|within|after)(?: (?:about|around|roughly|just|exactly|a|another))* ?~?';
const MEASURE = new RegExp(
  `(?<!${LENGTH_PREPOSITION})(?<![\\d.,:])\\d[\\d.,]{0,6} ?m(?![\\p{L}\\p{N}'’])(?! (?:from now|later)\\b)`,
  'giu',
);
/** 'In 90s' at the end or before 'to …' is a length, 'in 90s fashion' is not. */
const DECADE = new RegExp(
  `(?<!\\d)(?:(?<!${LENGTH_PREPOSITION})|(?<=\\bin )(?=\\d+s (?!to\\b|that\\b|please\\b|pls\\b|for\\b|from\\b|about\\b|if\\b)\\p{L}))\\d{1,2}0s\\b(?! (?:from now|later)\\b)`,
  'gu',
);

const mask = (words: string): string => '·'.repeat(words.length);

/** The text with dots in place of words that the date parser would wrongly take for a date or a length of time. */
export const withoutMeasures = (text: string): string =>
  text
    // In '9am at the day unit' the parser would read 'the day' as a date.
    .replaceAll(/\bthe day(?= (?!after\b|before\b|of\b)[a-z])/gi, mask)
    // In 'the end of the quarter report' the parser would read 'the quarter' as a date.
    .replaceAll(/\b(?:end of (?:the |this )?(?:next )?(?:week|month|year|quarter)|the quarter)\b/gi, mask)
    // '2.1 x 3.4 m', 'revenue of 4.2m', 'flats of the 1970s': measures and decades are not minutes or seconds.
    .replaceAll(MEASURE, mask)
    .replaceAll(DECADE, mask);
