import {
  firstWords,
  FOREIGN_ENDING,
  FOREIGN_LEAD,
  orWholeClause,
  SHORT_WEEKDAY,
  withoutTranslated,
} from '../events/title-words.ts';
import type { FoundWhen } from '../time/find-when.ts';
import type { LanguageCues } from './languages.ts';

const BEFORE_TIME = new RegExp(
  `(?:[\\s,;(:]|\\b(?:on|at|by|from|in|for|until|starting)|(?<![\\p{L}])(?:um|om|op|am|im|den|dem|du|au|le|el|dal|dalle|dall['’]|das|às|até|dia)|(?<!\\p{L})${SHORT_WEEKDAY})+$`,
  'iu',
);
const CLAUSE_SUBJECT =
  "siempre|nunca|jamais|ya|me|se|no|yo|je|j['’]|on|nous|ça|ik|ich|wir|we|wij|non|io|mi|sempre|não|eu|a gente|(?:o|a|os|as|el|la|los|las|le|les|il|lo|gli|de|het|der|die|das) \\p{L}+ (?:já|ya|déjà|già|al|schon|siempre|sempre|immer|altijd|toujours|nunca|me|se|mi|ci|is|ist|est|è|es|é)";
/** Where the words after a plan begin: 'dentist at 9, I take the bus', 'dancing lessons and the neighbour complains'. */
const AFTER_PLAN = new RegExp(
  `,\\s(?:ik|we|wij|ich|wir|je|on|nous|yo|eu|io|hij|zij|er|sie|il|elle|wat|was|que|cosa|en|und|et|y|e)\\s|(?<=^\\S+(?:\\s\\S+){2,})\\s(?:y|e|et|und|en|ma|mas|pero|mais|aber|maar)\\s(?:${CLAUSE_SUBJECT})(?!\\p{L})`,
  'iu',
);

/** The sentence without its time words (which are in English by now) and the prepositions before them. */
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

const withoutLooseEnd = (title: string): string => {
  const kept = title.replace(/[\s.,:;!?(–—-]+$/u, '').replace(FOREIGN_ENDING, '');
  return kept === title || !/\p{L}{2}/u.test(kept) ? title : withoutLooseEnd(kept);
};

/** A short title for the plan in a sentence that is not in English, without time words and commands. */
export const foreignTitle = ({ match, cues }: LanguageCues, when: FoundWhen | undefined, text: string): string => {
  let remaining = when === undefined ? text : withoutTimes(when);
  for (let round = 0; round < 8; round += 1) {
    const next = remaining.replace(match.titlePrefixes, '').replace(match.titleSuffixes, '').trim();
    if (next === remaining || !/\p{L}{2}/u.test(next)) break;
    remaining = next;
  }
  const own = withoutTranslated(cues.fixGrammar?.(remaining) ?? remaining, text);
  const [clause = own] = own.replace(FOREIGN_LEAD, '').split(AFTER_PLAN);
  const words = firstWords(clause.split(' '), MAX_WORDS).slice(0, MAX_CHARACTERS);
  const title = orWholeClause(withoutLooseEnd(words), text);
  return title.slice(0, 1).toLocaleUpperCase() + title.slice(1);
};
