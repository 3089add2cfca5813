import type { EventDetail } from '@app/contract/event-edits';
import type { Database, Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { describeContext } from './events/event-context.ts';
import { type Conversations, createEventLinks } from './events/event-links.ts';
import { createEventNotes } from './events/event-notes.ts';
import { createEventReader, getEvent } from './events/event-reader.ts';
import { createEventTrash } from './events/event-trash.ts';
import { createEventUndo } from './events/event-undo.ts';
import { createEventWriter } from './events/event-writer.ts';
import { type FeedEvent, listFeedEvents, readAllEvents } from './events/feed-events.ts';
import { seriesCheck, type ImportedEvent, type ImportOutcome, importEvent } from './events/import-events.ts';
import { findNextStart } from './events/next-start.ts';
import { createEventParser, type EventParserDependencies } from './events/parse-event.ts';
import { replaceFollowed } from './followed-calendars/followed-events.ts';
import { listFollowedStarts } from './followed-calendars/followed-starts.ts';

export type { FeedEvent, FeedException } from './events/feed-events.ts';
export type { ImportedEvent } from './events/import-events.ts';
export type { EventDraft } from './events/event-writer.ts';
export { nextOccurrence, occurrencesBetween } from './recurrence/occurrences.ts';
export { parseRecurrence } from './recurrence/parse-recurrence.ts';
export type ScheduleService = ReturnType<typeof createScheduleService>;

export interface ScheduleDependencies extends Pick<EventParserDependencies, 'readEvent' | 'suggestCategory'> {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  conversations: Conversations;
  timeZoneOf: TimeZoneOf;
}

export function createScheduleService(dependencies: ScheduleDependencies) {
  const { db, clock, conversations } = dependencies;
  const reader = createEventReader(dependencies);
  const changes = createEventUndo(dependencies);
  const notes = createEventNotes(dependencies);

  return {
    ...reader,
    ...createEventWriter({ ...dependencies, changes, links: createEventLinks(conversations) }),
    ...notes,
    undo: changes.undo,
    parse: createEventParser({ ...dependencies, listEvents: reader.list }),
    trashBin: createEventTrash(dependencies),

    /** Deletes recorded changes and deleted notes that can no longer be restored. */
    deleteOldChanges: async (): Promise<void> => {
      await changes.deleteOld();
      await notes.purgeDeletedNotes();
    },

    /** All events of a user for the calendar feed. */
    listForFeed: (userId: string): Promise<FeedEvent[]> => listFeedEvents(dependencies, userId),

    /** All events of a user, past and future, for exports. */
    readAll: (userId: string): AsyncGenerator<FeedEvent[]> => readAllEvents(db, userId),

    /** Checks imported events before they are stored. */
    seriesCheck,

    /** Stores one imported event without creating a reminder; the caller bumps the version. */
    importEvent: (scope: OwnerScope, event: ImportedEvent): Promise<ImportOutcome> => importEvent(scope, event, clock),

    replaceFollowed,
    listFollowedStarts,
    nextStart: findNextStart,

    /** Throws events.not_found. */
    getDetail: async (userId: string, id: string): Promise<EventDetail> => {
      const event = await getEvent(db, userId, id);
      return { ...event, context: await describeContext(db, conversations, userId, event) };
    },
  };
}
