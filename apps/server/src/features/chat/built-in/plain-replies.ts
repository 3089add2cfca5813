import { absentThing } from '@app/understanding/questions/absent-things';
import type { DataQuestion } from '@app/understanding/questions/data-question';
import { questionsIn } from '@app/understanding/questions/clauses';
import { impossibleDay } from '@app/understanding/questions/impossible-day';
import { isNegatedMessage } from '@app/understanding/questions/refusals';
import { cannotRank, noSuchDay, noSuchThings } from './facts/facts.messages.ts';
import { readMessage, type ReadMessage, type ReadingContext, type Thread } from './thread.ts';

/** What is said of a day that no calendar has, and of things that this workspace does not know. */
export function replyWithoutData(text: string): string | undefined {
  const day = impossibleDay(text);
  if (day !== undefined) return noSuchDay(day);
  const thing = absentThing(text);
  return thing === undefined ? undefined : noSuchThings(thing);
}

/** A count of what is not something: without a reading of the negation, the number would be of the opposite. */
export const replyToNegatedCount = ({ question, intent, text }: ReadMessage): string | undefined =>
  question === undefined && intent.intent === 'count_question' && isNegatedMessage(text) ? cannotRank : undefined;

/** The questions of a message with two of them, each about the person's own data; undefined for other messages. */
export function readTwoQuestions(
  text: string,
  context: ReadingContext,
  thread: Thread,
): [ReadMessage, ReadMessage] | undefined {
  const [one, two] = questionsIn(text) ?? [];
  if (one === undefined || two === undefined) return undefined;
  const first = readMessage(one, context, thread);
  if (first.question === undefined) return undefined;
  const second = readMessage(two, context, { previous: first.intent, question: first.question });
  return second.question === undefined || isSameList(first.question, second.question) ? undefined : [first, second];
}

/** Whether two questions are about the same things: then one answer tells both. */
const isSameList = (one: DataQuestion, two: DataQuestion): boolean =>
  one.thing === two.thing &&
  one.state === two.state &&
  one.period?.from.getTime() === two.period?.from.getTime() &&
  one.period?.to.getTime() === two.period?.to.getTime();
