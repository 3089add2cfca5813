import type { PlanLanguage } from '../time/languages/time-words.ts';

/** 'And', before another question of the same message; the first words of such a question. */
const SECOND_QUESTION: Readonly<Record<PlanLanguage | 'en', string>> = {
  en: '(?:and|also|plus) (?=(?:which|what|how many|how much|how often|when|who|do i|did i|have i|is there|are there)\\b)',
  nl: '(?:en|ook) (?=(?:welke?|wat|hoeveel|hoe vaak|wanneer|heb ik|zijn er|is er)\\b)',
  de: '(?:und|sowie) (?=(?:welche\\w*|was|wie viele?|wie oft|wann|habe ich|gibt es)\\b)',
  fr: "(?:et) (?=(?:lesquel\\w*|quel\\w*|combien|quand|qu'|est-ce)\\b)",
  es: '(?:y) (?=(?:cu[aá]l\\w*|qu[eé]|cu[aá]nt\\w+|cu[aá]ndo|tengo|hay)\\b)',
  it: '(?:e) (?=(?:qual\\w*|cosa|quant\\w+|quando|ho|ci sono)\\b)',
  pt: '(?:e) (?=(?:qua\\w+|o que|quant\\w+|quando|tenho|h[aá])\\b)',
};
const FORM = new RegExp(
  `^(?<first>.{8,120}?\\p{L})[,;?]? +(?:${Object.values(SECOND_QUESTION).join('|')})(?<second>.{6,120})$`,
  'iu',
);

/** The two questions of a message: 'which tasks are due by Friday, and which have I finished this week?'. */
export function questionsIn(text: string): [string, string] | undefined {
  const { first, second } = FORM.exec(text.trim())?.groups ?? {};
  return first === undefined || second === undefined ? undefined : [first, second];
}
