import { comparable } from '../own-data/command-forms.ts';
import { plainText } from '../text/plain-text.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { DataQuestion, Thing, WorkspaceNames } from './data-question.ts';
import { withoutExclusion } from './exclusions.ts';
import { followUpQuestion } from './follow-up-question.ts';
import { asksYesOrNo, isPastIn, withEnglishPeriods } from './foreign-periods.ts';
import { freshQuestion } from './fresh-question.ts';
import { LEXICONS } from './lexicons.ts';
import { asksForReview } from './period-review.ts';
import type { Side } from './periods.ts';
import { type Reading, readTokens, THINGS } from './reading.ts';
import { isAboutAssistants, isRefused, isRemark, standsAlone } from './refusals.ts';
import { inOtherCategory } from './uncategorised.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { type Lexicon, type Token, tokensOf } from './tokens.ts';

const MAX_LENGTH = 200;
/** Words that make a period one of the past: 'did', 'had'. */
const PAST =
  /^(?!.*\b(?:to be|has to|have to|needs? to|must|should)\b).*\b(?:did|had|have i (?:had|done)|was|were|finished|completed|done)\b/i;
const YES_OR_NO = /^(?:(?:hey|hi|ok|so|and|please)[, ]+)*(?:did|do|does|have|has|is|are|was|were|any)\b/i;
/** Things that lie ahead, unless the message says otherwise. */
const COMING = new Set<Token['kind']>(['tasks', 'events', 'calendar', 'reminders', 'free', 'due', 'open', 'overdue']);

interface AskedQuestion {
  reading: Reading;
  language: PlanLanguage | 'en';
  source: string;
  isPast: boolean;
}

interface Context {
  reference: Date;
  timeZone: string;
  names: WorkspaceNames;
  previous?: DataQuestion | undefined;
  /** On which side of now a bare month or weekday is; found by the words of the message if absent. */
  side?: Side;
}

const namedIn = ({ names }: Context, language: PlanLanguage | 'en') => ({
  categories: names.categories,
  isForeign: language !== 'en',
});

