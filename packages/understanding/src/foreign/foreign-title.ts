import {
  firstWords,
  FOREIGN_ENDING,
  FOREIGN_LEAD,
  titleOrClause,
  SHORT_WEEKDAY,
  withoutTranslatedTimes,
} from '../events/title-words.ts';
import { tidyPlanTitle, withoutFillers } from '../events/title-fillers.ts';
import type { FoundWhen } from '../time/find-when.ts';
import type { LanguageCues } from './languages.ts';

const BEFORE_TIME = new RegExp(
  `(?:[\\s,;(:]|\\b(?:on|at|by|from|in|for|until|starting)|(?<![\\p{L}])(?:um|om|op|am|im|den|dem|du|au|le|el|dal|dalle|dall['’]|das|às|até|dia)|(?<!\\p{L})${SHORT_WEEKDAY})+$`,
  'iu',
);
/** First words of a clause after 'and' or 'but': a subject, a verb with its pronoun or adverb, or 'this time'. */
const CLAUSE_START = [
  "siempre|nunca|jamais|ya|me|se|no|yo|je|j['’]\\p{L}+|on|nous|ça|ik|ich|wir|we|wij|non|io|mi|sempre|não|eu|a gente",
  '\\p{L}+-(?:me|se|nos)|\\p{L}+ (?:sempre|siempre|nunca|mai)|(?:ainda|todavía) me',
  'stavolta|questa volta|esta vez|desta vez|cette fois|diesmal|deze keer',
].join('|');
/** A clause about another thing of the person or about other people: 'en mijn enkels zijn dik', 'e o vizinho já reclamou'. */
const OTHER_CLAUSE =
  '(?:mijn|meine?|mon|ma|mes|mis?|meu|minha) \\p{L}+ (?:is|ist|est|es|è|é|zijn|sind|sont|son|sono|são)|(?:o|a|os|as|el|la|los|las|le|les|il|lo|gli|de|het|der|die|das) \\p{L}+ (?:já|ya|déjà|già|al|schon|siempre|sempre|immer|altijd|toujours|nunca|me|se|mi|ci|is|ist|est|è|es|é|fica)';
const AND_OR_BUT = '(?:y|e|et|und|en|ma|mas|pero|mais|aber|maar)';
/** Where the words after a plan begin: 'dentist at 9, I take the bus', 'dancing lessons and the neighbour complains'. */
const AFTER_PLAN = new RegExp(
  [
    ',\\s(?:ik|we|wij|ich|wir|je|on|nous|yo|eu|io|hij|zij|er|sie|il|elle|wat|was|que|cosa|en|und|et|y|e|però|pero|mas|maar|aber|mais|ma)\\s',
    `(?<=^\\S+(?:\\s\\S+)+)\\s${AND_OR_BUT}\\s(?:${CLAUSE_START})(?!\\p{L})`,
    `\\s${AND_OR_BUT}\\s(?:${OTHER_CLAUSE})(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** 'Ga ik naar het café', 'koche ich für alle': the verb before its subject, as after the words of a time. */
const INVERTED_WORD_ORDER =
  /^(?!(?:dass|damit|weil|wenn|ob|zodat|dat|omdat|als|wat|was|wie|hoe|und|en|wo|waar)\s)(\p{L}{2,}) (ik|we|wij|ich|wir) (?=\p{L})/iu;

/** The sentence without its time words, which are already in English, and without the prepositions before them. */
const withoutTimes = ({ sentence, spans }: FoundWhen): string => {
  let text = sentence;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const before = text
      .slice(0, start)
      .replace(/(?<=^|\s)l['’]$/i, '')
      .replace(BEFORE_TIME, '');
    text = `${before} ${text.slice(end).replace(/^\s*[),;]/, '')}`;
  }
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.])/g, '$1')
    .trim();
};

const MAX_WORDS = 10;
const MAX_CHARACTERS = 100;

/** 'Vou à quimioterapia, a próxima é a 3': the words before the next date of a series. */
const NEXT_ONE =
  /[,;]?\s(?:a próxima|o próximo|la próxima|el próximo|la prossima|il prossimo|le prochain|la prochaine|de volgende|(?:der|die|das) nächste)$/iu;

const withoutLooseEnd = (title: string): string => {
  const kept = title
    .replace(/[\s.,:;!?(–—-]+$/u, '')
    .replace(NEXT_ONE, '')
    .replace(FOREIGN_ENDING, '');
  return kept === title || !/\p{L}{2}/u.test(kept) ? title : withoutLooseEnd(kept);
};

/** A short title for the plan in a sentence that is not in English, without time words and commands. */
export const foreignTitle = ({ match, cues }: LanguageCues, when: FoundWhen | undefined, text: string): string => {
  let remaining = when === undefined ? text : withoutTimes(when);
  for (let round = 0; round < 8; round += 1) {
    const next = withoutFillers(remaining.replace(match.titlePrefixes, '').replace(match.titleSuffixes, '').trim());
    if (next === remaining || !/\p{L}{2}/u.test(next)) break;
    remaining = next;
  }
  const originalWords = withoutTranslatedTimes(cues.fixGrammar?.(remaining) ?? remaining, text);
  const [clause = originalWords] = originalWords
    .replace(FOREIGN_LEAD, '')
    .replace(INVERTED_WORD_ORDER, (_all, verb: string, subject: string) => `${subject} ${verb.toLowerCase()} `)
    .split(AFTER_PLAN);
  const words = firstWords(clause.split(' '), MAX_WORDS).slice(0, MAX_CHARACTERS);
  const title = titleOrClause(tidyPlanTitle(withoutLooseEnd(words)), text);
  return title.slice(0, 1).toLocaleUpperCase() + title.slice(1);
};
