import { eventNotFound } from '../schedule.errors.ts';

/** What an id names: an event, or one occurrence of a series by where its rule put it. */
export interface EventAddress {
  eventId: string;
  originalStart?: Date;
}

export function readEventId(id: string): EventAddress {
  const [eventId = '', start] = id.toLowerCase().split('~');
  if (start === undefined) return { eventId };
  const originalStart = new Date(start.toUpperCase());
  if (Number.isNaN(originalStart.getTime())) throw eventNotFound();
  return { eventId, originalStart };
}

export function occurrenceId(seriesId: string, originalStart: Date): string {
  return `${seriesId}~${originalStart.toISOString()}`;
}
