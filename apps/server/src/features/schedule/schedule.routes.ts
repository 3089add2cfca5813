import {
  addEventNote,
  createEvent,
  deleteEvent,
  deleteEventNote,
  getEvent,
  listEventNotes,
  parseEvent,
  restoreEventNote,
  undoEventChange,
  updateEvent,
  updateEventNote,
} from '@app/contract/event-edits';
import { listEvents } from '@app/contract/events';
import type { Mount } from '#platform/http/route.ts';
import type { ScheduleService } from './schedule.service.ts';

const KEY = 'idempotency-key';

export function registerScheduleRoutes(mount: Mount, schedule: ScheduleService): void {
  mount(listEvents, ({ userId, query }) => schedule.list(userId, query), { isPolled: true });
  mount(createEvent, ({ userId, body, headers }) => schedule.add(userId, body, headers[KEY]));
  mount(parseEvent, ({ userId, body }) => schedule.parse(userId, body.text));
  mount(getEvent, ({ userId, params }) => schedule.getDetail(userId, params.id));
  mount(updateEvent, ({ userId, params, query, body, headers }) =>
    schedule.update(userId, params.id, body, { scope: query.scope, key: headers[KEY] }),
  );
  mount(deleteEvent, ({ userId, params, query, headers }) =>
    schedule.remove(userId, params.id, { scope: query.scope, key: headers[KEY] }),
  );
  mount(undoEventChange, ({ userId, params }) => schedule.undo(userId, params.key));
  mount(listEventNotes, ({ userId, params }) => schedule.listNotes(userId, params.id));
  mount(addEventNote, ({ userId, params, body }) => schedule.addNote(userId, params.id, body.content));
  mount(updateEventNote, ({ userId, params, body }) =>
    schedule.editNote(userId, params.id, params.noteId, body.content),
  );
  mount(deleteEventNote, ({ userId, params }) => schedule.removeNote(userId, params.id, params.noteId));
  mount(restoreEventNote, ({ userId, params }) => schedule.restoreNote(userId, params.id, params.noteId));
}
