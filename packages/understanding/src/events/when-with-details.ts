import { findWhen, type FoundWhen } from '../time/find-when.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';

/** The mark between a plan and what the next sentences say about its time; a title ends before it. */
const JOINT = '¦';

interface ReadingContext {
  reference: Date;
  timeZone: string;
  language?: PlanLanguage | undefined;
}

/**
 * The time named by a clause and the details in later sentences; `sentence` and `spans` are those of the clause alone.
 */
export const findWhenWithDetails = (
  clause: string,
  details: string | undefined,
  { reference, timeZone, language }: ReadingContext,
): FoundWhen | undefined => {
  if (details === undefined) return findWhen(clause, reference, timeZone, language);
  const joined = `${clause.replace(/[\s.!?…]+$/, '')} ${JOINT} ${details}`;
  const when = findWhen(joined, reference, timeZone, language);
  const end = when?.sentence.indexOf(JOINT) ?? -1;
  if (when === undefined || end < 0) return when;
  return {
    ...when,
    sentence: when.sentence.slice(0, end).trimEnd(),
    spans: when.spans
      .filter(({ start }) => start < end)
      .map(({ start, end: last }) => ({ start, end: Math.min(last, end) })),
  };
};
