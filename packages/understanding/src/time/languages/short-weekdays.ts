import { ENGLISH_DAYS } from './english-days.ts';
import type { Rule } from './rule.ts';
import { indexIn, type TimeWords } from './time-words.ts';

/** Abbreviated weekdays: before a number, or several in a row ('ma, wo en vr'). */
export const shortWeekdayRules = ({ shortWeekdays, and }: TimeWords): Rule[] => {
  const names = shortWeekdays.join('|');
  const indexOf = indexIn(shortWeekdays);
  const single = new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'giu');
  return [
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:(?:${names})(?:, ?|/| (?:${and}) |,? (?:${and}) ))+(?:${names})(?![\\p{L}\\p{N}])`,
        'giu',
      ),
      (all) => all.replaceAll(single, (name) => ENGLISH_DAYS[indexOf(name)] ?? name),
    ],
    ...shortWeekdays.map((short, at): Rule => [
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${short}),?(?= (?:at |from )?\\d)`, 'giu'),
      ENGLISH_DAYS[at] ?? 'monday',
    ]),
  ];
};
