import type { CalendarImport } from '@app/contract/calendar';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ImportedEvent, ScheduleService } from '#features/schedule/schedule.service.ts';
import { AppError } from '#platform/app-error.ts';
import { readCalendarFile } from './calendar-reader.ts';
import type { CalendarEvent } from './read-calendar.ts';

export interface CalendarImportDependencies {
  db: Database;
  schedule: Pick<ScheduleService, 'importEvent' | 'checkImported'>;
  findTimeZone: (userId: string) => Promise<string>;
}

const SHOWN_EVENTS = 200;
const SHOWN_SKIPS = 200;
/** Short transactions: the user's version is a hot row. */
const SLICE = 50;

type Outcome = 'created' | 'updated' | 'unchanged' | 'in_trash';

export type ImportFile = (userId: string, text: string, options: { preview: boolean }) => Promise<CalendarImport>;

/** Takes the events of a calendar file in; the same file again changes nothing twice. */
export function createCalendarImport({ db, schedule, findTimeZone }: CalendarImportDependencies): ImportFile {
  return async (userId, text, { preview }) => {
    const { events, skipped } = await readCalendarFile(text, await findTimeZone(userId));
    const taken: CalendarEvent[] = [];
    const refused = [...skipped];
    for (const event of events) {
      const reason = reasonAgainst(() => schedule.checkImported(toImported(event)));
      if (reason === undefined) taken.push(event);
      else refused.push({ title: event.title, reason });
    }
    const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, in_trash: 0 };
    if (preview) counts.created = taken.length;
    else {
      for (let at = 0; at < taken.length; at += SLICE) {
        const outcomes = await store(userId, taken.slice(at, at + SLICE));
        for (const { outcome, title } of outcomes) {
          counts[outcome] += 1;
          if (outcome === 'in_trash') refused.push({ title, reason: 'It is in the trash. Restore it there.' });
        }
      }
    }
    const { created, updated, unchanged } = counts;
    return {
      isPreview: preview,
      counts: { found: events.length + skipped.length, created, updated, unchanged, skipped: refused.length },
      events: taken.slice(0, SHOWN_EVENTS).map(({ title, eventDate, duration, timeZone, isAllDay, recurrence }) => {
        return { title, eventDate, duration, timeZone, isAllDay, recurrence };
      }),
      skipped: refused.slice(0, SHOWN_SKIPS),
    };
  };

  async function store(userId: string, slice: CalendarEvent[]): Promise<{ outcome: Outcome; title: string }[]> {
    return inTransaction(db, async (tx) => {
      const outcomes: { outcome: Outcome; title: string }[] = [];
      for (const event of slice) {
        outcomes.push({ outcome: await schedule.importEvent({ tx, userId }, toImported(event)), title: event.title });
      }
      await bumpUserVersion(tx, userId);
      return outcomes;
    });
  }
}

function toImported({ eventDate, exceptions, ...event }: CalendarEvent): ImportedEvent {
  return {
    ...event,
    eventDate: new Date(eventDate),
    exceptions: exceptions.map((exception) => ({
      ...exception,
      originalStart: new Date(exception.originalStart),
      eventDate: new Date(exception.eventDate),
    })),
  };
}

function reasonAgainst(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
