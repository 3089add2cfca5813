import { type FoundWhen, findWhen } from '@app/understanding/time/find-when';
import { DAY_MS, type Claim } from './workspace.ts';

const ASKS_ON = /,? (?:is|are|what|which|how|should|can|could|do|does|would|will|when|where)\b/i;

/** The time a claim refers to, but not that of a question or of something else in the same sentence. */
export function whenMeant({ about, sentence, message }: Claim, timeZone: string): FoundWhen | undefined {
  return findWhen(about, message.at, timeZone) ?? findWhen(sentence.split(ASKS_ON)[0] ?? '', message.at, timeZone);
}

/** The end of a vague time such as 'this year'. */
export function endOf({ start, isVague, sentence }: FoundWhen): Date {
  if (!isVague) return start;
  const days = /\byear\b/i.test(sentence) ? 365 : /\bweek(?:end)?\b/i.test(sentence) ? 7 : 31;
  return new Date(start.getTime() + days * DAY_MS);
}
