import type { EventDetail } from '@app/contract/event-edits';
import type { Database, Events, Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { describeContext } from './events/event-context.ts';
import { type Conversations, createEventLinks } from './events/event-links.ts';
import { createEventNotebook } from './events/event-notebook.ts';
import { createEventReader } from './events/event-reader.ts';
import { createEventTrash } from './events/event-trash.ts';
import { createEventUndo } from './events/event-undo.ts';
import { createEventWriter } from './events/event-writer.ts';
import { type FeedEvent, listFeedEvents, readAllEvents } from './events/feed-events.ts';
import { importedSeries, type ImportedEvent, type ImportOutcome, importEvent } from './events/import-events.ts';
import { findNextStart, type NextStart } from './events/next-start.ts';
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
  /** The zone of a person who names none. */
  timeZoneOf: TimeZoneOf;
}

export function createScheduleService(dependencies: ScheduleDependencies) {
  const { db, events, conversations } = dependencies;
  const reader = createEventReader(dependencies);
  const changes = createEventUndo(dependencies);
  const writer = createEventWriter({ ...dependencies, changes, links: createEventLinks(conversations) });
  const notebook = createEventNotebook(dependencies);

  return {
    ...writer,
    list: reader.list,
    undo: changes.undo,
    /** Housekeeping: what can no longer be undone. */
    forgetOldChanges: async (): Promise<void> => {
      await changes.forgetOld();
      await notebook.purge();
    },
    listNotes: notebook.list,
    addNote: notebook.add,
    editNote: notebook.edit,
    removeNote: notebook.remove,
    restoreNote: notebook.restore,
    parse: createEventParser({ ...dependencies, listEvents: reader.list }),
    trashBin: createEventTrash({ db, events }),

    /** Everything of a person for calendars that read along. */
    listForFeed: (userId: string): Promise<FeedEvent[]> => listFeedEvents(dependencies, userId),

    /** Everything of a person, whenever it is, to take along. */
    readAll: (userId: string): AsyncGenerator<FeedEvent[]> => readAllEvents(db, userId),

    /** What can be known of an event from elsewhere before it is kept. */
    importedSeries,
    /** Writes one; the caller bumps the version. Events that come by the hundred get no reminders by themselves. */
    importEvent: (scope: OwnerScope, event: ImportedEvent): Promise<ImportOutcome> =>
      importEvent(scope, event, dependencies.clock),

    /** The events of a followed calendar are now these, each checked before; the caller bumps the version. */
    replaceFollowed,

    /** What begins at a time of day in a followed calendar within a window. */
    listFollowedStarts,

    /** When an event, or the next occurrence of a series, begins from then on; undefined when there is no such event. */
    nextStart: (queryable: Queryable, userId: string, eventId: string, from: Date): Promise<NextStart | undefined> =>
      findNextStart(queryable, userId, eventId, from),

    /** Throws events.not_found. */
    getDetail: async (userId: string, id: string): Promise<EventDetail> => {
      const event = await reader.get(userId, id);
      return { ...event, context: await describeContext(db, conversations, userId, event) };
    },
  };
}
