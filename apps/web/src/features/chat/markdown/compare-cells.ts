const texts = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
/** A number as people write it in tables: with a sign, a currency or unit, a percent sign, and separators. */
const number = /^[^\d\s]{0,3}\s*[-+−]?\s*[^\d\s]{0,3}\d[\d.,\s']*\s*\p{L}{0,4}[%°]?$/u;

/** Numbers by value, other texts as a dictionary orders them; empty cells last. */
export function compareCells(one: string, other: string): number {
  if (one.trim() === '' || other.trim() === '') return Number(one.trim() === '') - Number(other.trim() === '');
  const [a, b] = [toNumber(one), toNumber(other)];
  return a === undefined || b === undefined ? texts.compare(one.trim(), other.trim()) : a - b;
}

function toNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!number.test(trimmed)) return undefined;
  const digits = trimmed.replaceAll(/[^\d.,]/g, '').replaceAll(/[.,]+$/g, '');
  // The last separator is that of decimals, unless three digits follow it.
  const decimal = /[.,](?!\d{3}$)\d+$/.exec(digits);
  const whole = digits.slice(0, decimal?.index ?? digits.length).replaceAll(/[.,]/g, '');
  const value = Number(decimal === null ? whole : `${whole}.${decimal[0].slice(1)}`);
  return /[-−]/.test(trimmed) ? -value : value;
}
