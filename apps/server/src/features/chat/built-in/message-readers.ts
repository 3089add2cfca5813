import type { DetectedIntent } from '@app/understanding/intents';
import { unmatchedTickOff } from '@app/understanding/questions/done-reports';
import { readTwoQuestions, replyWithoutData } from './plain-replies.ts';
import type { Answer, AskedMessage, Question } from './question.ts';
import type { ReadingContext, ReadMessage, Thread } from './thread.ts';

type Answered = Promise<Answer | undefined> | Answer | undefined;

interface Readers {
  answerOverview: (message: AskedMessage) => Answered;
  answerWhatElse: (message: AskedMessage, thread: Thread) => Answered;
  remindOfShownTask: (message: AskedMessage) => Answered;
  remindOfShown: (message: AskedMessage) => Answered;
  remindOfNamed: (message: AskedMessage) => Answered;
  addFurther: (message: AskedMessage, thread: Thread) => Answered;
  countDown: (message: AskedMessage) => Answered;
  progressAsked: (message: AskedMessage) => Answered;
  answerWhen: (message: AskedMessage) => Answered;
  proposeBoth: (message: AskedMessage) => Answered;
}

interface Reading {
  answers: Readers;
  message: AskedMessage;
  question: Question;
  thread: Thread;
  read: ReadMessage;
  context: ReadingContext;
  /** Answers a message in the usual way. */
  answerRead: (read: ReadMessage) => Promise<Answer>;
}

/** Reads whole messages of one class; undefined for any other message. */
type Reader = (reading: Reading) => Answered;

/** 'How many days until Christmas' asks for the holiday, and not for a plan with that word. */
const isOfDates = (intent: DetectedIntent['intent']): boolean => intent === 'calculation' || intent === 'date_time';

/**
 * The classes of messages that are read before all others, the first that applies: those that need what was shown
 * before, those about one plan or goal of the person's own, and those that name two.
 */
export const READERS: readonly Reader[] = [
  ({ answers, message }) => answers.answerOverview(message),
  ({ answers, message, thread }) => answers.answerWhatElse(message, thread),
  ({ answers, message }) => answers.remindOfShownTask(message),
  ({ answers, message }) => answers.remindOfShown(message),
  ({ answers, message }) => answers.remindOfNamed(message),
  ({ answers, message, thread }) => answers.addFurther(message, thread),
  ({ answers, message, read }) => (isOfDates(read.intent.intent) ? undefined : answers.countDown(message)),
  ({ answers, message }) => answers.progressAsked(message),
  ({ answers, message, read }) => (isOfDates(read.intent.intent) ? undefined : answers.answerWhen(message)),
  ({ answers, message }) => answers.proposeBoth(message),
  ({ question, context }) => replyToUnmatchedTickOff(question, context),
  ({ question, read, context }) => {
    const text = replyWithoutData(read, question, context.names.categories);
    return text === undefined ? undefined : { text, isUncounted: true, hasNoPlans: true };
  },
  answerTwoQuestions,
];

/** Both answers to a message with two questions about the person's own data. */
async function answerTwoQuestions({ answerRead, question, context, thread }: Reading): Promise<Answer | undefined> {
  const both = readTwoQuestions(question.text, context, thread);
  if (both === undefined) return undefined;
  const first = await answerRead(both[0]);
  const second = await answerRead(both[1]);
  return { ...first, text: [...new Set([first.text, second.text])].join('\n\n') };
}

/** Says that no plan is meant by a report that asks to tick it off. */
function replyToUnmatchedTickOff({ text, replies }: Question, { names }: ReadingContext): Answer | undefined {
  const words = unmatchedTickOff(text, [...names.tasks, ...(names.reminders ?? [])]);
  return words === undefined
    ? undefined
    : { text: replies.nothingToChange(words), isUncounted: true, hasNoPlans: true };
}
