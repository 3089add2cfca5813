import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import { withoutListRequest } from '@app/understanding/questions/list-request';
import type { DataQuestion, WorkspaceNames } from '@app/understanding/questions/data-question';
import { intentOfQuestion, questionOfIntent } from '@app/understanding/questions/question-intents';
import { readDataQuestion } from '@app/understanding/questions/questions';
import { asOrder, plansShownIn, withReportedPlan } from '@app/understanding/questions/done-reports';
import {
  asNoteList,
  askedToRecall,
  asReview,
  asTaskQuestion,
  withoutShorthand,
} from '@app/understanding/questions/shorthand';
import { correctOrderWords, correctSmallWords } from '@app/understanding/questions/misspelt-words';
import { withoutAsides } from '@app/understanding/questions/asides';
import {
  amountToAdd,
  amountToSet,
  eventShownIn,
  type ShownEvent,
  withDayAfter,
  withOtherPlan,
  withShownEvent,
} from '@app/understanding/questions/named-in-reply';
import { withMovedShown } from '@app/understanding/questions/move-of-shown';
import { progressReported, progressToAdd, type ReportedProgress } from '@app/understanding/questions/reported-progress';
import { asksRemainder, withoutRemainder } from '@app/understanding/questions/goal-remainder';
import type { MessageBlock } from '@app/contract/conversations';
import { movedShown, shiftOfShown, undatesTask } from './moves-of-shown.ts';
import { ALL_REPLIES } from './replies/all-replies.ts';

/** A message before the question. */
export interface EarlierMessage {
  /** Absent before the conversation is stored. */
  id?: string;
  role: 'user' | 'assistant';
  content: string;
  createdAt?: Date;
  blocks?: readonly MessageBlock[] | null;
}

/** The context of a question: what was asked and answered before it. */
export interface Thread {
  /** The latest intent of the user that is neither small talk nor a request for help. */
  previous?: DetectedIntent | undefined;
  /** The latest question of the user for a count or a list, or another one that a later message may continue. */
  question?: DataQuestion | undefined;
  /** The event that the previous reply named, if it is the only one. */
  shown?: ShownEvent | undefined;
  /** The tasks and reminders that the previous reply named. */
  plans?: readonly string[];
  /** The events of the previous reply or, if it named none, its tasks and reminders. */
  named?: readonly string[];
  /** The goal that the previous reply named, if it is the only one. */
  shownGoal?: string | undefined;
  /** The tasks and reminders of the latest reply that named more than one. */
  listed?: readonly string[];
  /** Whether the previous reply asked for consent. */
  awaitsConsent: boolean;
  /** The conversations linked in the latest reply that links to any, in order. */
  cited: string[];
  /** The previous reply, if it quotes conversations or names them in a sentence, and does not list them. */
  quotingReply?: string | undefined;
}

/** What a message asks; `question` is present if a count or a list of the person's own data answers it. */
export interface ReadMessage {
  intent: DetectedIntent;
  question?: DataQuestion;
  /** The message without asides; what it refers to in earlier messages is written out. */
  text: string;
}

type Before = Pick<Thread, 'previous' | 'question' | 'shown' | 'plans' | 'named' | 'listed' | 'shownGoal'>;

export interface ReadingContext {
  now: Date;
  timeZone: string;
  names: WorkspaceNames;
  /** Whether a word is one of the English language, and not misspelt. */
  isWord?: (word: string) => boolean;
}

const MAX_MESSAGES = 12;
/** A Markdown link to a conversation; the group is the conversation's id. */
const CONVERSATION_LINK = /\]\(\/conversation-chat\/([0-9a-f-]{36})\)/g;

