import { type FoundWhen, findWhen } from '@app/understanding/time/find-when';
import { DAY_MS, type UserStatement } from './person-snapshot.ts';

/** Matches the start of a question within a sentence, such as ', what should I'. */
const FOLLOW_UP_QUESTION = /,? (?:is|are|what|which|how|should|can|could|do|does|would|will|when|where)\b/i;

/** Finds the time a statement refers to; a time in a question that follows in the same sentence does not count. */
export function findStatementTime(
  { about, sentence, message }: UserStatement,
  timeZone: string,
): FoundWhen | undefined {
  return (
    findWhen(about, message.at, timeZone) ?? findWhen(sentence.split(FOLLOW_UP_QUESTION)[0] ?? '', message.at, timeZone)
  );
}

/**
 * The latest time that the words can mean. A time that names only a period lasts a year after its start if the sentence
 * contains “year”, a week if it contains “week” or “weekend”, and otherwise a month.
 */
export function endOf({ start, namesOnlyPeriod, sentence }: FoundWhen): Date {
  if (!namesOnlyPeriod) return start;
  const days = /\byear\b/i.test(sentence) ? 365 : /\bweek(?:end)?\b/i.test(sentence) ? 7 : 31;
  return new Date(start.getTime() + days * DAY_MS);
}
