type Separator = '.' | ',';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
/** A number as people write it in tables: with a sign, a currency or unit, and separators. */
const numberPattern =
  /^[~≈<>≤≥±]?\s*[-+−]?\s*(?:\p{Lu}{3}\s|\p{Lu}{0,2}\p{Sc})?\s*[-+−]?\s*(\d{1,3}(?:[.,\s'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)\s*[%‰°\p{Sc}\p{L}/²³]{0,6}$/u;
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/;

/**
 * An order for the cells of a column: numbers by value, other texts as a dictionary orders them. Empty cells are last in
 * both directions.
 */
export function cellOrder(column: readonly string[], isDescending = false): (one: string, other: string) => number {
  const separator = findDecimalSeparator(column);
  const sign = isDescending ? -1 : 1;
  return (one, other) => {
    const [first, second] = [one.trim(), other.trim()];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    const [a, b] = [toNumber(first, separator), toNumber(second, separator)];
    if (a !== undefined && b !== undefined) return (a - b) * sign;
    return collator.compare(yearFirst(first), yearFirst(second)) * sign;
  };
}

/** The decimal separator, found by the first number that leaves no doubt: 1.250 alone could also be 1250. */
function findDecimalSeparator(column: readonly string[]): Separator | undefined {
  for (const cell of column) {
    const digits = numberPattern.exec(cell.trim())?.[1] ?? '';
    const last = /[.,](?=\d+$)/.exec(digits);
    if (last === null) continue;
    const separator = last[0] as Separator;
    const other = separator === '.' ? ',' : '.';
    const whole = digits.slice(0, last.index);
    if (whole.includes(separator)) return other;
    const isGroup = /^[1-9]\d{0,2}$/.test(whole) && digits.length - last.index === 4;
    if (!isGroup) return separator;
  }
  return undefined;
}

function toNumber(text: string, decimal: Separator | undefined): number | undefined {
  const digits = numberPattern.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const normalised = digits.replaceAll(/[.,\s'’]/g, (mark) => (mark === decimal ? '.' : ''));
  const value = Number(normalised);
  if (Number.isNaN(value)) return undefined;
  return /[-−]/.test(text) ? -value : value;
}

/** 12.03.2026 as 2026-03-12, so that dates are sorted by time. */
const yearFirst = (text: string): string => text.replace(dayFirst, '$3-$2-$1');
