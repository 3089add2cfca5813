import { comparable } from '../own-data/command-forms.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';

/** Things that this workspace has none of, and the English word for them in an answer. */
const NAMES: readonly (readonly [name: string, RegExp])[] = [
  ['projects', /^(?:projects?|projecten|projekte?|projets?|proyectos?|progetti|projetos?)$/],
  ['contacts', /^(?:contacts?|contacten|contactpersonen|kontakte?|contactos?|contatti|contatos?)$/],
  ['emails', /^(?:e-?mails?|mails?|correos?|courriels?)$/],
  ['photos', /^(?:photos?|pictures|foto'?s|fotos|foto)$/],
  ['habits', /^(?:habits?|gewoontes?|gewohnheiten|habitudes?|habitos?|abitudini)$/],
];
/** A question for all of one's own things, with the thing as its group; lower case, without accents. */
const ASKS_FOR_ALL: Readonly<Record<PlanLanguage | 'en', RegExp>> = {
  en: /^(?:(?:which|what|how many) (?<asked>[\w-]+) (?:do i have|have i got|are there|i have)|(?:(?:list|show|show me|give me)(?: all)? )?(?:all )?(?:my|the) (?<listed>[\w-]+)|(?:what are|do i have any|any) (?:my )?(?<any>[\w-]+))$/,
  nl: /^(?:(?:welke|hoeveel|wat voor) (?<asked>[\w'-]+) (?:heb ik|zijn er)|(?:toon|laat) (?:me )?(?:al )?mijn (?<listed>[\w'-]+)(?: zien)?|wat zijn mijn (?<any>[\w'-]+))$/,
  de: /^(?:(?:welche|wie ?viele) (?<asked>[\w-]+) (?:habe? ich|gibt es)|zeige? (?:mir )?(?:alle )?meine (?<listed>[\w-]+)|was sind meine (?<any>[\w-]+))$/,
  fr: /^(?:(?:quels?|quelles?|combien de) (?<asked>[\w-]+) (?:ai-je|j'ai|y a-t-il)|(?:montre|liste)(?:-moi)? (?:tous )?mes (?<listed>[\w-]+)|quels sont mes (?<any>[\w-]+))$/,
  es: /^(?:(?:que|cuantos|cuantas) (?<asked>[\w-]+) (?:tengo|hay)|(?:muestra|muestrame|lista) (?:todos )?mis (?<listed>[\w-]+)|cuales son mis (?<any>[\w-]+))$/,
  it: /^(?:(?:che|quali|quanti|quante) (?<asked>[\w-]+) (?:ho|ci sono)|(?:mostra|mostrami|elenca) (?:tutti )?i miei (?<listed>[\w-]+)|quali sono i miei (?<any>[\w-]+))$/,
  pt: /^(?:(?:que|quais|quantos|quantas) (?<asked>[\w-]+) (?:tenho|eu tenho|existem)|(?:mostra|mostre|lista)(?:-me)? (?:todos )?os meus (?<listed>[\w-]+)|quais sao os meus (?<any>[\w-]+))$/,
};

/** The English name of the things that the message asks for, if this workspace has no such things. */
export function absentThing(text: string): string | undefined {
  const plain = comparable(text)
    .replaceAll(/[?¿!.¡]/g, '')
    .trim();
  for (const form of Object.values(ASKS_FOR_ALL)) {
    const { asked, listed, any } = form.exec(plain)?.groups ?? {};
    const word = asked ?? listed ?? any;
    const named = word === undefined ? undefined : NAMES.find(([, names]) => names.test(word))?.[0];
    if (named !== undefined) return named;
  }
  return undefined;
}
