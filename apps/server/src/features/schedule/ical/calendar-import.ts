import type { CalendarImport } from '@app/contract/calendar';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ImportedEvent, ImportOutcome } from '../events/import-events.ts';
import type { ScheduleService } from '../schedule.service.ts';
import { readImportable } from './read-importable.ts';

export interface CalendarImportDependencies {
  db: Database;
  schedule: Pick<ScheduleService, 'importEvent' | 'seriesCheck'>;
  timeZoneOf: TimeZoneOf;
}

const MAX_EVENTS_SHOWN = 200;
const MAX_SKIPS_SHOWN = 200;
/** Events per transaction. Few, so that transactions are short, because they lock the user's version. */
const BATCH_SIZE = 50;

interface StoredEvent {
  outcome: ImportOutcome;
  event: ImportedEvent;
}

export type ImportFile = (userId: string, text: string, options: { preview: boolean }) => Promise<CalendarImport>;

/** Imports the events of a calendar file. Importing the same file again changes nothing. */
export function createCalendarImport({ db, schedule, timeZoneOf }: CalendarImportDependencies): ImportFile {
  return async (userId, text, { preview }) => {
    const { events: importable, skipped } = await readImportable(text, await timeZoneOf(userId), schedule.seriesCheck);
    const found = importable.length + skipped.length;
    const counts: Record<ImportOutcome, number> = { created: 0, updated: 0, unchanged: 0, in_trash: 0 };
    const changed: ImportedEvent[] = [];
    const storeBatch = preview ? previewBatch : store;
    for (let at = 0; at < importable.length; at += BATCH_SIZE) {
      const outcomes = await storeBatch(userId, importable.slice(at, at + BATCH_SIZE));
      for (const { outcome, event } of outcomes) {
        counts[outcome] += 1;
        if (outcome === 'created' || outcome === 'updated') changed.push(event);
        if (outcome === 'in_trash')
          skipped.push({ title: event.title, reason: 'It is in the trash. Restore it there.' });
      }
    }
    const { created, updated, unchanged } = counts;
    return {
      isPreview: preview,
      counts: { found, created, updated, unchanged, skipped: skipped.length },
      events: changed.slice(0, MAX_EVENTS_SHOWN).map(toListedEvent),
      skipped: skipped.slice(0, MAX_SKIPS_SHOWN),
    };
  };

  async function store(userId: string, batch: ImportedEvent[]): Promise<StoredEvent[]> {
    return inTransaction(db, async (tx) => {
      const outcomes = await storeEvents(schedule, { tx, userId }, batch);
      await bumpUserVersion(tx, userId);
      return outcomes;
    });
  }

  /** Finds out what storing the events would change, by storing them in a transaction that is rolled back. */
  async function previewBatch(userId: string, batch: ImportedEvent[]): Promise<StoredEvent[]> {
    let outcomes: StoredEvent[] = [];
    const rollback = new Error('only a preview');
    try {
      await inTransaction(db, async (tx) => {
        outcomes = await storeEvents(schedule, { tx, userId }, batch);
        throw rollback;
      });
    } catch (error) {
      if (error !== rollback) throw error;
    }
    return outcomes;
  }
}

async function storeEvents(
  schedule: Pick<ScheduleService, 'importEvent'>,
  scope: OwnerScope,
  events: ImportedEvent[],
): Promise<StoredEvent[]> {
  const outcomes: StoredEvent[] = [];
  for (const event of events) outcomes.push({ outcome: await schedule.importEvent(scope, event), event });
  return outcomes;
}

function toListedEvent(event: ImportedEvent): CalendarImport['events'][number] {
  const { title, eventDate, duration, timeZone, isAllDay, recurrence } = event;
  return { title, eventDate: eventDate.toISOString(), duration, timeZone, isAllDay, recurrence };
}
