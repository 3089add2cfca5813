import { comparable } from '../own-data/command-forms.ts';
import { isMeasured, statesPrice } from '../passages/measured.ts';
import type { Measure } from '../passages/measures.table.ts';

/** The counted things within so many words of the number: '2 mistakes', '36 sweet ripe oranges'. */
const COUNTED_NOUNS = /(?:\d[\d.,]*|\p{L}+)(?:[ -]\p{L}+){0,3}/gu;

/** 'Mistakes: 2'. */
const COUNT_AFTER = /(\p{L}+)(?::| of| von| van| de| di)? ?\d/gu;

/** Whether a number in the sentence counts one of the things for which `isThing` is true. */
export const countsThing = (sentence: string, isThing: (text: string) => boolean): boolean =>
  [...sentence.matchAll(COUNTED_NOUNS)].some(
    ([part]) => isMeasured('number', part.split(/[ -]/)[0] ?? '') && isThing(part),
  ) || [...sentence.matchAll(COUNT_AFTER)].some(([, thing = '']) => isThing(thing));

/** How well a sentence states a number of the kind: 1, less if it only may, 0 if it does not. */
export function statesNumber(measure: Measure, sentence: string): number {
  if (measure === 'money') {
    const price = statesPrice(sentence);
    return price === undefined ? 0 : price === 'certain' ? 1 : 0.9;
  }
  return isMeasured(measure, sentence) && (isMeasured('number', sentence) || measure === 'frequency') ? 1 : 0;
}

/** A sum that is paid again and again: 'a month', 'pro Woche'. Lower case, without accents. */
const RATE =
  /(?<!\p{L})(?:(?:a|an|per|each|every|pro|je|im|par|al?|alla|all'|a la|por|ao|a l'|l') ?(?:day|week|month|year|hour|night|dag|maand|jaar|uur|nacht|tag|woche|monat|jahr|stunde|jour|semaine|mois|an|heure|nuit|dia|semana|mes|ano|hora|noche|giorno|settimana|mese|anno|ora|notte|noite)|monthly|weekly|yearly|monatlich|wochentlich|jahrlich|maandelijks|wekelijks|jaarlijks|mensuel\w*|mensual\w*|mensil\w*|mensal\w*)(?!\p{L})/u;

/** Whether a text has a sum or a question for one that is paid again and again. */
export const namesRate = (text: string): boolean => RATE.test(comparable(text.toLowerCase()));

/** 'How many nights', in seven languages: the group is what is counted. Lower case, without accents. */
const COUNTED = /\b(?:how many|hoeveel|wie ?viele|combien d[e'’] ?|cuant[oa]s|quant[ie]|quant[oa]s) ?(\p{L}{3,})/u;

/** What a question wants counted: 'nights' of 'how many nights did we stay'; undefined if it counts nothing. */
export const countedIn = (question: string): string | undefined =>
  COUNTED.exec(comparable(question.toLowerCase()))?.[1];
