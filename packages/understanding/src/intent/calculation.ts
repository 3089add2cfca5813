import { evaluate } from './arithmetic.ts';
import { applyRules } from '../time/apply-rules.ts';
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

/** `unaccented` is `original` in lower case without accents, of the same length. */
const calculatedIn = (words: CalculationWords, unaccented: string, original: string): Calculation | undefined => {
  const prefix = words.prefix.exec(unaccented)?.[0].length ?? 0;
  const expression = original.slice(prefix).trim();
  const body = unaccented.slice(prefix).trim();
  if (body.length > MAX_LENGTH || DATE.test(body)) return undefined;
  const isEnglish = words.language === 'en';
  const write = (value: number): Calculation => ({
    expression,
    result: new Intl.NumberFormat(words.locale, { maximumFractionDigits: 6 }).format(value),
  });
  const [, share = '', whole = ''] = PERCENT.get(words.language)?.exec(body) ?? [];
  const [part, total] = [valueOfWritten(share, isEnglish), valueOfWritten(whole, isEnglish)];
  // Products of decimal fractions are not exact: 1.1 * 3 is 3.3000000000000003.
  if (part !== undefined && total !== undefined) return write(Number(((part * total) / 100).toPrecision(14)));
  const inSigns = applyRules(body, words.signs);
  const value = evaluate(withPlainNumbers(inSigns, isEnglish) ?? '');
  return value === undefined ? undefined : write(Number(value.toPrecision(14)));
};

/**
 * A calculation in any of the seven languages: arithmetic, a percentage, the days until or between dates. Undefined if
 * in doubt.
 */
export const calculation = (message: Message): Calculation | undefined => {
  const original = withoutQuestionMarks(message.text).replace(/[\s=]+$/, '');
  const unaccented = withoutAccents(original);
  for (const words of [ENGLISH_WORDS, ...CALCULATION_WORDS]) {
    const calculated =
      calculatedIn(words, unaccented, original) ?? countDays(words, { ...message, text: original }, unaccented);
    if (calculated !== undefined) return calculated;
  }
  return undefined;
};
