import type { ImportedEvent } from '../schedule.service.ts';

/** Times at which an event happens besides its rule. */
export interface ExtraTime {
  at: Date;
  /** Minutes, when it is not that of the series. */
  duration?: number;
}

export interface SeriesCheck {
  /** When an event begins in truth. Throws what is wrong with its times or its rule. */
  check: (event: ImportedEvent) => Date;
  /** Whether the rule of a series puts an occurrence there. */
  happensAt: (event: ImportedEvent, at: Date) => boolean;
}

/**
 * One event of a file as one or more of ours: a series has one rule and nothing else, so what happens besides it are
 * events by themselves. Throws what is wrong with the times or the rule.
 */
export function spreadEvent(
  event: ImportedEvent,
  extraTimes: readonly ExtraTime[],
  { check, happensAt }: SeriesCheck,
): ImportedEvent[] {
  const begins = check(event);
  const isSeries = event.recurrence !== null;
  // A first time that the rule does not have counts all the same.
  const isFirstApart = !isSeries || begins.getTime() !== event.eventDate.getTime();
  const besides = [
    ...(isFirstApart ? [{ at: event.eventDate }] : []),
    ...extraTimes.filter(({ at }) => (isSeries ? !happensAt(event, at) : at.getTime() !== event.eventDate.getTime())),
  ];
  const taken = new Set(besides.map(({ at }) => at.getTime()));
  const exceptions = event.exceptions.filter(({ originalStart }) => !taken.has(originalStart.getTime()));
  const singles = besides.flatMap((extra) => single(event, extra, isSeries) ?? []);
  return isSeries ? [{ ...event, exceptions }, ...singles] : singles;
}

function single(event: ImportedEvent, { at, duration }: ExtraTime, isSeries: boolean): ImportedEvent | undefined {
  const exception = event.exceptions.find(({ originalStart }) => originalStart.getTime() === at.getTime());
  if (exception?.isCancelled === true) return undefined;
  const isFirst = !isSeries && at.getTime() === event.eventDate.getTime();
  const { originalStart: _slot, isCancelled: _isCancelled, ...changes } = exception ?? {};
  return {
    ...event,
    uid: isFirst ? event.uid : `${event.uid}/${at.toISOString()}`,
    eventDate: at,
    ...(duration !== undefined && { duration }),
    ...changes,
    recurrence: null,
    exceptions: [],
  };
}
