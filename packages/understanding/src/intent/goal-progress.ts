import { comparable } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { GOAL_LOG_WORDS, type GoalLogWords } from '../own-data/goal-log-words.table.ts';
import { TIME_TABLES } from '../time/languages/tables.ts';
import { MONTH_PATTERN } from '../time/months.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { goalCommand, goalQuestion } from './goal-command.ts';
import type { Message } from './message.ts';

type GoalProgress = Extract<DetectedIntent, { intent: 'goal_progress' }>;

const MAX_LENGTH = 160;
/** '1,250', '10.000', '5 000', with decimals: '1.250,50'. */
const GROUPED = String.raw`[1-9]\d{0,2}(?<separator>[.,' ])\d{3}(?:\k<separator>\d{3})*(?:(?!\k<separator>)[.,]\d{1,2})?`;
/** '-', or a word for it; but 'al menos 2' is at least two. */
const MINUS = String.raw`[-−–]|(?<!(?<!\p{L})(?:al?|ao|au|du|pelo) )(?:minus|moins|menos|meno) `;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:\p{L}][-−–]?)(?<minus>${MINUS})?(?<sign>[$€£]?) ?(?<number>${GROUPED}|\d{1,7}(?:[.,]\d{1,3})?)(?![\d:]|[.,]\d|[-−–]\d)(?:[ -]?(?<unit>\p{L}{1,20}|[€£$]))?`,
  'gu',
);
/** Numbers that are days or times of the clock: 'um 7 uhr', '3rd'. */
const OF_TIME = /^(?:uhr|uur|am|pm|h\d+|st|nd|rd|th|er|de|of)$/u;
const MONTH = new RegExp(
  `^(?:${[MONTH_PATTERN, ...TIME_TABLES.flatMap(({ months }) => months.map(comparable))].join('|')})$`,
  'u',
);
/** Before a time of the clock, or a number of people: 'at 3', 'a las 7', 'for 2'. */
const BEFORE_TIME = /(?<!\p{L})(?:at|um|om|a las?|alle|as|for|fur|voor|pour|para|per) $/u;
const PEOPLE = /^(?:people|persons?|persone[ns]?|personas?|pessoas?|personnes?|guests?|adults?|leute|mensen)$/;

/** Words after a number that are not a unit: 'add 5 to my goal'. */
const NO_UNIT =
  /^(?:to|towards?|for|on|onto|in|into|of|at|aan|bij|op|voor|van|auf|aufs|zu|zum|bei|beim|sur|pour|dans|vers|al?|en|para|de|su|sul|nel|per|na|no|ao|pra|em)$/;
const ASKS =
  /^(?:how|why|what|when|which|should i|can i|hoe|waarom|wat|wie|warum|was|comment|pourquoi|como|por ?que|come|perche)(?!\p{L})/u;

/** A plan, a list or a reminder, and not something that was done: 'put a meeting at 3 for the goal review'. */
const PLANS =
  /(?<!\p{L})(?:calendars?|calendriers?|calendarios?|kalender|agenda|diary|schedule|meeting|appointment|event|termin|besprechung|vergadering|afspraak|rendez-vous|reunion|reuniao|riunione|appuntamento|cita|\p{L}*lijst(?:je)?|\p{L}*liste|list|lista|remind(?: me|er)|erinner\p{L}*|herinner\p{L}*|rappelle|rappel|recuerda(?:me)?|ricorda(?:mi)?|lembra|lembrete|tomorrow|demain|domani|amanha)(?!\p{L})/u;

/** 'Our boss told everyone to log 8 hours for the target'. */
const OF_OTHERS =
  /^(?:(?:our|my|the|his|her) \S+|he|she|they|everyone) (?:told|tells|said|says|asked|asks|wants?|wanted|made|has to|have to|must)(?!\p{L})/u;

interface LogForms {
  /** 'Log 6 km for my running goal', '5 km gelaufen, trag das beim Laufziel ein'. */
  forms: readonly RegExp[];
  /** 'I want to', which announces a goal and not progress. */
  want: RegExp;
}

/** Any character of the same sentence, the point of a number included. */
const WITHIN = String.raw`(?:[^.!?]|(?<=\d)\.(?=\d))`;

const formsOf = ({ language, log, towards, goal }: GoalLogWords): LogForms => {
  const place = `(?<!\\p{L})${towards} ?(?:[^\\s,.;:!?]+ ){0,4}?(?:${goal})(?!\\p{L})`;
  const verb = `(?<!\\p{L})(?:${log})(?!\\p{L})`;
  const want = COMMAND_WORDS.find((words) => words.language === language)?.want ?? '(?!)';
  return {
    forms: [new RegExp(`${verb}${WITHIN}{0,60}?${place}`, 'u'), new RegExp(`${place}${WITHIN}{0,40}?${verb}`, 'u')],
    want: new RegExp(`(?<!\\p{L})(?:${want})(?!\\p{L})`, 'u'),
  };
};

const FORMS = GOAL_LOG_WORDS.map(formsOf);
const SIGNS: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

const numberOf = (written: string): number => {
  const separator = new RegExp(`^${GROUPED}$`, 'u').exec(written)?.groups?.separator;
  const plain = separator === undefined ? written : written.replaceAll(separator, '');
  return Number(plain.replace(',', '.'));
};

const isOfTime = (unit: string, before: string): boolean =>
  OF_TIME.test(unit) ||
  MONTH.test(unit) ||
  (BEFORE_TIME.test(before) && (unit === '' || NO_UNIT.test(unit) || PEOPLE.test(unit)));

/** The only amount in a text; undefined if there is none, or several. */
const amountIn = (plain: string): { amount: number; unit?: string } | undefined => {
  const found = [...plain.matchAll(AMOUNT)].filter(
    ({ groups, index }) => !isOfTime(groups?.unit ?? '', plain.slice(0, index)),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { minus, sign = '', number = '', unit: word = '' } = only.groups ?? {};
  const unit = SIGNS[sign] ?? SIGNS[word] ?? (NO_UNIT.test(word) ? '' : word);
  const amount = numberOf(number) * (minus === undefined ? 1 : -1);
  return amount === 0 ? undefined : { amount, ...(unit !== '' && { unit }) };
};

/** An amount to add to a goal, in any of the seven languages: 'corri 4 km hoje, soma na minha meta de corrida'. */
const goalProgress = ({ text }: Message): GoalProgress | undefined => {
  const plain = comparable(text.replaceAll(/\s+/g, ' ').trim());
  if (plain.length > MAX_LENGTH || ASKS.test(plain) || PLANS.test(plain) || OF_OTHERS.test(plain)) return undefined;
  const isLogged = FORMS.some(({ forms, want }) => !want.test(plain) && forms.some((form) => form.test(plain)));
  const amount = isLogged ? amountIn(plain) : undefined;
  return amount && { intent: 'goal_progress', ...amount, text, confidence: 0.9 };
};

/** A message about the person's goals: progress to add, a new goal, or a question. */
export const goalIntent = (message: Message): DetectedIntent | undefined =>
  goalProgress(message) ?? goalCommand(message) ?? goalQuestion(message);
