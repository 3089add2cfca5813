/** A number in people's notation, with signs between its groups and before its decimals. */
export const WRITTEN_NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?|[.,]\d+)`;

const GROUPS_WITH_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const GROUPS_WITH_POINT = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const GROUPS_WITH_SPACE = /^\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?$/;
const POINT = /^\d*\.\d+$/;
const COMMA = /^\d*,\d+$/;

/**
 * The value of a written number; undefined if it is ambiguous. English writes 2,340.50, the other languages 2.340,50.
 * '3,5' is the same in all of them; '2,340' is a thousand times larger in English, so it is not read in other
 * languages.
 */
export const valueOfWritten = (text: string, isEnglish: boolean): number | undefined => {
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  if (GROUPS_WITH_SPACE.test(text)) return Number(text.replaceAll(/['’\u00a0\u202f ]/g, '').replace(',', '.'));
  if (GROUPS_WITH_COMMA.test(text))
    return isEnglish || text.includes('.') ? Number(text.replaceAll(',', '')) : undefined;
  if (isEnglish && POINT.test(text)) return Number(text);
  if (GROUPS_WITH_POINT.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (POINT.test(text)) return Number(text);
  return COMMA.test(text) ? Number(text.replace(',', '.')) : undefined;
};

/** An expression with its numbers in the notation of programs; undefined if one is ambiguous. */
export const withPlainNumbers = (expression: string, isEnglish: boolean): string | undefined => {
  let isSure = true;
  const plain = expression.replaceAll(new RegExp(WRITTEN_NUMBER, 'g'), (written) => {
    const value = valueOfWritten(written, isEnglish);
    isSure &&= value !== undefined;
    return String(value);
  });
  return isSure ? plain : undefined;
};
