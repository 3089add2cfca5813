import { isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { countTimeWords } from '../time/languages/count-time-words.ts';
import { timeWordsOf } from '../time/languages/tables.ts';
import {
  type PlanLanguage,
  withLatinLetters,
  withOptionalAccents,
  WORD_CHARACTERS,
} from '../time/languages/time-words.ts';
import type { Cues } from './cues.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { OWN_TREATED } from './own-treated.table.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

type Matchers = {
  readonly [Cue in Exclude<keyof Cues, 'fixGrammar' | 'hasCompoundNouns' | 'reminderNoun'>]: RegExp;
} & {
  /** A question after the plan: ', was soll ich fragen?'. */
  readonly trailingQuestion: RegExp;
  /** A statement about something done to one's own pet or car: 'mijn kat wordt geopereerd'. */
  readonly ownTreated: RegExp;
  /** The name of a weekday. */
  readonly days: RegExp;
};

/** A language with the cues searched for in its sentences. */
export interface LanguageCues {
  language: PlanLanguage;
  cues: Cues;
  match: Matchers;
}

/** A word ends before anything except a letter or digit, or with an apostrophe: "j'" in "j'ai". */
const [BEGIN, END] = [`(?<![${WORD_CHARACTERS}])`, `(?:(?![${WORD_CHARACTERS}])|(?<=['’]))`];
const MATCHES_NOTHING = /(?!)/;

/**
 * A pattern in which accents are optional, because many people omit them. `anywhereExactly` needs them: they
 * distinguish a past from a present ('llegó', 'llego').
 */
const anywhere = (source: string): RegExp => new RegExp(`${BEGIN}(?:${withOptionalAccents(source)})${END}`, 'iu');
const anywhereExactly = (source: string): RegExp => new RegExp(`${BEGIN}(?:${withLatinLetters(source)})${END}`, 'iu');
const atStart = (source: string): RegExp => new RegExp(`^[¿¡"'\\s]{0,3}(?:${withOptionalAccents(source)})${END}`, 'iu');

/** First words of a request after a plan, in all six languages: ', dame temas de conversación'. */
const REQUESTS =
  "dame|dime|hazme|ayúdame|aconséjame|recomiéndame|gib mir|nenn mir|hast du|hilf mir|geef me|heb je|help me|donne-moi|dis-moi|aide-moi|tu as|t[’']as|une idée|dammi|dimmi|aiutami|consigliami|hai qualche|dá-me|dê-me|me dá|me dê|diz-me|ajuda-me|me ajuda|tens alguma|tem alguma";

const compileCues = (language: PlanLanguage, cues: Cues): LanguageCues => ({
  language,
  cues,
  match: {
    reminder: new RegExp(
      `${anywhere(cues.reminder).source}|^[¿¡"'\\s]{0,3}(?:${withOptionalAccents(cues.reminderNoun)})(?: [^.!?:]{1,40})? ?(?::|\\d)`,
      'iu',
    ),
    task: atStart(cues.task),
    schedule: atStart(cues.schedule),
    duty: anywhere(cues.duty),
    dontForget: anywhere(cues.dontForget),
    firstPerson: anywhere(cues.firstPerson),
    eventNouns: cues.hasCompoundNouns
      ? new RegExp(
          `${BEGIN}[${WORD_CHARACTERS}-]{0,24}(?:${withOptionalAccents(cues.eventNouns)})(?:s|e|en|n)?${END}`,
          'iu',
        )
      : anywhere(`(?:${cues.eventNouns})(?:e?s)?`),
    scheduledVerbs: anywhere(cues.scheduledVerbs),
    ownActs: anywhere(cues.ownActs),
    ownTreated: atStart(OWN_TREATED[language]),
    questionOpeners: atStart(cues.questionOpeners),
    pastWords: anywhereExactly(cues.pastWords),
    cancellations: anywhere(cues.cancellations),
    textRequests: atStart(cues.textRequests),
    otherPeople: atStart(cues.otherPeople),
    personVerbs: new RegExp(
      `^(?:[OA] )?\\p{Lu}\\p{Ll}{2,}(?: (?:und|en|et|y|e) \\p{Lu}\\p{Ll}+)? (?:${cues.personVerbs})${END}`,
      'u',
    ),
    openingHours: anywhere(cues.openingHours),
    publicLife: anywhere(cues.publicLife),
    days: anywhere(timeWordsOf(language).weekdays.join('|')),
    trailingQuestion: new RegExp(
      `(?:\\s?[,;:–—-]\\s?|\\.{2,3}\\s?)(?:(?:und|aber|et|mais|y|pero|e|ma|mas|en|maar|also|donc|dus)[, ]+)?[¿]?(?:${withOptionalAccents(cues.questionOpeners)}|${REQUESTS})${END}.*$`,
      'iu',
    ),
    titlePrefixes: new RegExp(
      `^(?:${cues.titlePrefixes})(?![${WORD_CHARACTERS}])[\\s,:]*|^d[’'](?=\\p{L})|^[\\s,.;:!?¿¡–—-]+`,
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

/** The cues of a language by its code. */
export const languageOf = (code: PlanLanguage): LanguageCues => {
  const found = LANGUAGES.find(({ language }) => language === code);
  if (found === undefined) throw new TypeError(`no cues for ${code}`);
  return found;
};

/** The language whose command words the sentence has; undefined for a sentence without a command. */
const languageOfCommand = (sentence: string): LanguageCues | undefined =>
  COMMAND_HINT.test(sentence)
    ? LANGUAGES.find(({ match }) => match.reminder.test(sentence) || match.dontForget.test(sentence))
    : NAMES_TASK.test(sentence)
      ? LANGUAGES.find(({ match }) => match.task.test(sentence))
      : undefined;
const NAMES_TASK =
  /taak|taken|takenlijst|lijst|liste|lista|aufgabe|tâche|tache|tarea|attività|attivita|cose da fare|tarefa/i;
const COMMAND_HINT =
  /erinner|weck|vergiss|vergessen|denk|rappel|réveil|préviens|oubli|pense|recu[eé]rd|recordar|despi|avísa|olvid|acu[eé]rd|ricord|svegl|avvis|promemoria|dimentic|lembr|acord|avis|esque|herinner|wakker|wekker|seintje|sveglia|vergeet|vergeten/i;

/** Days and hours in English. */
const ENGLISH_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|wed|thurs?|fri(?= )|tomorrow|tonight|today|next week|weekdays?|every|\d{1,2}(?::\d{2})? ?[ap]m|at \d{1,2}|noon|(?:january|february|march|june|july|october|december) \d)\b/gi;
/** Points for each word for a time, and for each name of an event. A common word has one point. */
const TIME_WEIGHT = 2;
const NOUN_WEIGHT = 2;
/** Fewer points than this are not enough, because a single common word may be a name. */
const MIN_POINTS = 2;
/** A sentence with this many common English words, and at most half as many of any other language, is English. */
const MIN_ENGLISH_WORDS = 3;

/**
 * The language of a plan; undefined for English and unsupported languages. The words of a command decide; without one,
 * the words for times, the most common words and the names of events together.
 */
export const languageOfPlan = (sentence: string): LanguageCues | undefined => {
  const command = languageOfCommand(sentence);
  if (command !== undefined) return command;
  const words = plainWordsOf(sentence);
  const countCommon = (language: Language): number => words.filter((word) => isCommonPlainWord(word, language)).length;
  const englishWords = countCommon('en');
  const common = LANGUAGES.map(({ language }) => countCommon(language));
  if (englishWords >= MIN_ENGLISH_WORDS && Math.max(...common) * 2 <= englishWords) return undefined;
  const points = LANGUAGES.map(
    ({ language, match }, at) =>
      (common[at] ?? 0) +
      TIME_WEIGHT * countTimeWords(sentence, language) +
      (hasForeignNoun(sentence, match) ? NOUN_WEIGHT : 0),
  );
  const best = Math.max(...points);
  const englishPoints = englishWords + TIME_WEIGHT * (sentence.match(ENGLISH_TIME)?.length ?? 0);
  if (best < MIN_POINTS || best <= englishPoints) return undefined;
  const language = LANGUAGES[points.indexOf(best)];
  return language !== undefined && hasForeignEvidence(sentence, language, common[points.indexOf(best)] ?? 0)
    ? language
    : undefined;
};

/** Names of events that English has too. */
const ENGLISH_NOUN =
  /^(?:webinar|pilates|padel|tennis|ballet|hockey|fitness|judo|gym|sport|scan|date|musical|standup|appointment|meeting|call|lunch|brunch|dinner|party|match|concert|examen|training|workshop|yoga|festival|film|conference|conférence|show|train|stage|session|massage|visite?|presentation|reservation|vacation|café|seminar|theater|test|interview|kino|garage|cinema|funeral|festa|fest|abend|probe|oper|essen)$/i;
const hasForeignNoun = (sentence: string, { eventNouns }: Matchers): boolean => {
  const noun = eventNouns.exec(sentence)?.[0];
  return noun !== undefined && !ENGLISH_NOUN.test(noun);
};

/** Whether more than one common word speaks for a language; one alone may be a name. */
const hasForeignEvidence = (sentence: string, { language, match }: LanguageCues, common: number): boolean =>
  common >= MIN_POINTS || hasForeignNoun(sentence, match) || countTimeWords(sentence, language) > 0;
