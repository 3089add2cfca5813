import type { EventDetail } from '@app/contract/event-edits';
import type { Database, Events, Queryable } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { describeContext } from './event-context.ts';
import { type Conversations, createEventLinks } from './event-links.ts';
import { createEventNotebook } from './event-notebook.ts';
import { createEventReader } from './event-reader.ts';
import { createEventTrash } from './event-trash.ts';
import { createEventUndo } from './event-undo.ts';
import { createEventWriter } from './event-writer.ts';
import { findNextStart, type NextStart } from './next-start.ts';
import { createEventParser, type EventParserDependencies } from './parse-event.ts';

export type { EventDraft } from './event-writer.ts';
export { parseRecurrence } from './recurrence/parse-recurrence.ts';
export type ScheduleService = ReturnType<typeof createScheduleService>;

export interface ScheduleDependencies extends Pick<EventParserDependencies, 'readEvent' | 'suggestCategory'> {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  conversations: Conversations;
  /** The zone of a person who names none. */
  findTimeZone: (userId: string) => Promise<string>;
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
    forgetOldChanges: changes.forgetOld,
    listNotes: notebook.list,
    addNote: notebook.add,
    parse: createEventParser({ ...dependencies, listEvents: reader.list }),
    trashBin: createEventTrash({ db, events }),

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
