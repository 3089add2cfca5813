import { findWhen } from '../time/find-when.ts';
import { MONTH_PATTERN, monthNumber } from '../time/months.ts';
import { daysInMonth, wallTimeAt } from '../time/zone.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { goalCommandBody } from '../own-data/goal-command-body.ts';
import { findOwnData } from '../own-data/own-data.ts';
import { comparable, COMMAND_FORMS, type CommandForms, matchesForm, withoutStart } from '../own-data/command-forms.ts';
import { planQuestion } from './question-intents.ts';

type GoalIntent = Extract<DetectedIntent, { intent: 'goal' }>;

const SET =
  /^(?:(?:please|ok|hey)[, ]+)*(?:(?:can|could) you )?(?:i(?:'d like| want) to )?(?:set|add|create|make|start|track|new)(?: me)? (?:up )?(?:a |an |my |the )?(?:new )?goals?\b\s*(?::|-|to|of|for|called|that)?\s*(.{2,200})$/i;
const MY_GOAL =
  /^(?:my|a new|new) (?:new )?goal(?: for \w+(?: \w+)?| (?:this|next) \w+)?(?: is)?\s*(?::|-|to|is)\s*(?:to )?(.{2,200})$/i;
const AS_A_GOAL =
  /^(?:i (?:want|would like|'d like) to |i'd like to |let me )?(.{3,160}?)[,.;:-]*\s*(?:,|\.|and|please)?\s*(?:set|add|make|save|put|keep|track) (?:that|this|it) (?:as|to) (?:a |my |one of my )?(?:new )?goals?[.! ]*$/i;
const AMOUNT = /([$€£])\s?(\d[\d,]*(?:\.\d+)?)|\b(\d[\d,]*(?:\.\d+)?)\s+([\p{L}]{2,20})/u;
const CURRENCY: Record<string, string> = { $: 'dollars', '€': 'euros', '£': 'pounds' };
const TIME_WORD =
  /^(?:am|pm|days?|weeks?|months?|years?|minutes?|hours?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

const padTwo = (value: number): string => String(value).padStart(2, '0');

const amountIn = (text: string): { targetValue: number; unit: string } | undefined => {
  const match = AMOUNT.exec(text);
  if (match === null) return undefined;
  const [, sign = '', money = '', count = '', noun = ''] = match;
  const targetValue = Number((money || count).replaceAll(',', ''));
  const unit = CURRENCY[sign] ?? noun;
  return Number.isFinite(targetValue) && targetValue > 0 && !TIME_WORD.test(unit) ? { targetValue, unit } : undefined;
};

const BY_MONTH = new RegExp(
  `\\b(?:by|before|until|in|voor|tot|vor|bis|avant|antes d\\w+|hasta|prima di|entro|ate) (?:the end of )?(${MONTH_PATTERN})\\b(?! \\d)`,
  'i',
);

const endOfMonth = (month: number, reference: Date, timeZone: string): string => {
  const today = wallTimeAt(reference, timeZone);
  const year = month < today.month ? today.year + 1 : today.year;
  return `${year}-${padTwo(month)}-${padTwo(daysInMonth(year, month))}`;
};

/** The last day of the named period: 31 December for 'this year', 30 June for 'by June'. */
const targetDateIn = (text: string, { reference, timeZone }: Message): string | undefined => {
  const year = Number(new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(reference));
  if (/\b(?:this year|by the end of the year|before new year)\b/i.test(text)) return `${year}-12-31`;
  if (/\bnext year\b/i.test(text)) return `${year + 1}-12-31`;
  const month = BY_MONTH.exec(text)?.[1];
  if (month !== undefined) return endOfMonth(monthNumber(month), reference, timeZone);
  const when = findWhen(text, reference, timeZone);
  if (when === undefined || !when.hasDate || when.isPast || when.recurring !== undefined) return undefined;
  return `${when.localStart.year}-${padTwo(when.localStart.month)}-${padTwo(when.localStart.day)}`;
};

/** The period at the end of a goal, which is not part of its title. */
const TIME_TAIL =
  /[,\s]+(?:by|before|until|till|in|this|next|within)\s+(?:the end of )?(?:the |this |next )?(?:year|month|summer|winter|spring|autumn|fall|christmas|january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?[.! ]*$/i;

const goalOf = (title: string, period: string, message: Message): GoalIntent | undefined => {
  const plain = title
    .replace(/[.!]+$/, '')
    .replace(TIME_TAIL, '')
    .trim();
  if (plain.length < 2) return undefined;
  const targetDate = targetDateIn(period, message);
  return {
    intent: 'goal',
    title: plain.charAt(0).toLocaleUpperCase() + plain.slice(1),
    ...amountIn(plain),
    ...(targetDate !== undefined && { targetDate }),
    confidence: 0.9,
  };
};

const SAVE_IT =
  /[,.;]\s*(?:and |please )*(?:save|add|track|note|set|log|keep|write|put) (?:it|that|this)(?: down| in)?(?: for me)?[.! ]*$/i;
/** 'My goal is to understand recursion, can you explain it' asks for something else. */
const ASKS_MORE =
  /[,.;!?]\s*(?:so |and |but |please )*(?:(?:can|could|would|will) you (?!(?:please )?(?:save|add|set|track|note|put|keep|make|remember))|how|what|why|which|who|where|explain|help|tell|show|give|suggest|recommend|write)\b/i;

/** 'Set a goal to read 12 books this year', 'I want to save $5000 by June, make that a goal'. */
export const goalCommand = (message: Message): GoalIntent | undefined => {
  const text = message.text.replaceAll(/[’‘]/g, "'").trim();
  const mine = ASKS_MORE.test(text) ? undefined : MY_GOAL.exec(text.replace(SAVE_IT, ''));
  const body = (AS_A_GOAL.exec(text) ?? SET.exec(text) ?? mine)?.[1]?.trim();
  return body === undefined ? goalByForms(message) : goalOf(body, body, message);
};

/** The goal of a command in any of the seven languages: 'nueva meta: leer más' ('new goal: read more'). */
const goalByForms = (message: Message): GoalIntent | undefined => {
  const order = goalCommandBody(message.text);
  if (order === undefined) return undefined;
  const { body, words } = order;
  const period = words.language === 'en' ? body : inEnglish(body, words.language);
  return goalOf(withoutStart(body, words.want), period, message);
};

const MAX_QUESTION_LENGTH = 200;
const isGoalQuestion = (plain: string, { goalQuestions }: CommandForms): boolean =>
  goalQuestions.some((form) => matchesForm(form, plain));
/** 'What did we say about my goals' asks the archive. */
const ABOUT_CONVERSATIONS =
  /\b(?:sa(?:y|id)|talk\w*|discuss\w*|wrote|gezegd|besproken|gesproken|gesagt|gesprochen|besprochen|dit|parle|discute|dij\w+|hablamos|hable|detto|parlato|diss\w+|fala\w+)\b/;
/** 'How do I set my goals' is a question about the app, unlike 'wat zijn mijn doelen' ('what are my goals'). */
const HOW_TO =
  /^(?:how (?:do|can|should|could) i (?:set|make|create|add|reach|achieve|choose|write|track)|hoe (?:kan|stel|bereik|maak)|wie (?:kann|setze|erreiche|erstelle)|comment (?:faire|fixer|atteindre|je peux|puis-je|creer)|como (?:puedo|hago|creo|alcanz\w+|logr\w+|posso|crio|faco|consigo)|come (?:posso|faccio|raggiung\w+|creo|imposto))\b/;

/**
 * A question about the user's goals, read as 'what are my goals': 'how am I doing on my savings goal', 'wie weit bin ich
 * mit meinem Sparziel'. Undefined for other messages.
 */
export const goalQuestion = (message: Message): DetectedIntent | undefined => {
  if (message.text.length > MAX_QUESTION_LENGTH) return undefined;
  const plain = comparable(
    message.text
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s¿¡]+/, '')
      .trim(),
  );
  if (ABOUT_CONVERSATIONS.test(plain) || HOW_TO.test(plain)) return undefined;
  return COMMAND_FORMS.some((forms) => isGoalQuestion(plain, forms)) ||
    findOwnData(message.text, ['goals']) !== undefined
    ? planQuestion({ ...message, text: 'what are my goals' }, 0.9)
    : undefined;
};
