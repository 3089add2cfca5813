import { findWhen } from '../time/find-when.ts';
import { wallTimeAt } from '../time/zone.ts';
import type { CalculationWords } from './calculations.table.ts';
import type { Message } from './message.ts';

interface Day {
  year: number;
  month: number;
  day: number;
}

const dayNumber = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / 86_400_000;

/** The day that a text names, without a time. */
const dayIn = (text: string, { reference, timeZone }: Message, { language }: CalculationWords): Day | undefined => {
  const when = findWhen(text, reference, timeZone, language === 'en' ? undefined : language);
  return when?.hasDate === true && !when.hasTime ? when.localStart : undefined;
};

const inWords = (days: number, unit: string, { day, week, and }: CalculationWords): string => {
  const counted = (count: number, [one, many]: readonly [string, string]): string =>
    `${count} ${count === 1 ? one : many}`;
  if (!/^(?:wee?k|woche|semaine|semana|settiman|sett)/.test(unit)) return counted(days, day);
  const weeks = counted(Math.floor(days / 7), week);
  return days % 7 === 0 ? weeks : `${weeks} ${and} ${counted(days % 7, day)}`;
};

/**
 * The days until a date or between two dates: 'how many days until Christmas', 'combien de jours entre le 3 mars et le 5
 * mai'. Undefined for other texts. `unaccented` is the text of the message in lower case without accents.
 */
export const countDays = (
  words: CalculationWords,
  message: Message,
  unaccented: string,
): { expression: string; result: string } | undefined => {
  const between = words.between.exec(unaccented);
  const until = between === null ? words.until.exec(unaccented) : null;
  const match = between ?? until;
  if (match === null || match.length < 3) return undefined;
  const { unit = '', from = '', to = '' } = match.groups ?? {};
  const first = between === null ? wallTimeAt(message.reference, message.timeZone) : dayIn(from, message, words);
  const last = dayIn(to, message, words);
  if (first === undefined || last === undefined) return undefined;
  const days = dayNumber(last) - dayNumber(first);
  // Only 'until' needs a day in the future: 'between' takes its two days in either order.
  if (days < 0 && between === null) return undefined;
  const start = unaccented.lastIndexOf(to);
  const written = message.text.slice(start, start + to.length);
  const expression =
    between === null
      ? `${words.untilLabel} ${written}`
      : message.text.slice(unaccented.indexOf(from), start + to.length);
  return { expression, result: inWords(Math.abs(days), unit, words) };
};
