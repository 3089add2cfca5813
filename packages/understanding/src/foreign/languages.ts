import { detectLanguage, isCommonWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { dayLanguage } from '../time/other-languages.ts';
import type { Cues } from './cues.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export type PlanLanguage = Exclude<Language, 'en' | 'other'>;

type Matchers = { readonly [Cue in Exclude<keyof Cues, 'fixGrammar' | 'hasCompoundNouns'>]: RegExp };

/** A language with the cues searched for in its sentences. */
export interface LanguageCues {
  language: PlanLanguage;
  cues: Cues;
  match: Matchers;
}

const [BEGIN, END] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
const MATCHES_NOTHING = /(?!)/;

const anywhere = (source: string): RegExp => new RegExp(`${BEGIN}(?:${source})${END}`, 'iu');
const atStart = (source: string): RegExp => new RegExp(`^[¿¡"'\\s]{0,3}(?:${source})${END}`, 'iu');

const compileCues = (language: PlanLanguage, cues: Cues): LanguageCues => ({
  language,
  cues,
  match: {
    reminder: anywhere(cues.reminder),
    task: atStart(cues.task),
    schedule: atStart(cues.schedule),
    duty: anywhere(cues.duty),
    dontForget: anywhere(cues.dontForget),
    firstPerson: anywhere(cues.firstPerson),
    eventNouns: cues.hasCompoundNouns
      ? new RegExp(`${BEGIN}[\\p{L}-]{0,24}(?:${cues.eventNouns})(?:s|e|en|n)?${END}`, 'iu')
      : anywhere(cues.eventNouns),
    scheduledVerbs: anywhere(cues.scheduledVerbs),
    questionOpeners: atStart(cues.questionOpeners),
    pastWords: anywhere(cues.pastWords),
    cancellations: anywhere(cues.cancellations),
    hypotheticals: anywhere(cues.hypotheticals),
    textRequests: atStart(cues.textRequests),
    otherPeople: atStart(cues.otherPeople),
    openingHours: anywhere(cues.openingHours),
    titlePrefixes: new RegExp(
      `^(?:${cues.titlePrefixes})(?![\\p{L}\\p{N}])[\\s,:]*|^d[’'](?=\\p{L})|^[\\s,.;:!?¿¡–—-]+`,
      'iu',
    ),
    titleSuffixes: new RegExp(`(?:[\\s,;:–—-]+(?:${cues.titleSuffixes})|[\\s.,;:!?–—-]+)$`, 'iu'),
    mistakenForDays:
      cues.mistakenForDays === undefined
        ? MATCHES_NOTHING
        : new RegExp(`${BEGIN}(?:${cues.mistakenForDays})\\s`, 'giu'),
  },
});

const LANGUAGES: readonly LanguageCues[] = [
  compileCues('de', german),
  compileCues('fr', french),
  compileCues('es', spanish),
  compileCues('it', italian),
  compileCues('pt', portuguese),
  compileCues('nl', dutch),
];

/** The language whose command words the sentence has; undefined for a sentence without a command. */
const languageOfCommand = (sentence: string): LanguageCues | undefined =>
  COMMAND_HINT.test(sentence)
    ? LANGUAGES.find(({ match }) => match.reminder.test(sentence) || match.dontForget.test(sentence))
    : undefined;
const COMMAND_HINT =
  /erinner|weck|vergiss|vergessen|denk|rappel|réveil|préviens|oubli|pense|recu[eé]rd|recordar|despi|avísa|olvid|acu[eé]rd|ricord|svegl|avvis|promemoria|dimentic|lembr|acord|avis|esque|herinner|wakker|wekker|vergeet|vergeten/i;

/** A sentence with more common English words than this is English; a few ('on', 'me', 'a') exist in other languages. */
const MAX_ENGLISH_WORDS = 2;

const countEnglishWords = (sentence: string): number =>
  plainWordsOf(sentence).filter((word) => isCommonWord(word, 'en')).length;

/**
 * The language of a plan; undefined for English and unsupported languages. The words of a command decide. Without a
 * command the most common words decide, and in a note with few English words the names of days.
 */
export const languageOfPlan = (sentence: string): LanguageCues | undefined => {
  const command = languageOfCommand(sentence);
  if (command !== undefined) return command;
  const language = detectLanguage(sentence);
  if (language === 'other') return undefined;
  if (language !== 'en') return LANGUAGES.find((one) => one.language === language);
  const languageOfDays = dayLanguage(sentence);
  if (languageOfDays === undefined || countEnglishWords(sentence) > MAX_ENGLISH_WORDS) return undefined;
  return LANGUAGES.find((one) => one.language === languageOfDays);
};
