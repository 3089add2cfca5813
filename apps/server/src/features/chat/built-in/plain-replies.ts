import type { DetectedIntent, ModelKind } from '@app/understanding/intents';
import { absentThing } from '@app/understanding/questions/absent-things';
import type { DataQuestion } from '@app/understanding/questions/data-question';
import { questionsIn } from '@app/understanding/questions/clauses';
import { impossibleDay } from '@app/understanding/questions/impossible-day';
import { isNegatedMessage } from '@app/understanding/questions/refusals';
import { liveRequest } from '@app/understanding/questions/live-requests';
import { asksForWeather } from '@app/understanding/questions/weather';
import type { Question } from './question.ts';
import { readMessage, type ReadMessage, type ReadingContext, type Thread } from './thread.ts';

/** Intents of messages whose dates need not be real days, for example dates in a text to remember. */
const UNDATED = new Set<DetectedIntent['intent']>(['remember', 'memories', 'calculation', 'small_talk', 'rename']);
const WRITTEN = new Set<ModelKind>(['writing', 'code', 'translation']);

const mayBeDated = (intent: DetectedIntent): boolean =>
  !UNDATED.has(intent.intent) && !(intent.intent === 'needs_model' && WRITTEN.has(intent.kind));

/** Whether the question or a message before it has files. */
export const hasFiles = ({ files }: Question): boolean =>
  (files?.files.length ?? 0) > 0 || files?.questionHasFiles === true;

/**
 * The reply to a message about a day that does not exist, the weather, what is to be looked up or done outside, or things
 * that this app does not store; otherwise
 * undefined.
 */
export function replyWithoutData(
  { text, intent }: ReadMessage,
  question: Question,
  categories: readonly string[],
): string | undefined {
  const day = mayBeDated(intent) ? impossibleDay(text) : undefined;
  const { replies: texts } = question;
  if (day !== undefined) return texts.noSuchDay(day.day, texts.monthName(day.month));
  if (asksForWeather(question.text)) return texts.noWorldNews;
  const live = liveRequest(question.text);
  if (live !== undefined) return live === 'act' ? texts.unsupportedAction : texts.noLiveData;
  const isContinuing = question.thread.previous !== undefined;
  const thing = hasFiles(question) ? undefined : absentThing(text, { categories, isContinuing });
  return thing === undefined ? undefined : texts.noSuchThings(thing);
}

/**
 * The refusal of a count if a negation in the question was not understood, since the number would be that of the
 * opposite.
 */
export const replyToNegatedCount = (
  { question, intent, text }: ReadMessage,
  { replies }: Question,
): string | undefined =>
  question === undefined && intent.intent === 'count_question' && isNegatedMessage(text)
    ? replies.cannotRank
    : undefined;

/** The two questions in one message, both about the person's own data; undefined for other messages. */
export function readTwoQuestions(
  text: string,
  context: ReadingContext,
  thread: Thread,
): [ReadMessage, ReadMessage] | undefined {
  const [one, two] = questionsIn(text) ?? [];
  if (one === undefined || two === undefined) return undefined;
  const first = readMessage(one, context, thread);
  const second = readMessage(two, context, { previous: first.intent, question: first.question });
  if (first.question === undefined) return undefined;
  return second.question === undefined || isSameList(first.question, second.question) ? undefined : [first, second];
}

/** Whether two questions are about the same things, so that one answer is enough. */
const isSameList = (one: DataQuestion, two: DataQuestion): boolean =>
  // 'How often did I ask about eggs, and when was the first time?' asks for a number and for a day.
  (two.act !== 'when' || one.act === 'when') &&
  one.thing === two.thing &&
  one.state === two.state &&
  one.period?.from.getTime() === two.period?.from.getTime() &&
  one.period?.to.getTime() === two.period?.to.getTime();
