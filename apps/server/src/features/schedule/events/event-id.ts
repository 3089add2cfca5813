import { eventNotFound } from '../schedule.errors.ts';

/** What an id refers to: an event, or one occurrence of a series by its original start. */
export interface ParsedEventId {
  eventId: string;
  originalStart?: Date;
}

/** Throws events.not_found. */
export function parseEventId(id: string): ParsedEventId {
  const [eventId = '', start] = id.toLowerCase().split('~');
  if (start === undefined) return { eventId };
  const originalStart = new Date(start.toUpperCase());
  if (Number.isNaN(originalStart.getTime())) throw eventNotFound();
  return { eventId, originalStart };
}

export function occurrenceId(seriesId: string, originalStart: Date): string {
  return `${seriesId}~${originalStart.toISOString()}`;
}
