import type { Numbers } from './number-rules.ts';
import { NOTHING, type Rule } from './rule.ts';
import { type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

/** Lengths with a name of their own: 'une demi-heure'. */
export const namedLengthRules = ({ namedLengths }: TimeWords): Rule[] =>
  namedLengths.map(([minutes, named]): Rule => [wholeWord(named), `${minutes} minutes`]);

/** Lengths: 'in zwei Stunden' → 'in 2 hours', 'pendant une heure et demie' → 'for 90 minutes'. */
export const lengthRules = (words: TimeWords, { anyNumber, parseNumber }: Numbers): Rule[] => {
  const { units, fromNow, lasting, about } = words;
  const unit = Object.values(units).join('|');
  const englishLength = (count: string, name: string): string => {
    const english = Object.entries(units).find(([, one]) => wholeWord(`^(?:${one})$`, 'iu').test(name))?.[0] ?? 'hour';
    const number = parseNumber(count);
    return `${number} ${english}${number === 1 ? '' : 's'}`;
  };
  const countedMinutes = '\\d+ minutes';
  return [
    [
      wholeWord(`(?:${fromNow}) (?:(?:${about}) )?(${anyNumber}) (${unit})`),
      (_all, count, name) => `in ${englishLength(count, name)}`,
    ],
    // 'Dans 1h30', 'tra 2h', 'daqui a 1h15'
    [
      wholeWord(`(?:${fromNow}) (?:(?:${about}) )?(\\d{1,2}) ?h ?(\\d{2})?`),
      (_all, hours, minutes) => `in ${60 * Number(hours) + Number(minutes ?? 0)} minutes`,
    ],
    // 'Un taller de dos horas' ('a workshop of two hours')
    [
      wholeWord(`(?<=\\p{L} )(?:de|di|von|van) (${anyNumber}) (${units.minute}|${units.hour})`),
      (_all, count, name) => `de ${englishLength(count, name)}`,
    ],
    [wordsBefore(`(?:${fromNow}) (?:(?:${about}) )?(?=${countedMinutes})`), 'in '],
    [
      wholeWord(`(?:${lasting}) (?:(?:${about}) )?(${anyNumber}) (${unit})`),
      (_all, count, name) => `for ${englishLength(count, name)}`,
    ],
    [wordsBefore(`(?:${lasting}) (?:(?:${about}) )?(?=${countedMinutes})`), 'for '],
    [
      wholeWord(`(${anyNumber}) (${unit}) (?:${words.lastingAfter ?? NOTHING})`),
      (_all, count, name) => `for ${englishLength(count, name)}`,
    ],
    [wholeWord(`(\\d+ minutes) (?:${words.lastingAfter ?? NOTHING})`), 'for $1'],
    [wholeWord(`(\\d{1,3}) ?(?:${units.minute})`), '$1 minutes'],
    // 'Redezeit fünf Minuten' ('speaking time five minutes')
    [
      wholeWord(`(${anyNumber}) (?:${units.minute})`),
      (all, count) => (parseNumber(count) > 1 ? `${parseNumber(count)} minutes` : all),
    ],
    [
      wholeWord(`(?:${lasting} )?(${anyNumber}) (?:${words.times})`),
      (_all, count) => `for ${parseNumber(count)} times`,
    ],
  ];
};
