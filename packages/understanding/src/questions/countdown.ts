import { comparable } from '../own-data/command-forms.ts';
import { wordsWithMeaning } from './meaningful-words.ts';

const MAX_LENGTH = 100;
const START = '^[¿ ]*(?:(?:and|so|hey|ok|en|und|et|y|e)[, ]+)*';
const TO = '(?<to>.{3,60}?)[\\s?.!]*$';

/** 'How many days until …', by language, with the groups `unit` and `to`; lower case, without accents. */
const FORMS = [
  `how (?:many (?<unit>hours|days|weeks|minutes)|long|much longer)(?: is it| are there| do i have| have i got| left| is left| still| more| to go| now)* (?:until|till|to|before) ${TO}`,
  `(?:hoeveel (?<unit>uur|uren|dagen|weken|minuten)|hoe ?lang)(?: duurt het| is het| zijn het| zijn er| heb ik| nog| er)* (?:tot|voor) ${TO}`,
  `(?:wie ?viele? (?<unit>stunden|tage|wochen|minuten)|wie lange?)(?: sind es| ist es| dauert es| habe ich| sind| noch| es)* bis(?: zu[mr]?)? ${TO}`,
  `combien (?:de |d')?(?<unit>heures|jours|semaines|minutes|temps)(?: reste-t-il| me reste-t-il| il reste| y a-t-il| encore)* (?:avant|jusqu'aux?|jusqu'a) ${TO}`,
  `(?:cuant[oa]s (?<unit>dias|horas|semanas|minutos)|cuanto(?: tiempo)?) (?:me )?(?:faltan?|quedan?)(?: aun| todavia)? (?:para|hasta) ${TO}`,
  `(?:quant[ie] (?<unit>giorni|ore|settimane|minuti)|quanto(?: tempo)?) (?:mancano|manca|restano|resta|ci sono)(?: ancora)? (?:al|alla|all'|allo|ai|alle|agli|fino ad?|per|prima d\\p{L}*) ?${TO}`,
  `(?:quant[oa]s (?<unit>dias|horas|semanas|minutos)|quanto(?: tempo)?) (?:faltam|falta|restam|resta)(?: ainda)? (?:para|ate) ${TO}`,
].map((source) => new RegExp(START + source, 'u'));

const HOURS = /^(?:hours|minutes|uur|uren|minuten|stunden|heures|horas|minutos|ore|minuti)$/;

/** What a question counts down to, in its significant words, and whether it asks for hours. */
export interface Countdown {
  words: string[];
  inHours: boolean;
}

/** 'How many days until the concert', 'hoeveel uur nog tot de tandarts'. Undefined for other messages. */
export function countdownIn(message: string): Countdown | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(message.replaceAll(/\s+/g, ' ').trim());
  const groups = FORMS.map((form) => form.exec(plain)?.groups).find((found) => found !== undefined);
  const words = wordsWithMeaning(groups?.['to'] ?? '');
  return words.length === 0 ? undefined : { words, inHours: HOURS.test(groups?.['unit'] ?? '') };
}
