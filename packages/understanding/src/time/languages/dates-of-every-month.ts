import { theDay } from './english-days.ts';
import type { Rule } from './rule.ts';
import { type TimeWords, wholeWord } from './time-words.ts';

/** Words that continue a statement after 'jeden 28.', unlike a noun such as 'Tag' or 'Montag'. */
const AFTER_DATE =
  'muss|müssen|soll|wird|werden|ist|geht|kommt|zahle|überweise|ich|wir|moet|moeten|wordt|gaat|komt|betaal|je|on|nous|il|tengo|debo|devo|tenho|pago';

/** Dates of every month that name no month. */
export const datesOfEveryMonth = (words: TimeWords, { day, lead }: { day: string; lead: string }): Rule[] => [
  // 'Op de laatste dag van elk kwartaal', 'am letzten Tag jedes Quartals'
  [
    wholeWord(
      `${lead}(?:de |le |el |il |o |l['’])?(?:${words.ordinals[4]}) (?:dag|tag|jour|día|giorno|dia) (?:(?:van|de|di|eines) )?(?:elk|ieder|jedes|jeden|chaque|cada|ogni) (?:kwartaal|quartals?|trimestre)`,
    ),
    'on the last day of each quarter',
  ],
  // 'Immer am 10. des Monats', 'il 5 del mese'
  [
    wholeWord(`(?<!(?:${words.every}) )${day} (?:${words.ofTheMonth})`),
    (_all, one) => `on ${theDay(one)} of the month`,
  ],
  // 'Jeden 15.', 'elke 15e'
  [
    wholeWord(
      `(?:${words.every}) (\\d{1,2})(?:${words.ordinalMark})(?=\\s*(?:[,;!?]|$)| (?:at|um|om|à|a las|alle|às|${AFTER_DATE})(?![\\p{L}]))`,
    ),
    (_all, one) => `on ${theDay(one)} of every month`,
  ],
];
