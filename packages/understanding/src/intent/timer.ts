import { buildSuggestionOfKind } from '../events/build-suggestion.ts';
import { MIN_PLAN_SCORE } from '../events/evidence.ts';
import { comparable } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { wallTimeAt } from '../time/zone.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { TIMER_WORDS, type TimerWords } from './timer.table.ts';

const MAX_LENGTH = 100;
const MAX_MINUTES = 24 * 60;

/** Forms of a whole order for a timer, with the groups `length` and `purpose`. */
const compileForms = (words: TimerWords): readonly RegExp[] => {
  const { hours, minutes, seconds, named, set, timer, link, purpose } = words;
  const { polite, politeEnd } = COMMAND_WORDS.find(({ language }) => language === words.language) ?? {
    polite: '(?!)',
    politeEnd: '(?!)',
  };
  const part = `\\d{1,3}(?:[.,]\\d)?[ -]?(?:${hours}|${minutes}|${seconds})(?!\\p{L})`;
  const length = `(?<length>${part}(?:(?: ?[a-z]{1,3})? ?(?:${part}|\\d{1,2}(?!\\d)))?|${named.map(([source]) => source).join('|')})`;
  const start = `^(?:(?:${polite})[ ,]+){0,3}(?:(?:mir|me|mij|moi|mi) )?(?:(?:${set}) |(?!the |my |de |der |le |il |el |o ))`;
  const end = `(?:(?: ?[,:–-] ?(?:(?:${purpose}) )?| (?:${purpose}) )(?<purpose>.{2,40}?))??[ ,]*(?:[ ,]+(?:${politeEnd}|stellen|zetten|an|los)){0,2}[ .!?]*$`;
  return [
    // 'Set a timer for 10 minutes', 'timer 5 min, pasta', 'pasta timer: 12 min'.
    `${start}${timer}[ ,:–-]*(?:(?:${link}) ?)?${length}${end}`,
    // 'Timer for the eggs, 6 minutes'.
    `${start}${timer} (?:${purpose}) (?<purpose>.{2,40}?)[ ,:–-]+(?:(?:${link}) )?${length}(?:[ ,]+(?:${politeEnd}))?[ .!?]*$`,
    // 'Pasta timer, 11 min'.
    `^(?<purpose>[a-z]{3,15}) ${timer}[ ,:–-]*(?:(?:${link}) )?${length}(?:[ ,]+(?:${politeEnd}))?[ .!?]*$`,
    // '10 minute timer', 'start a 20 min countdown'.
    `${start}(?:an? |een |eine[nr]? |un |une |uma? )?${length}[ -]?${timer}${end}`,
  ].map((source) => new RegExp(source, 'du'));
};

const FORMS = TIMER_WORDS.flatMap((words) => compileForms(words).map((form) => ({ words, form })));
const possibleForms = createPatternFilter(FORMS, ({ form }) => form);

/** The patterns of the table for a whole text, by their sources. */
const wholePatterns = new Map<string, RegExp>();
const isWhole = (source: string, text: string): boolean => {
  const pattern = wholePatterns.get(source) ?? new RegExp(`^(?:${source})$`, 'u');
  wholePatterns.set(source, pattern);
  return pattern.test(text);
};

/** The length in seconds. A figure without a unit after hours is minutes: '1h30'. */
export const secondsIn = (length: string, { hours, minutes, seconds, named }: TimerWords): number => {
  const known = named.find(([source]) => isWhole(source, length))?.[1];
  if (known !== undefined) return known * 60;
  return [...length.matchAll(/(\d+(?:[.,]\d)?)[ -]?([\p{L}']*)/gu)].reduce((sum, [, written = '', unit = '']) => {
    const count = Number(written.replace(',', '.'));
    if (isWhole(hours, unit)) return sum + count * 3_600;
    if (isWhole(seconds, unit)) return sum + count;
    return unit === '' || isWhole(minutes, unit) ? sum + count * 60 : sum;
  }, 0);
};

/** A reminder after a length of time: 'timer for 90s', 'stell einen Timer auf 20 Minuten für die Nudeln'. */
export const timerIntent = ({ text, reference, timeZone }: Message): DetectedIntent | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .trim();
  const plain = comparable(written);
  for (const { words, form } of possibleForms(plain)) {
    const indices = form.exec(plain)?.indices?.groups;
    if (indices === undefined) continue;
    const partOf = (name: string): string => written.slice(...(indices[name] ?? [0, 0])).trim();
    const seconds = secondsIn(comparable(partOf('length')), words);
    if (seconds <= 0 || seconds > MAX_MINUTES * 60) return undefined;
    const start = new Date(reference.getTime() + seconds * 1_000);
    const purpose = partOf('purpose');
    const title = purpose === '' ? 'Timer' : purpose.charAt(0).toLocaleUpperCase() + purpose.slice(1);
    const when = {
      sentence: written,
      spans: [],
      start,
      localStart: wallTimeAt(start, timeZone),
      timeZone,
      hasDate: true,
      hasTime: true,
      namesOnlyPeriod: false,
      isPast: false,
    };
    const fields = { title, description: written, score: MIN_PLAN_SCORE };
    return { intent: 'reminder', suggestion: buildSuggestionOfKind('reminder', fields, when), confidence: 0.95 };
  }
  return undefined;
};
