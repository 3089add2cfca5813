import { comparable } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { GOAL_LOG_WORDS, type GoalLogWords } from '../own-data/goal-log-words.table.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { goalCommand, goalQuestion } from './goal-command.ts';
import type { Message } from './message.ts';
import { onlyAmount } from './only-amount.ts';
import { reportedAmount } from './reported-amount.ts';
import { reportedTotal } from './reported-total.ts';

type GoalProgress = Extract<DetectedIntent, { intent: 'goal_progress' }>;

const MAX_LENGTH = 160;
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

const compileForms = ({ language, log, towards, goal }: GoalLogWords): LogForms => {
  const place = `(?<!\\p{L})${towards} ?(?:[^\\s,.;:!?]+ ){0,4}?(?:${goal})(?!\\p{L})`;
  const verb = `(?<!\\p{L})(?:${log})(?!\\p{L})`;
  const want = COMMAND_WORDS.find((words) => words.language === language)?.want ?? '(?!)';
  return {
    forms: [new RegExp(`${verb}${WITHIN}{0,60}?${place}`, 'u'), new RegExp(`${place}${WITHIN}{0,40}?${verb}`, 'u')],
    want: new RegExp(`(?<!\\p{L})(?:${want})(?!\\p{L})`, 'u'),
  };
};

const possibleForms = createPatternFilter(
  GOAL_LOG_WORDS.map(compileForms).flatMap(({ forms, want }) => forms.map((form) => ({ form, want }))),
  ({ form }) => form,
);
/** An amount to add to a goal, in any of the seven languages: 'corri 4 km hoje, soma na minha meta de corrida'. */
const goalProgress = ({ text }: Message): GoalProgress | undefined => {
  const plain = comparable(text.replaceAll(/\s+/g, ' ').trim());
  if (plain.length > MAX_LENGTH || ASKS.test(plain) || PLANS.test(plain) || OF_OTHERS.test(plain)) return undefined;
  const isLogged = possibleForms(plain).some(({ form, want }) => form.test(plain) && !want.test(plain));
  const amount = isLogged ? onlyAmount(plain) : undefined;
  return amount && { intent: 'goal_progress', ...amount, text, confidence: 0.9 };
};

/** 'I ran 9 km this morning': an amount that belongs to a goal only if one is counted in its unit. */
const reportedProgress = ({ text }: Message): GoalProgress | undefined => {
  const total = reportedTotal(text);
  if (total !== undefined && 'share' in total)
    return { intent: 'goal_progress', amount: 0, share: total.share, isReport: true, text, confidence: 0.8 };
  if (total !== undefined)
    return { intent: 'goal_progress', ...total, isTotal: true, isReport: true, text, confidence: 0.9 };
  const reported = reportedAmount(text);
  return reported && { intent: 'goal_progress', ...reported, isReport: true, text, confidence: 0.9 };
};

/** A message about the person's goals: progress to add, a new goal, or a question. */
export const goalIntent = (message: Message): DetectedIntent | undefined =>
  goalProgress(message) ?? goalCommand(message) ?? goalQuestion(message) ?? reportedProgress(message);
