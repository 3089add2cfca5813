import { comparable } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { GOAL_LOG_WORDS, type GoalLogWords } from '../own-data/goal-log-words.table.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { goalCommand, goalQuestion } from './goal-command.ts';
import type { Message } from './message.ts';

type GoalProgress = Extract<DetectedIntent, { intent: 'goal_progress' }>;

const MAX_LENGTH = 160;
const AMOUNT = /(?<![\d.,:\p{L}])([$€£]?) ?(\d{1,7}(?:[.,]\d{1,2})?) ?(\p{L}{1,20}|[€£$])?(?![\d:])/gu;
/** Numbers that are days or times of the clock: 'um 7 uhr', '3rd'. */
const OF_TIME = /^(?:uhr|uur|am|pm|h\d+|st|nd|rd|th|er|de|of|januar\p{L}*|februar\p{L}*|\p{L}*ember|oktober|october)$/u;

/** Words after a number that are no unit: 'add 5 to my goal'. */
const NO_UNIT =
  /^(?:to|towards?|for|on|onto|in|into|of|aan|bij|op|voor|van|auf|aufs|zu|zum|bei|beim|sur|pour|dans|vers|al?|en|para|de|su|sul|nel|per|na|no|ao|pra|em)$/;
const ASKS =
  /^(?:how|why|what|when|which|should i|can i|hoe|waarom|wat|wie|warum|was|comment|pourquoi|como|por ?que|come|perche)(?!\p{L})/u;

interface LogForms {
  /** 'Log 6 km for my running goal', '5 km gelaufen, trag das beim Laufziel ein'. */
  forms: readonly RegExp[];
  /** 'I want to', which announces a goal and not progress. */
  want: RegExp;
}

const formsOf = ({ language, log, towards, goal }: GoalLogWords): LogForms => {
  const place = `(?<!\\p{L})${towards} ?(?:[^\\s,.;:!?]+ ){0,4}?(?:${goal})(?!\\p{L})`;
  const verb = `(?<!\\p{L})(?:${log})(?!\\p{L})`;
  const want = COMMAND_WORDS.find((words) => words.language === language)?.want ?? '(?!)';
  return {
    forms: [new RegExp(`${verb}[^.!?]{0,60}?${place}`, 'u'), new RegExp(`${place}[^.!?]{0,40}?${verb}`, 'u')],
    want: new RegExp(`(?<!\\p{L})(?:${want})(?!\\p{L})`, 'u'),
  };
};

const FORMS = GOAL_LOG_WORDS.map(formsOf);
const SIGNS: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

/** The only amount in a text; undefined if there is none, or several. */
const amountIn = (plain: string): { amount: number; unit?: string } | undefined => {
  const found = [...plain.matchAll(AMOUNT)].filter(([, , , unit]) => unit === undefined || !OF_TIME.test(unit));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const [, sign = '', number = '', word = ''] = only;
  const unit = SIGNS[sign] ?? SIGNS[word] ?? (NO_UNIT.test(word) ? '' : word);
  const amount = Number(number.replace(',', '.'));
  return amount > 0 ? { amount, ...(unit !== '' && { unit }) } : undefined;
};

/** An amount to add to a goal, in any of the seven languages: 'corri 4 km hoje, soma na minha meta de corrida'. */
const goalProgress = ({ text }: Message): GoalProgress | undefined => {
  const plain = comparable(text.replaceAll(/\s+/g, ' ').trim());
  if (plain.length > MAX_LENGTH || ASKS.test(plain)) return undefined;
  const isLogged = FORMS.some(({ forms, want }) => !want.test(plain) && forms.some((form) => form.test(plain)));
  const amount = isLogged ? amountIn(plain) : undefined;
  return amount && { intent: 'goal_progress', ...amount, confidence: 0.9 };
};

/** A message about the person's goals: progress to add, a new goal, or a question. */
export const goalIntent = (message: Message): DetectedIntent | undefined =>
  goalProgress(message) ?? goalCommand(message) ?? goalQuestion(message);
