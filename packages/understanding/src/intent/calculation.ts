import { valueOf } from './arithmetic.ts';
import { countDays } from './day-count.ts';
import { CALCULATION_WORDS, type CalculationWords, ENGLISH_WORDS } from './calculations.table.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import type { Message } from './message.ts';
import { valueOfWritten, withPlainNumbers, WRITTEN_NUMBER } from './written-number.ts';

export interface Calculation {
  expression: string;
  result: string;
}

const MAX_LENGTH = 120;
/** A date or a telephone number is not a calculation. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

/** '17% of 2,340', by language. */
const PERCENT = new Map(
  [ENGLISH_WORDS, ...CALCULATION_WORDS].map(({ language, percent, of }) => [
    language,
    new RegExp(`^(${WRITTEN_NUMBER})\\s?(?:%|${percent})\\s(?:${of})\\s?[$€£]?\\s?(${WRITTEN_NUMBER})$`),
  ]),
);

const calculatedIn = (words: CalculationWords, text: string, written: string): Calculation | undefined => {
  const prefix = words.prefix.exec(text)?.[0].length ?? 0;
  const expression = written.slice(prefix).trim();
  const plain = text.slice(prefix).trim();
  if (plain.length > MAX_LENGTH || DATE.test(plain)) return undefined;
  const isEnglish = words.language === 'en';
  const write = (value: number): Calculation => ({
    expression,
    result: new Intl.NumberFormat(words.locale, { maximumFractionDigits: 6 }).format(value),
  });
  const [, share = '', whole = ''] = PERCENT.get(words.language)?.exec(plain) ?? [];
  const [part, total] = [valueOfWritten(share, isEnglish), valueOfWritten(whole, isEnglish)];
  // Percentages of decimal numbers are not exact: 17 / 100 * 2340 is 397.8000000001.
  if (part !== undefined && total !== undefined) return write(Number(((part * total) / 100).toPrecision(14)));
  const inSigns = words.signs.reduce((signs, [pattern, sign]) => signs.replaceAll(pattern, sign), plain);
  const value = valueOf(withPlainNumbers(inSigns, isEnglish) ?? '');
  return value === undefined ? undefined : write(Number(value.toPrecision(14)));
};

/**
 * A calculation in any of the seven languages: arithmetic, a percentage, the days until or between dates. Undefined if
 * in doubt.
 */
export const calculation = (message: Message): Calculation | undefined => {
  const written = withoutQuestionMarks(message.text).replace(/[\s=]+$/, '');
  const text = withoutAccents(written);
  for (const words of [ENGLISH_WORDS, ...CALCULATION_WORDS]) {
    const calculated = calculatedIn(words, text, written) ?? countDays(words, { ...message, text: written }, text);
    if (calculated !== undefined) return calculated;
  }
  return undefined;
};
