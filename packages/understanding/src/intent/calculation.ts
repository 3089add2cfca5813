import { findWhen } from '../time/find-when.ts';
import { wallTimeAt } from '../time/zone.ts';
import type { Message } from './message.ts';

type Calculation = { expression: string; result: string };

const QUESTION_PREFIX =
  /^(?:(?:please|hey|ok|so|and)[, ]+)*(?:what(?:'s| is| are)|how much (?:is|are)|calculate|compute|work out)?\s*/i;
const PERCENT = /^(\d[\d,]*(?:\.\d+)?)\s?(?:%|percent) of \$?(\d[\d,]*(?:\.\d+)?)$/i;
const ARITHMETIC = /^[\d\s.,+\-*/×÷x^()]+$/i;
const DAYS_UNTIL =
  /^(?:(?:please|hey|ok|so|and)[, ]+)*how (?:many (days|weeks)|long) (?:is it |are there |do i have )?(?:left )?(?:until|till|to|before)(?: it is)? (.{2,60}?)[\s?.!]*$/i;
const HOLIDAYS: readonly [RegExp, string][] = [
  [/\bchristmas eve\b/i, 'December 24'],
  [/\b(?:christmas|xmas)(?: day)?\b/i, 'December 25'],
  [/\bnew year'?s eve\b/i, 'December 31'],
  [/\bnew year(?:'?s)?(?: day)?\b/i, 'January 1'],
  [/\bhalloween\b/i, 'October 31'],
  [/\bvalentine'?s?(?: day)?\b/i, 'February 14'],
];

const MAX_OPERANDS = 200;

const parseNumber = (text: string): number => Number(text.replaceAll(',', ''));
const formatNumber = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);

/**
 * The value of an arithmetic expression by the usual precedence; undefined for other texts. Nothing is evaluated as
 * code.
 */
const valueOf = (text: string): number | undefined => {
  const tokens = text.match(/\d[\d,]*(?:\.\d+)?|\.\d+|[+\-*/^()]/g) ?? [];
  let at = 0;
  let operandCount = 0;
  const operand = (): number => {
    const token = tokens[at++];
    operandCount += 1;
    // The limit also bounds the depth of the recursion.
    if (token === undefined || operandCount > MAX_OPERANDS) return Number.NaN;
    if (token === '-') return -power();
    if (token === '+') return power();
    if (token !== '(') return /^[\d.]/.test(token) ? parseNumber(token) : Number.NaN;
    const inner = sum();
    return tokens[at++] === ')' ? inner : Number.NaN;
  };
  const power = (): number => {
    const base = operand();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** power();
  };
  const product = (): number => {
    let result = power();
    while (tokens[at] === '*' || tokens[at] === '/')
      result = tokens[at++] === '*' ? result * power() : result / power();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      result = tokens[at++] === '+' ? result + product() : result - product();
    return result;
  };
  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : undefined;
};

const daysUntil = ({ text, reference, timeZone }: Message): Calculation | undefined => {
  const match = DAYS_UNTIL.exec(text);
  if (match === null) return undefined;
  const [, unit = 'days', dayText = ''] = match;
  const withDates = HOLIDAYS.reduce((words, [holiday, day]) => words.replace(holiday, day), dayText);
  const when = findWhen(withDates, reference, timeZone);
  if (when === undefined || !when.hasDate) return undefined;
  const today = wallTimeAt(reference, timeZone);
  const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): number =>
    Date.UTC(year, month - 1, day) / 86_400_000;
  const days = dayOf(when.localStart) - dayOf(today);
  if (days < 0) return undefined;
  const weeks = Math.floor(days / 7);
  const counted = (count: number, singular: string): string => `${count} ${singular}${count === 1 ? '' : 's'}`;
  const inWeeks = days % 7 === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} and ${counted(days % 7, 'day')}`;
  const result = unit.toLowerCase() === 'weeks' ? inWeeks : counted(days, 'day');
  return { expression: `Until ${dayText}`, result };
};

/** A calculation: arithmetic, a percentage, the days until a date. */
export const calculation = (message: Message): Calculation | undefined => {
  const expression = message.text
    .replace(QUESTION_PREFIX, '')
    .replace(/[\s?=.!]+$/, '')
    .replaceAll(/\btimes\b|\bmultiplied by\b|[×]|(?<=\d)\s*x\s*(?=\d)/gi, '*')
    .replaceAll(/\bdivided by\b|÷/gi, '/')
    .replaceAll(/\bplus\b/gi, '+')
    .replaceAll(/\bminus\b/gi, '-');
  if (expression.length > 120) return daysUntil(message);
  const percent = PERCENT.exec(expression);
  if (percent !== null) {
    const [, share = '', whole = ''] = percent;
    return { expression, result: formatNumber((parseNumber(share) / 100) * parseNumber(whole)) };
  }
  // A bare number, a date or a telephone number is not a calculation.
  if (
    ARITHMETIC.test(expression) &&
    /\d\s*[+*/^]|\d\s+-\s*\d|\)\s*[-+*/^]/.test(expression) &&
    !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(expression)
  ) {
    const value = valueOf(expression);
    if (value !== undefined) return { expression: expression.trim(), result: formatNumber(value) };
  }
  return daysUntil(message);
};
