import type { PlanLanguage } from '../time/languages/time-words.ts';

/** How a language asks for a calculation. All patterns read lower case without accents. */
export interface CalculationWords {
  language: PlanLanguage | 'en';
  /** How the result is written. */
  locale: string;
  /** Before the expression; may match nothing. */
  prefix: RegExp;
  /** The source of a pattern. */
  percent: string;
  of: string;
  signs: readonly (readonly [RegExp, string])[];
  /** The group `to` is a day, `unit` days or weeks. */
  until: RegExp;
  /** The groups `from` and `to` are days. */
  between: RegExp;
  untilLabel: string;
  day: readonly [string, string];
  week: readonly [string, string];
  and: string;
}

const SIGNS = [
  [/[×·]|(?<=\d)\s*x\s*(?=\d)/g, '*'],
  [/÷|(?<=\d)\s*:\s*(?=\d)/g, '/'],
  [/[−–]/g, '-'],
] as const;

export const ENGLISH_WORDS: CalculationWords = {
  language: 'en',
  locale: 'en-US',
  prefix:
    /^(?:(?:please|hey|ok|so|and)[, ]+)*(?:what(?:'s| is| are)|how much (?:is|are)|calculate|compute|work out)?\s*(?=[\d(.+-])/,
  percent: 'percent',
  of: '(?:(?:tip|gratuity|vat|tax|commission|interest) )?(?:of|on)',
  signs: [
    ...SIGNS,
    [/\btimes\b|\bmultiplied by\b/g, '*'],
    [/\bdivided by\b/g, '/'],
    [/\bplus\b/g, '+'],
    [/\bminus\b/g, '-'],
  ],
  until:
    /^(?:(?:please|hey|ok|so|and)[, ]+)*how (?:many (?<unit>days|weeks)|long) (?:is it |are there |do i have )?(?:left )?(?:until|till|to|before)(?: it is)? (?<to>.{2,60})$/,
  between:
    /^(?:(?:please|hey|ok|so|and)[, ]+)*how many (?<unit>days|weeks) (?:are |lie )?(?:there )?(?:between|from) (?<from>.{2,40}) (?:and|to|until) (?<to>.{2,40})$/,
  untilLabel: 'Until',
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  and: 'and',
};

/** The other six languages. A prefix is required, so that a bare expression is read as an English one only. */
export const CALCULATION_WORDS: readonly CalculationWords[] = [
  {
    language: 'nl',
    locale: 'nl-NL',
    prefix: /^(?:hoeveel is|wat is|bereken|reken uit|hoeveel bedraagt)\s+/,
    percent: 'procent',
    of: 'van(?: de)?',
    signs: [...SIGNS, [/\b(?:keer|maal)\b/g, '*'], [/\bgedeeld door\b/g, '/'], [/\bplus\b/g, '+'], [/\bmin\b/g, '-']],
    until:
      /^(?:hoeveel (?<unit>dagen|nachten|weken)|hoe lang)(?: (?:is|zijn|duurt|nog|het|er))* tot(?: aan)?(?: het is)? (?<to>.{2,60})$/,
    between: /^hoeveel (?<unit>dagen|weken)(?: (?:zijn|zitten|liggen|er))* tussen (?<from>.{2,40}) en (?<to>.{2,40})$/,
    untilLabel: 'Tot',
    day: ['dag', 'dagen'],
    week: ['week', 'weken'],
    and: 'en',
  },
  {
    language: 'de',
    locale: 'de-DE',
    prefix: /^(?:wie ?viel (?:ist|sind|macht|ergibt)|was (?:ist|sind|macht|ergibt)|berechne|rechne(?: mir)?)\s+/,
    percent: 'prozent',
    of: 'von|vom',
    signs: [...SIGNS, [/\bmal\b/g, '*'], [/\bgeteilt durch\b/g, '/'], [/\bplus\b/g, '+'], [/\bminus\b/g, '-']],
    until:
      /^(?:wie ?viele? (?<unit>tage|wochen)|wie lange?)(?: (?:sind|ist|es|noch|dauert))* bis(?: zu[mr]?)? (?<to>.{2,60})$/,
    between:
      /^wie ?viele? (?<unit>tage|wochen)(?: (?:sind|liegen|es))* zwischen (?:dem )?(?<from>.{2,40}) und (?:dem )?(?<to>.{2,40})$/,
    untilLabel: 'Bis',
    day: ['Tag', 'Tage'],
    week: ['Woche', 'Wochen'],
    and: 'und',
  },
  {
    language: 'fr',
    locale: 'fr-FR',
    prefix: /^(?:combien (?:font|fait|vaut|valent)|(?:calcule|calculez)(?:-moi)?|quel est|que font)\s+/,
    percent: 'pour ?cents?',
    of: "de|du|d'",
    signs: [
      ...SIGNS,
      [/\bfois\b|\bmultiplie par\b/g, '*'],
      [/\bdivise par\b/g, '/'],
      [/\bplus\b/g, '+'],
      [/\bmoins\b/g, '-'],
    ],
    until:
      /^(?:dans )?combien de (?<unit>jours|semaines)(?: (?:reste-t-il|il reste|y a-t-il|me reste-t-il))?(?: encore)? (?:avant|jusqu'au?|jusqu'a) ?(?:le |la )?(?<to>.{2,60})$/,
    between:
      /^combien de (?<unit>jours|semaines)(?: (?:y a-t-il|il y a|separent))? entre (?:le )?(?<from>.{2,40}) et (?:le )?(?<to>.{2,40})$/,
    untilLabel: 'Avant',
    day: ['jour', 'jours'],
    week: ['semaine', 'semaines'],
    and: 'et',
  },
  {
    language: 'es',
    locale: 'es-ES',
    prefix: /^(?:cuanto (?:es|son|da|vale)|calcula(?:me)?)\s+(?:el )?/,
    percent: 'por ?ciento',
    of: 'de|del',
    signs: [
      ...SIGNS,
      [/\bpor\b|\bmultiplicado por\b/g, '*'],
      [/\bdividido (?:por|entre)\b|\bentre\b/g, '/'],
      [/\bmas\b/g, '+'],
      [/\bmenos\b/g, '-'],
    ],
    until: /^cuant[oa]s (?<unit>dias|semanas) (?:(?:faltan|quedan|hay) )?(?:para|hasta) (?:el |la )?(?<to>.{2,60})$/,
    between: /^cuant[oa]s (?<unit>dias|semanas) (?:hay )?entre (?:el )?(?<from>.{2,40}) y (?:el )?(?<to>.{2,40})$/,
    untilLabel: 'Hasta',
    day: ['día', 'días'],
    week: ['semana', 'semanas'],
    and: 'y',
  },
  {
    language: 'it',
    locale: 'it-IT',
    prefix: /^(?:quanto (?:fa|fanno|e)|quant'e|calcola(?:mi)?)\s+(?:il )?/,
    percent: 'per ?cento',
    of: 'di|del|dei',
    signs: [
      ...SIGNS,
      [/\bper\b|\bmoltiplicato per\b/g, '*'],
      [/\bdiviso(?: per)?\b/g, '/'],
      [/\bpiu\b/g, '+'],
      [/\bmeno\b/g, '-'],
    ],
    until:
      /^quant[ie] (?<unit>giorni|settimane) (?:mancano|ci sono|restano)(?: ancora)? (?:fino )?(?:al|alla|all'|allo|a) ?(?<to>.{2,60})$/,
    between:
      /^quant[ie] (?<unit>giorni|settimane) (?:ci sono |passano )?tra (?:il |l')?(?<from>.{2,40}) e (?:il |l')?(?<to>.{2,40})$/,
    untilLabel: 'Fino a',
    day: ['giorno', 'giorni'],
    week: ['settimana', 'settimane'],
    and: 'e',
  },
  {
    language: 'pt',
    locale: 'pt-PT',
    prefix: /^(?:quanto (?:e|sao|da|fazem)|calcul[ae])\s+/,
    percent: 'por ?cento',
    of: 'de|do|da|dos',
    signs: [
      ...SIGNS,
      [/\bvezes\b|\bmultiplicado por\b/g, '*'],
      [/\bdividido por\b/g, '/'],
      [/\bmais\b/g, '+'],
      [/\bmenos\b/g, '-'],
    ],
    until: /^quant[oa]s (?<unit>dias|semanas) (?:(?:faltam|restam|sao) )?(?:para|ate)(?: [oa]o?)? (?<to>.{2,60})$/,
    between:
      /^quant[oa]s (?<unit>dias|semanas) (?:ha )?entre (?:o dia |o )?(?<from>.{2,40}) e (?:o dia |o )?(?<to>.{2,40})$/,
    untilLabel: 'Até',
    day: ['dia', 'dias'],
    week: ['semana', 'semanas'],
    and: 'e',
  },
];
