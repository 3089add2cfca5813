import { comparable } from '../own-data/command-forms.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';

/** Things that people ask for and that the app does not store. */
export type AbsentThing = 'projects' | 'contacts' | 'emails' | 'photos' | 'habits';

const NAMES: readonly (readonly [name: AbsentThing, RegExp])[] = [
  ['projects', /^(?:projects?|projecten|projekte?|projets?|proyectos?|progetti|projetos?)$/],
  ['contacts', /^(?:contacts?|contacten|contactpersonen|kontakte?|contactos?|contatti|contatos?)$/],
  ['emails', /^(?:e-?mails?|mails?|correos?|courriels?)$/],
  ['photos', /^(?:photos?|pictures|foto'?s|fotos|foto)$/],
  ['habits', /^(?:habits?|gewoontes?|gewohnheiten|habitudes?|habitos?|abitudini)$/],
];
/**
 * A question for everything of one kind, with the kind as a group; lower case, without accents. 'My emails' alone may
 * be a subject.
 */
const ASKS_FOR_ALL: Readonly<Record<PlanLanguage | 'en', RegExp>> = {
  en: /^(?:(?:which|what|how many) (?<asked>[\w-]+) (?:do i have|have i got|are there|i have)|(?:list|show|show me|give me)(?: all)? (?:my|the) (?<listed>[\w-]+)|(?:what are my|do i have any) (?<any>[\w-]+))$/,
  nl: /^(?:(?:welke|hoeveel|wat voor) (?<asked>[\w'-]+) (?:heb ik|zijn er)|(?:toon|laat) (?:me )?(?:al )?mijn (?<listed>[\w'-]+)(?: zien)?|wat zijn mijn (?<any>[\w'-]+))$/,
  de: /^(?:(?:welche|wie ?viele) (?<asked>[\w-]+) (?:habe? ich|gibt es)|zeige? (?:mir )?(?:alle )?meine (?<listed>[\w-]+)|was sind meine (?<any>[\w-]+))$/,
  fr: /^(?:(?:quels?|quelles?|combien de) (?<asked>[\w-]+) (?:ai-je|j'ai|y a-t-il)|(?:montre|liste)(?:-moi)? (?:tous )?mes (?<listed>[\w-]+)|quels sont mes (?<any>[\w-]+))$/,
  es: /^(?:(?:que|cuantos|cuantas) (?<asked>[\w-]+) (?:tengo|hay)|(?:muestra|muestrame|lista) (?:todos )?mis (?<listed>[\w-]+)|cuales son mis (?<any>[\w-]+))$/,
  it: /^(?:(?:che|quali|quanti|quante) (?<asked>[\w-]+) (?:ho|ci sono)|(?:mostra|mostrami|elenca) (?:tutti )?i miei (?<listed>[\w-]+)|quali sono i miei (?<any>[\w-]+))$/,
  pt: /^(?:(?:que|quais|quantos|quantas) (?<asked>[\w-]+) (?:tenho|eu tenho|existem)|(?:mostra|mostre|lista)(?:-me)? (?:todos )?os meus (?<listed>[\w-]+)|quais sao os meus (?<any>[\w-]+))$/,
};

/** 'The photos' and 'are there' may refer to what was shown before. */
const MAY_REFER_BACK = /\b(?:the|are there|zijn er|gibt es|y a-t-il|hay|ci sono|existem)\b/;

interface AbsentContext {
  categories: readonly string[];
  /** Whether there was a question before. */
  isContinuing?: boolean;
}

/** The things that the message asks for, if the app does not store them. */
export function absentThing(
  text: string,
  { categories, isContinuing = false }: AbsentContext,
): AbsentThing | undefined {
  const plain = comparable(text)
    .replaceAll(/[?¿!.¡]/g, '')
    .trim();
  if (isContinuing && MAY_REFER_BACK.test(plain)) return undefined;
  for (const form of Object.values(ASKS_FOR_ALL)) {
    const { asked, listed, any } = form.exec(plain)?.groups ?? {};
    const word = asked ?? listed ?? any;
    const [name, forms] = NAMES.find(([, names]) => word !== undefined && names.test(word)) ?? [];
    if (name === undefined || forms === undefined) continue;
    const isOwn = categories.some((category) =>
      comparable(category)
        .split(/\s+/)
        .some((part) => forms.test(part)),
    );
    return isOwn ? undefined : name;
  }
  return undefined;
}