const ELISION = /(?<![\p{L}])(l|d|qu|j|n|m|s|c|t|un|dell|nell|all|sull|dall|quest|quell|com)['’](?=\p{L})/giu;

function sourceOf(text: string, language: PlanLanguage | 'en'): string {
  if (language === 'en') {
    return text.replaceAll(/\b(what|who|how|which one|there|it|that|where|when|one)['’]s\b/gi, '$1 is');
  }
  return withEnglishPeriods(text, language).replaceAll(ELISION, "$1' ");
}

/** Plans lie ahead, conversations in the past. */
function readSide(source: string, language: PlanLanguage | 'en', lexicon: Lexicon, context: Context): Side {
  const { previous, ...moment } = context;
  if (language === 'en' ? PAST.test(source) : isPastIn(source, language)) return 'past';
  const tokens = tokensOf(source, lexicon, namedIn(context, language), { ...moment, side: 'past' });
  const thing = tokens.find(({ kind }) => kind in THINGS)?.kind;
  if (thing === undefined) return previous !== undefined && PLAN_THINGS.has(previous.thing) ? 'future' : 'past';
  return COMING.has(thing) ? 'future' : 'past';
}
const PLAN_THINGS = new Set<Thing>(['tasks', 'events', 'freeTime', 'reminders']);

/** The message as it is read in one language. */
function readIn({ language, lexicon }: (typeof LEXICONS)[number], text: string, context: Context): AskedQuestion {
  const source = lexicon.corrected(sourceOf(text, language));
  const side = context.side ?? readSide(source, language, lexicon, context);
  const tokens = tokensOf(source, lexicon, namedIn(context, language), { ...context, side });
  const isPast = language === 'en' ? PAST.test(source) : isPastIn(source, language);
  const isYesOrNo = language === 'en' ? YES_OR_NO.test(source) : asksYesOrNo(source, language);
  return { source, isPast, language, reading: readTokens(tokens, source, isYesOrNo) };
}

/**
 * The message as it is read in each language, the reading with the fewest unknown words first. If all words are known
 * in English, only the English reading.
 */
function readingsOf(text: string, context: Context): AskedQuestion[] {
  const [english, ...others] = LEXICONS;
  const inEnglish = english === undefined ? [] : [readIn(english, text, context)];
  if (inEnglish.some(({ reading }) => reading.unknown.length === 0)) return inEnglish;
  return [...inEnglish, ...others.map((one) => readIn(one, text, context))].toSorted(
    (a, b) => a.reading.unknown.length - b.reading.unknown.length,
  );
}

const toReviewQuestion = (period: TimeWindow): DataQuestion => ({
  words: [],
  subject: '',
  thing: 'conversations',
  act: 'list',
  period,
  isReview: true,
});

/** Marks a question about events that are over. */
function withSide(found: DataQuestion, isPast: boolean, reading: Reading): DataQuestion {
  const { isPast: wasPast, ...question } = found;
  const isOver = found.thing === 'events' && !reading.has('next') && (isPast || wasPast === true);
  return isOver ? { ...question, isPast: true } : question;
}

/**
 * A question about the person's own conversations, categories, plans, goals or cards that a count or a list answers, in
 * any of seven languages. With `previous`, a question that continues it is read too: 'and in May?'. Undefined for all
 * other messages, and for those with words that have no meaning in such a question.
 */
export function readDataQuestion(message: string, context: Context): DataQuestion | undefined {
  const text = plainText(message).trim();
  if (text.length > MAX_LENGTH || text === '') return undefined;
  const unsorted = inOtherCategory(text, context.names.categories);
  const questionAboutOther = unsorted === undefined ? undefined : readPlainQuestion(unsorted, context);
  if (questionAboutOther?.categories !== undefined) return questionAboutOther;
  const included = withoutExclusion(text, context.names.categories);
  if (included === undefined) return readPlainQuestion(text, context);
  const { leftOut, category } = included;
  const groups = category === undefined ? undefined : readPlainQuestion(included.rest, context);
  if (category !== undefined && groups !== undefined && isOfCategories(groups))
    return { ...groups, categories: [category], leftOut };
  const question = readPlainQuestion(included.text, context);
  if (question?.[leftOut] === undefined) return undefined;
  const isOne = question.alternatives === undefined && question.isReview !== true;
  // Only one filter can be left out; a second name may be one that is asked for: 'with ChatGPT but not with Claude'.
  const isClear = question.leftOut === undefined && question[leftOut].length === 1;
  return isOne && isClear ? { ...question, leftOut } : undefined;
}

/** Whether a question lists or compares categories: 'chats per category'. */
const isOfCategories = ({ thing, groupBy, categories }: DataQuestion): boolean =>
  categories === undefined && (groupBy === 'category' || (thing === 'categories' && groupBy === undefined));

function readPlainQuestion(text: string, context: Context): DataQuestion | undefined {
  const plain = comparable(text);
  for (const { reading, source, isPast, language } of readingsOf(text, context).slice(0, 2)) {
    const { previous, names, timeZone, reference } = context;
    if (isRefused(reading, plain, { language, previous })) return undefined;
    const mayContinue = previous !== undefined && !standsAlone(reading, previous, plain) && !isRemark(plain);
    if (!mayContinue && isAboutAssistants(reading, plain, language)) return undefined;
    const continued = mayContinue
      ? followUpQuestion(reading, previous, { source, names, timeZone, reference })
      : undefined;
    const [period] = reading.periods;
    const review = period !== undefined && asksForReview(reading, comparable(source), language);
    if (review && period.window.from <= reference) return toReviewQuestion(period.window);
    const found = continued ?? freshQuestion(reading, source, names);
    if (found === undefined) continue;
    const question = withSide(found, isPast, reading);
    // 'How many Spanish classes are there in May': only the title shows that the month lies ahead.
    const isAhead = PLAN_THINGS.has(question.thing) && !isPast && context.side === undefined;
    const isOver =
      question.period !== undefined &&
      (question.period.to <= context.reference || question.period.from.getTime() === 0);
    return isAhead && isOver ? readPlainQuestion(text, { ...context, side: 'future' }) : question;
  }
  return undefined;
}
