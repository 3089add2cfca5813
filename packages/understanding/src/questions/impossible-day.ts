import { comparable } from '../own-data/command-forms.ts';
import { timeWordsOf } from '../time/languages/tables.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { MONTH_PATTERN, monthNumber } from '../time/months.ts';

const LANGUAGES: readonly PlanLanguage[] = ['nl', 'de', 'fr', 'es', 'it', 'pt'];
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MAX_LENGTH = 200;
const BEFORE = '(?<![\\p{L}\\p{N}.,:%€$£-])';
const AFTER = '(?![\\p{L}\\p{N}])';
/**
 * Not a noun, as in 'in June 31 people came', or '%'. A day of a month is followed by the end of the text, a
 * punctuation mark, a year or a small word.
 */
const NO_NOUN =
  '(?=\\s*$|\\s*[.,;!?)]|\\s+(?:19|20)\\d{2}\\b|\\s+(?:and|or|at|from|until|till|to|with|for|about|on|in|is|was|did|do|does|have|had|will|i|we|my|please|last|this|next|again)\\b)(?![.,]\\d)';
const ENGLISH = new RegExp(
  `${BEFORE}(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${MONTH_PATTERN})|(?<monthBefore>${MONTH_PATTERN}) (?:the )?(?:(?<ordinal>\\d{1,2})(?:st|nd|rd|th)|(?<dayAfter>\\d{1,2})${NO_NOUN}))${AFTER}(?!:)`,
  'iu',
);
const OTHERS = LANGUAGES.flatMap((language) =>
  timeWordsOf(language).months.map((names, at) => ({
    month: at + 1,
    form: new RegExp(`${BEFORE}(\\d{1,2})[.ºª]? (?:de |di )?(?:${comparable(names)})${AFTER}`, 'u'),
  })),
);

interface ImpossibleDay {
  day: number;
  /** 1 is January. */
  month: number;
}

const ifImpossible = (day: number, month: number): ImpossibleDay | undefined =>
  day > (LAST_DAYS[month - 1] ?? 31) && day <= 31 ? { day, month } : undefined;

/** The day of a month that is in no calendar: November 31. */
export function impossibleDay(text: string): ImpossibleDay | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { day, month, monthBefore, ordinal, dayAfter } = ENGLISH.exec(text)?.groups ?? {};
  const named = monthNumber(month ?? monthBefore ?? '');
  const written = day ?? ordinal ?? dayAfter;
  const found = written === undefined || named === undefined ? undefined : ifImpossible(Number(written), named);
  if (found !== undefined) return found;
  const plain = comparable(text);
  for (const { month: at, form } of OTHERS) {
    const match = form.exec(plain);
    if (match !== null) return ifImpossible(Number(match[1]), at);
  }
  return undefined;
}