/** A row of a list of conversations. */
const LISTED_CONVERSATION = /^- .*\]\(\/conversation-chat\//m;

/** Intents of messages that ask for no list or count, whatever words they contain. */
const COMMANDS: ReadonlySet<DetectedIntent['intent']> = new Set([
  'event',
  'reminder',
  'task',
  'goal',
  'goal_progress',
  'remember',
  'move',
  'rename',
  'summary',
  'calculation',
  'date_time',
  'small_talk',
]);
/** Questions about these parts of the app may ask for a list as well. */
const TOPICS_OF_LISTS: ReadonlySet<string> = new Set(['categories', 'reminders', 'planning']);
const MIN_COMMAND_CONFIDENCE = 0.75;

function isCommand(intent: DetectedIntent, { question }: Pick<Thread, 'question'>): boolean {
  if (intent.intent === 'plan_question') return intent.change !== undefined;
  if (intent.intent === 'help') return intent.topic !== undefined && !TOPICS_OF_LISTS.has(intent.topic);
  const isListed = question !== undefined && question.isQuoted !== true;
  // 'Show me the rest' continues a list if there was one, otherwise the conversation that was quoted.
  if (intent.intent === 'cited') return intent.ask !== 'detail' && !(intent.ask === 'more' && isListed);
  return COMMANDS.has(intent.intent) && intent.confidence >= MIN_COMMAND_CONFIDENCE;
}

/** 'Tasks due in December': asks for a list without a verb. With a colon the message lists new tasks. */
const NAMES_LIST =
  /^(?:(?:my|the|all|open) )*(?:tasks|to-?dos|events|appointments|meetings|reminders|goals)\b[^:]*$|^(?:(?:and|or|so|what about|how about)[, ]+)*(?:(?:my|the) )?(?:longest|shortest|oldest|newest|next|last|first) (?:open )?(?:task|to-?do|event|appointment|meeting|reminder|goal)s?\b[^:]*$/i;

function periodBefore({ previous, question }: Before): DataQuestion['period'] {
  if (question?.period !== undefined) return question.period;
  const isPlanned = previous?.intent === 'plan_question' || previous?.intent === 'free_time';
  return isPlanned ? previous.window : undefined;
}

/** The titles of the plans that can be ticked off. */
const plansOf = ({ tasks, reminders = [] }: WorkspaceNames): string[] => [...tasks, ...reminders];

/** Reads a message in its context. Misspelt words are corrected in questions, but not in what an order stores. */
export function readMessage(message: string, context: ReadingContext, before: Before): ReadMessage {
  const corrected = correctSmallWords(message, context.isWord);
  const read = readSpelt(corrected, context, before);
  if (corrected === message || !isCommand(read.intent, before)) return read;
  const asWritten = readSpelt(message, context, before);
  return asWritten.intent.intent === read.intent.intent
    ? asWritten
    : readSpelt(correctOrderWords(message, context.isWord), context, before);
}

/** 'Add another 5' or 'set it to 75' after a question about goals. */
function progressIn(text: string, goal: string): DetectedIntent | undefined {
  const [added, total] = [amountToAdd(text), amountToSet(text)];
  const amount = added ?? total;
  if (amount === undefined) return undefined;
  const isTotal = added === undefined ? { isTotal: true as const } : {};
  return { intent: 'goal_progress', amount, ...isTotal, text: goal, confidence: 0.9 };
}

/** What a report of progress may be taken for without the goals. */
const MAY_REPORT: ReadonlySet<DetectedIntent['intent']> = new Set([
  'needs_model',
  'archive_question',
  'help',
  'small_talk',
]);

/** 'Just finished another Portuguese book' with a goal of Portuguese books. */
const progressOf = ({ goal, amount }: ReportedProgress): DetectedIntent => ({
  intent: 'goal_progress',
  amount,
  text: goal,
  confidence: 0.9,
});

/** The plan that the user last wanted to tick off or cancel. */
function changeIn(previous: DetectedIntent | undefined): Parameters<typeof withOtherPlan>[2] {
  const action = previous?.intent === 'plan_question' ? previous.change?.action : undefined;
  return previous?.intent === 'plan_question' && (action === 'finish' || action === 'cancel')
    ? { words: previous.query, action }
    : undefined;
}

function readSpelt(message: string, context: ReadingContext, before: Before): ReadMessage {
  const { now, timeZone, names } = context;
  const toMove =
    undatesTask(message, before, context) ??
    shiftOfShown(message, before, context) ??
    movedShown(message, before, context);
  if (toMove !== undefined) return { intent: toMove, text: message };
  const spelt = asTaskQuestion(asReview(withoutListRequest(withoutShorthand(withoutRemainder(message)))));
  const reported = withReportedPlan(askedToRecall(asNoteList(spelt)), before.plans ?? []);
  const ordered = withOtherPlan(reported, before.listed ?? [], changeIn(before.previous));
  const meant = asOrder(ordered, plansOf(names));
  const [named, ...others] = before.named ?? [];
  const only = before.shown?.title ?? (others.length === 0 ? named : undefined);
  const moved = withMovedShown(withShownEvent(meant, before.shown, now), only, before.shown, now);
  const text = withDayAfter(moved, periodBefore(before), timeZone);
  const progress = before.question?.thing === 'goals' ? progressIn(text, before.question.subject) : undefined;
  if (progress !== undefined) return { intent: progress, text };
  const written = detectIntent(text, now, timeZone, before.previous);
  // 'This morning' is no time for a plan.
  const toAdd = written.intent === 'goal_progress' ? undefined : progressToAdd(text, names.goals);
  if (toAdd !== undefined) return { intent: progressOf(toAdd), text };
  const reportedToGoal = MAY_REPORT.has(written.intent) ? progressReported(text, names.goals) : undefined;
  if (reportedToGoal !== undefined) return { intent: progressOf(reportedToGoal), text };
  // 'Summarise our chat from yesterday' does not ask for chats with the word 'summarise'.
  if (written.intent === 'archive_question' && written.isForSummary === true) return { intent: written, text };
  if (isCommand(written, before) && !NAMES_LIST.test(text)) return { intent: written, text };
  const bare = withoutAsides(text);
  const intent = bare === text ? written : detectIntent(bare, now, timeZone, before.previous);
  const question = readDataQuestion(bare, { reference: now, timeZone, names, previous: before.question });
  return question === undefined
    ? { intent, text: bare }
    : { intent: intentOfQuestion(question, now), question, text: bare };
}

/** The part of a reply before the plans that were found in conversations and are not accepted yet. */
const withoutFoundPlans = (reply: string): string =>
  ALL_REPLIES.reduce((text, { foundPlans }) => text.split(foundPlans, 1)[0] ?? text, reply);

/** The title in bold that is that of a goal, if there is only one. `goals` have the names of their units as well. */
function goalShownIn(reply: string, goals: readonly string[]): string | undefined {
  const [title, ...others] = [...reply.matchAll(/\*\*([^*\n]+)\*\*/gu)]
    .map(([, bold = '']) => bold)
    .filter((bold) => goals.some((goal) => goal.startsWith(bold)));
  return others.length > 0 ? undefined : title;
}

/** What the earlier messages were about. Skips small talk and requests for help, which do not change the subject. */
function readEarlier(messages: readonly EarlierMessage[], context: ReadingContext): Before {
  const thread: Before = {};
  for (const { role, content, createdAt } of messages) {
    if (role !== 'user') {
      const accepted = withoutFoundPlans(content);
      thread.shown = eventShownIn(accepted);
      thread.plans = plansShownIn(accepted, plansOf(context.names));
      const events = plansShownIn(accepted, context.names.events);
      thread.named = events.length > 0 ? events : thread.plans;
      thread.shownGoal = goalShownIn(accepted, context.names.goals);
      if (thread.plans.length > 1) thread.listed = thread.plans;
      continue;
    }
    // 'How far to go now?' asks about the amount that the offer would add.
    if (thread.previous?.intent === 'goal_progress' && asksRemainder(content)) continue;
    const { intent, question } = readMessage(content, { ...context, now: createdAt ?? context.now }, thread);
    if (intent.intent === 'small_talk' || intent.intent === 'help') continue;
    thread.previous = intent;
    thread.question = question ?? questionOfIntent(intent);
  }
  return thread;
}

/** `path` is the conversation before the question, oldest message first. */
export function readThread(path: readonly EarlierMessage[], context: ReadingContext): Thread {
  const recent = path.slice(-MAX_MESSAGES);
  const replies = recent.filter(({ role }) => role === 'assistant').toReversed();
  const cited = replies
    .map(({ content }) => [...content.matchAll(CONVERSATION_LINK)].flatMap(([, id]) => id ?? []))
    .find((ids) => ids.length > 0);
  const last = recent.at(-1)?.role === 'assistant' ? (recent.at(-1)?.content ?? '') : '';
  const isQuoting = last.search(CONVERSATION_LINK) !== -1 && !LISTED_CONVERSATION.test(last);
  return {
    ...readEarlier(recent, context),
    awaitsConsent: recent.at(-1)?.blocks?.some(({ type }) => type === 'offers') === true,
    cited: [...new Set(cited)],
    quotingReply: isQuoting ? last : undefined,
  };
}
