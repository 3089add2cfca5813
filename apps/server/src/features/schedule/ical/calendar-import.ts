import type { CalendarImport } from '@app/contract/calendar';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ImportedEvent, ScheduleService } from '../schedule.service.ts';
import { readImportable } from './read-importable.ts';

export interface CalendarImportDependencies {
  db: Database;
  schedule: Pick<ScheduleService, 'importEvent' | 'seriesCheck'>;
  timeZoneOf: TimeZoneOf;
}

const MAX_EVENTS_SHOWN = 200;
const MAX_SKIPS_SHOWN = 200;
/** Transactions are short, because they lock the user's version. */
const BATCH_SIZE = 50;

type Outcome = 'created' | 'updated' | 'unchanged' | 'in_trash';

export type ImportFile = (userId: string, text: string, options: { preview: boolean }) => Promise<CalendarImport>;

/** Imports the events of a calendar file. Importing the same file again changes nothing. */
export function createCalendarImport({ db, schedule, timeZoneOf }: CalendarImportDependencies): ImportFile {
  return async (userId, text, { preview }) => {
    const { events: importable, skipped } = await readImportable(text, await timeZoneOf(userId), schedule.seriesCheck);
    const found = importable.length + skipped.length;
    const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, in_trash: 0 };
    if (preview) counts.created = importable.length;
    else {
      for (let at = 0; at < importable.length; at += BATCH_SIZE) {
        const outcomes = await store(userId, importable.slice(at, at + BATCH_SIZE));
        for (const { outcome, title } of outcomes) {
          counts[outcome] += 1;
          if (outcome === 'in_trash') skipped.push({ title, reason: 'It is in the trash. Restore it there.' });
        }
      }
    }
    const { created, updated, unchanged } = counts;
    return {
      isPreview: preview,
      counts: { found, created, updated, unchanged, skipped: skipped.length },
      events: importable
        .slice(0, MAX_EVENTS_SHOWN)
        .map(({ title, eventDate, duration, timeZone, isAllDay, recurrence }) => {
          return { title, eventDate: eventDate.toISOString(), duration, timeZone, isAllDay, recurrence };
        }),
      skipped: skipped.slice(0, MAX_SKIPS_SHOWN),
    };
  };

  async function store(userId: string, batch: ImportedEvent[]): Promise<{ outcome: Outcome; title: string }[]> {
    return inTransaction(db, async (tx) => {
      const outcomes: { outcome: Outcome; title: string }[] = [];
      for (const event of batch) {
        outcomes.push({ outcome: await schedule.importEvent({ tx, userId }, event), title: event.title });
      }
      await bumpUserVersion(tx, userId);
      return outcomes;
    });
  }
}
