import { comparable } from '../own-data/command-forms.ts';
import type { ReadLanguage } from '../questions/question-language.ts';

/** What a question asks of something that may have changed since: how it is at present, or how it ended. */
export type StateAsked = 'present' | 'outcome';

const whole = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

/** Words that ask how something is at present: lower case, without accents. */
const PRESENT: Readonly<Record<ReadLanguage, RegExp>> = {
  en: whole(
    'still|now|nowadays|these days|at the moment|at present|currently|any ?more|any longer|no longer|by now|so far|current|latest',
  ),
  nl: whole(
    'nog(?! (?:eens|een|even|maar|iets|wat|meer|weten|weet))|nu|tegenwoordig|momenteel|intussen|inmiddels|ondertussen|niet meer|geen \\w+ meer|huidige?|tot nu toe',
  ),
  de: whole(
    '(?<!\\b(?:hiess?|heisst|war|waren|hiessen) )noch(?! (?:mal|einmal|gleich|wissen|was|etwas|erinner\\w+))|jetzt|nun|inzwischen|mittlerweile|derzeit|zurzeit|zur zeit|momentan|gegenwartig|nicht mehr|keine?[nrms]? \\w+ mehr|aktuell\\w*|bisher|heutzutage',
  ),
  fr: whole(
    "encore(?! une fois)|toujours|maintenant|actuellement|desormais|a present|en ce moment|ces temps-ci|jusqu'ici|actuel\\w*|n(?:e |')[^?]{1,20} plus",
  ),
  es: whole(
    'todavia|aun|ahora|actualmente|hoy en dia|ya no|sigue[sn]?|sigo|seguimos|en este momento|hasta ahora|actual(?:es)?',
  ),
  it: whole(
    "ancora(?! una volta)|adesso|(?<!\\b(?:(?:che|mezza|quale) |(?:un|mezz|quest)'))ora|attualmente|ormai|al momento|non [^?]{1,20} piu|finora|attual[ei]|oggigiorno",
  ),
  pt: whole(
    'ainda|agora|atualmente|hoje em dia|ja nao|de momento|neste momento|ate agora|atua(?:l|is)|continu[ao]\\w*',
  ),
};

/** Words that ask how something ended, or whether it ever happened. */
const OUTCOME: Readonly<Record<ReadLanguage, RegExp>> = {
  en: whole(
    'in the end|ended up|end up|eventually|finally|after all|ever|yet|turn(?:ed|s)? out|(?:come|came|became|become) of|go through|went through|work(?:ed)? out',
  ),
  nl: whole('uiteindelijk\\w*|ooit|toch|ten slotte|tenslotte|geworden|afgelopen met|definitie[fv]e?'),
  de: whole(
    'am ende|schliesslich|letztendlich|letztlich|je|jemals|uberhaupt|doch noch|geworden|endgultig\\w*|letzten endes',
  ),
  fr: whole('finalement|au final|en fin de compte|jamais|a la fin|definiti\\w+|devenu\\w*'),
  es: whole('al final|a la postre|finalmente|alguna vez|por fin|definitiv\\w+'),
  it: whole('alla fine|infine|finalmente|mai|poi|definitiv\\w+|diventat\\w'),
  pt: whole('no fim|no final|afinal|finalmente|alguma vez|definitiv\\w+'),
};

/** Asks for a sum over several occasions: lower case, without accents, in seven languages. */
const TOTAL = whole(
  'altogether|in total|all together|overall|in all|combined|total|in totaal|alles bij elkaar|bij elkaar|samen|totaal|insgesamt|zusammen|alles in allem|au total|en tout|en total|en conjunto|in tutto|in totale|complessivamente|ao todo|no total|total',
);

const plain = (text: string): string => comparable(text.toLowerCase()).replaceAll('ß', 'ss').replaceAll('’', "'");

/** Whether a question asks for the present state or the outcome of something; undefined for any other. */
export function stateAsked(text: string, language: ReadLanguage): StateAsked | undefined {
  const words = plain(text);
  if (PRESENT[language].test(words)) return 'present';
  return OUTCOME[language].test(words) ? 'outcome' : undefined;
}

export const asksTotal = (text: string): boolean => TOTAL.test(plain(text));

/** These say that a state or a total is asked for, but are as often part of the subject: 'the current meter'. */
const ALSO_SUBJECTS = whole(
  'current|latest|total|totaal|combined|overall|huidige?|aktuell\\w*|actuel\\w*|actual(?:es)?|attual[ei]|atua(?:l|is)',
);

/** Whether a word of a question only says that a state, an outcome or a total is asked for. */
export const isStateWord = (word: string, language: ReadLanguage): boolean =>
  !ALSO_SUBJECTS.test(plain(word)) && (stateAsked(word, language) !== undefined || asksTotal(word));
