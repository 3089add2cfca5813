/** A sentence and its start index in the text. */
export interface Sentence {
  text: string;
  start: number;
}

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof sr jr st vs etc inc ltd corp op vol fig e.g i.e a.m p.m approx jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/** A German month in upper or lower case: in 'bis zum 31. Juli' the dot belongs to the number. */
const GERMAN_MONTH =
  /^ (?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/iu;

const isDotBeforeMonth = (text: string, at: number): boolean =>
  /(?:^|\D)\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at)) && GERMAN_MONTH.test(text.slice(at + 1, at + 12));

const endsWithAbbreviation = (text: string): boolean => {
  const last = /([a-z.]{1,8})\.$/i.exec(text.slice(-10))?.[1]?.toLowerCase();
  return last !== undefined && (ABBREVIATIONS.has(last) || (/^[a-z]$/.test(last) && !/\d[a-z]\.$/i.test(text)));
};

/** A dot and a word, a time or a number that continues the sentence: 'am 5.12. um neun', 'am 3. 18:30', 'am 3. Mai'. */
const SENTENCE_CONTINUES =
  /^\.\s(?:\p{Ll}|[+&/] \d|\d{1,2}[:.]\d\d(?!\.?\d)|\d{1,2}\s?[-–]\s?\d{1,2}(?!\.)|\d{1,2}(?:[:.]\d\d)?\s?(?:Uhr|uur|h|u)\b|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u;
/**
 * Whether the dot follows a number and the sentence continues after it, so it does not end the sentence. Does not find
 * '31. JULI', nor a day after a dot, a comma or a colon: `isDotBeforeMonth` does.
 */
const isDotOfNumber = (text: string, dot: number): boolean =>
  /(?:^|[^\d.,:])(?:\d{1,2}|\d{1,2}\.\d{1,2})$/.test(text.slice(Math.max(0, dot - 6), dot)) &&
  SENTENCE_CONTINUES.test(text.slice(dot, dot + 14));

/**
 * Splits at line ends, at `.`, `!`, `?` and `…` before white space, and at `。！？`; keeps 'a.m.', 'Dr.' and '3.5' whole.
 * Returns the first `max` sentences. `start` is an index into `text`.
 */
export const splitSentences = (text: string, max: number = 400): Sentence[] => {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, start: from + raw.indexOf(trimmed) });
    from = to;
  };
  for (let i = 0; i < text.length && sentences.length < max; i += 1) {
    const character = text[i] ?? '';
    if (character === '\n') push(i);
    else if (/[.!?…。！？]/.test(character)) {
      const next = text[i + 1];
      const ends = next === undefined || /\s/.test(next) || /[。！？]/.test(character);
      if (!ends || (character === '.' && isDotBeforeMonth(text, i))) continue;
      if (character === '.' && isDotOfNumber(text, i)) continue;
      // A new sentence may start after an abbreviation too: 'at 9 a.m. Then …', unlike 'Dr. Smith'.
      const startsLower = /^\s{1,3}[a-z]/.test(text.slice(i + 1, i + 5));
      if (
        character === '.' &&
        endsWithAbbreviation(text.slice(Math.max(from, i - 9), i + 1)) &&
        (startsLower || !/[ap]\.m\.$/i.test(text.slice(i - 3, i + 1)))
      )
        continue;
      push(i + 1);
    }
  }
  if (sentences.length < max) push(text.length);
  return sentences;
};
