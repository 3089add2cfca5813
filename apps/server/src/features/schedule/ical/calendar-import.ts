import type { CalendarImport } from '@app/contract/calendar';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ImportedEvent, ScheduleService } from '../schedule.service.ts';
import { readImportable } from './read-importable.ts';

export interface CalendarImportDependencies {
  db: Database;
  schedule: Pick<ScheduleService, 'importEvent' | 'importedSeries'>;
  timeZoneOf: TimeZoneOf;
}

const SHOWN_EVENTS = 200;
const SHOWN_SKIPS = 200;
/** Short transactions: the user's version is a hot row. */
const SLICE = 50;

type Outcome = 'created' | 'updated' | 'unchanged' | 'in_trash';

export type ImportFile = (userId: string, text: string, options: { preview: boolean }) => Promise<CalendarImport>;

/** Takes the events of a calendar file in; the same file again changes nothing twice. */
export function createCalendarImport({ db, schedule, timeZoneOf }: CalendarImportDependencies): ImportFile {
  return async (userId, text, { preview }) => {
    const { events: taken, skipped: refused } = await readImportable(
      text,
      await timeZoneOf(userId),
      schedule.importedSeries,
    );
    const found = taken.length + refused.length;
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
      counts: { found, created, updated, unchanged, skipped: refused.length },
      events: taken.slice(0, SHOWN_EVENTS).map(({ title, eventDate, duration, timeZone, isAllDay, recurrence }) => {
        return { title, eventDate: eventDate.toISOString(), duration, timeZone, isAllDay, recurrence };
      }),
      skipped: refused.slice(0, SHOWN_SKIPS),
    };
  };

  async function store(userId: string, slice: ImportedEvent[]): Promise<{ outcome: Outcome; title: string }[]> {
    return inTransaction(db, async (tx) => {
      const outcomes: { outcome: Outcome; title: string }[] = [];
      for (const event of slice) {
        outcomes.push({ outcome: await schedule.importEvent({ tx, userId }, event), title: event.title });
      }
      await bumpUserVersion(tx, userId);
      return outcomes;
    });
  }
}
