import { comparable } from '../own-data/command-forms.ts';
import { detectLanguage } from '../text/language.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { DataQuestion } from './data-question.ts';
import type { Reading } from './reading.ts';
import { REFUSAL_WORDS, type RefusalWords } from './refusal-words.table.ts';

const ROWS = Object.values(REFUSAL_WORDS);
const alternation = (name: keyof RefusalWords): string => ROWS.map((words) => words[name]).join('|');
const wholeWords = (name: keyof RefusalWords, flags = 'u'): RegExp =>
  new RegExp(`\\b(?:${alternation(name)})\\b`, flags);

const NEGATIONS = new Map(
  Object.entries(REFUSAL_WORDS).map(([language, { negations }]) => [language, new RegExp(negations, 'u')] as const),
);
const KNOWN_NEGATIONS = wholeWords('knownNegations', 'gu');
const OTHERS = wholeWords('others');
const KNOWLEDGE = new RegExp(alternation('knowledge'), 'u');
/** The English statements are left out for Italian, whose 'i' ('the') is not the English 'I'. */
const statementIn = (isItalian: boolean): RegExp =>
  new RegExp(
    `^(?:${ROWS.filter((row) => !isItalian || row !== REFUSAL_WORDS.en)
      .map(({ statement }) => statement)
      .join('|')})`,
    'u',
  );
const STATEMENT = { italian: statementIn(true), other: statementIn(false) };
const BEST = wholeWords('best');
const UNREAD_PERIOD = new RegExp(alternation('unreadPeriod'), 'u');
const HOLIDAY = wholeWords('holidays');
const RANGE = new RegExp(alternation('range'), 'u');
const ASKS_FOR_QUESTIONS = /\b(?:ask me|(?:a|one more|another|next|five|some) questions?)\b/u;
const LONG_QUOTE = /["“«][^"”»]*\s[^"”»]*\s[^"”»]*\s[^"”»]*["”»]/u;
const FIRST_PERSON = /\b(?:i|my|me|mine|we|our|us|i've|i'm|i'd|have i|did i|do i)\b/u;

/** Whether a holiday is named that is not read as a period: 'the Christmas party'. */
const namesOtherHoliday = (text: string, { periods }: Reading): boolean =>
  HOLIDAY.test(text) && !periods.some(({ window }) => HOLIDAY.test(window.label.toLowerCase()));

/** Whether the message says 'not', 'without' or 'except', other than in 'not done' or 'without a date'. */
export const isNegated = (plain: string, language: PlanLanguage | 'en'): boolean =>
  NEGATIONS.get(language)?.test(plain.replaceAll(KNOWN_NEGATIONS, ' ').replace(/^\W*no,|,? ?no\W*$/u, '')) === true;

/** Whether a message in any of the languages says 'not', 'without' or 'except'. */
export function isNegatedMessage(text: string): boolean {
  const language = detectLanguage(text);
  return isNegated(comparable(text), language === 'other' ? 'en' : language);
}

/**
 * Whether a message must not be answered from the person's data, although its words have a meaning there: a negation, a
 * question about others or about the world, a statement, a quotation. `plain` is the message in lower case without
 * accents.
 */
export function isRefused(
  reading: Reading,
  plain: string,
  { language, previous }: { language: PlanLanguage | 'en'; previous: DataQuestion | undefined },
): boolean {
  const text = plain.replace(/^[¿¡\s]+/u, '');
  const { has, things } = reading;
  if (isNegated(text, language)) return true;
  if (OTHERS.test(text) && !has('memories')) return true;
  if (KNOWLEDGE.test(text) || LONG_QUOTE.test(text) || UNREAD_PERIOD.test(text)) return true;
  if (namesOtherHoliday(text, reading)) return true;
  const statement = language === 'it' ? STATEMENT.italian : STATEMENT.other;
  if (!text.includes('?') && statement.test(text)) return true;
  if (ASKS_FOR_QUESTIONS.test(text)) return true;
  const isOfGoals = things.length === 0 ? previous?.thing === 'goals' : things.some(({ kind }) => kind === 'goals');
  if (BEST.test(text) && !isOfGoals) return true;
  return reading.periods.length > 1 && RANGE.test(text);
}

/** Whether a question names assistants but neither the person nor a thing of theirs: 'is ChatGPT bigger than Claude'. */
export const isAboutAssistants = (reading: Reading, plain: string, language: PlanLanguage | 'en'): boolean =>
  language === 'en' &&
  reading.things.length === 0 &&
  reading.sources.length > 0 &&
  !reading.has('talk') &&
  !FIRST_PERSON.test(plain);

const HAS_VERB =
  /\b(?:was|were|is|are|am|did|do|have|had|has|war|waren|ist|sind|habe?|hatte|heb|had|zijn|est|sont|etait|ai|es|era|fue|son|he|tengo|e|sono|ho|foi|sao|tenho)\b/u;

/** Whether a message needs no previous question: then the filters of the previous question do not apply. */
export function standsAlone(reading: Reading, previous: DataQuestion, plain: string): boolean {
  const { has, things } = reading;
  if (has('those', 'rest', 'only')) return false;
  const isWhole = things.length > 0 && has('howMany', 'which', 'list', 'when', 'howLong', 'howMuch');
  const isOther = things.some(({ kind }) => kind !== previous.thing && kind !== 'categories');
  // 'Which month most?' continues the previous question, 'which month was busiest' does not.
  return isWhole || isOther || (has('which') && has('most', 'least') && HAS_VERB.test(plain));
}

/** 'And what is photosynthesis?', 'it was in 1990': not about the list that was shown. */
const IS_REMARK =
  /\b(?:what|who|wat|wie|was|wer|que|qui|quien|cosa|chi|quem)(?:'s| is| are| was| ist| sind| est| es| e| sono) (?!left|the (?:average|total|share|sum|longest|shortest|latest|last|first|oldest|newest|most|biggest|smallest|next|second|third))|\b(?:it|he|she|they|i|this) (?:is|was|are|am|were)\b|\bi'm\b|\bis it\b/u;

export const isRemark = (plain: string): boolean => IS_REMARK.test(plain);
