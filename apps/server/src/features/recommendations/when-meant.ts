import { type FoundWhen, findWhen } from '@app/understanding/time/find-when';
import { DAY_MS, type Claim } from './workspace.ts';

const ASKS_ON = /,? (?:is|are|what|which|how|should|can|could|do|does|would|will|when|where)\b/i;

/** The time a claim names for itself: not that of a question it goes on with, nor of something else in its sentence. */
export function whenMeant({ about, sentence, said }: Claim, timeZone: string): FoundWhen | undefined {
  return findWhen(about, said.at, timeZone) ?? findWhen(sentence.split(ASKS_ON)[0] ?? '', said.at, timeZone);
}

/** 'This year' is over when the year is. */
export function endOf({ start, isVague, sentence }: FoundWhen): Date {
  if (!isVague) return start;
  const days = /\byear\b/i.test(sentence) ? 365 : /\bweek(?:end)?\b/i.test(sentence) ? 7 : 31;
  return new Date(start.getTime() + days * DAY_MS);
}
