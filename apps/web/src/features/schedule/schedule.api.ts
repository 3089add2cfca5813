import {
  addEventNote,
  createEvent,
  type CreateEventBody,
  deleteEvent,
  deleteEventNote,
  type EventNote,
  type EventScope,
  getEvent,
  listEventNotes,
  parseEvent,
  restoreEventNote,
  undoEventChange,
  updateEvent,
  updateEventNote,
  type UpdateEventBody,
} from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import { type QueryClient, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './schedule.messages.ts';

const eventsKey = endpointKey(listEvents);

/** The events of a time range, by default of the days around today; polled every 5 s. */
export function useEvents(range: { from: string; to: string } | undefined) {
  const client = useQueryClient();
  useAppEvent('refreshSchedule', () => void client.invalidateQueries({ queryKey: eventsKey }));
  const call = range === undefined ? {} : { query: range };
  return useQuery({
    ...endpointQuery(listEvents, { ...call, isRevalidated: true }),
    ...polling,
    placeholderData: keepPreviousData,
  });
}

/** One event with its source. */
export function useEventDetail(id: string) {
  return useQuery({ ...endpointQuery(getEvent, { params: { id } }), staleTime: 0 });
}

/** The notes of the selected event. */
export function useEventNotes(id: string) {
  return useQuery({ ...endpointQuery(listEventNotes, { params: { id } }), staleTime: 0 });
}

export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => callEndpoint(addEventNote, { params: { id }, body: { content } }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(listEventNotes, { params: { id } }) }),
    failureToast: { title: t('noteFailedTitle'), fallback: t('noteFailed') },
  });
}

/** Edits, deletes and restores single notes; optimistic, rolled back on failure. */
export function useNoteActions(id: string) {
  const client = useQueryClient();
  const key = endpointKey(listEventNotes, { params: { id } });
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  /** For `onMutate`: changes the shown notes and resolves to a function that undoes the change. */
  const optimistically = (apply: (notes: EventNote[]) => EventNote[]) => async () => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<EventNote[]>(key);
    if (before !== undefined) client.setQueryData(key, apply(before));
    return () => client.setQueryData(key, before);
  };
  const onError = (_error: Error, _input: unknown, undo: (() => void) | undefined) => undo?.();
  const failureToast = { title: t('updateFailedTitle'), fallback: t('notesSaveFailed') };
  const edit = useMutation({
    mutationFn: ({ noteId, content }: { noteId: string; content: string }) =>
      callEndpoint(updateEventNote, { params: { id, noteId }, body: { content } }),
    onMutate: ({ noteId, content }) =>
      optimistically((notes) => notes.map((note) => (note.id === noteId ? { ...note, content } : note)))(),
    onError,
    onSettled,
    failureToast,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => callEndpoint(deleteEventNote, { params: { id, noteId } }),
    onMutate: (noteId) => optimistically((notes) => notes.filter((note) => note.id !== noteId))(),
    onError,
    onSettled,
    failureToast,
  });
  const restore = useMutation({
    mutationFn: (noteId: string) => callEndpoint(restoreEventNote, { params: { id, noteId } }),
    onSettled,
    failureToast,
  });
  return { edit, remove, restore };
}

export function useParsedEvent(text: string) {
  return useQuery({
    queryKey: ['/api', 'events', 'parse', { text }],
    queryFn: ({ signal }) => callEndpoint(parseEvent, { body: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

/** Parses text on submit, when the live preview has not loaded yet. */
export function useParseEvent() {
  return useMutation({
    mutationFn: (text: string) => callEndpoint(parseEvent, { body: { text } }),
    failureToast: false,
  });
}

export interface EventAddition {
  body: CreateEventBody;
  /** The idempotency key, which also identifies the change for an undo. */
  key: string;
}

export function useAddEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: EventAddition) => callEndpoint(createEvent, { body, idempotencyKey: key }),
    onSettled: () => refreshEvents(client),
    failureToast: t('addFailed'),
  });
}

export interface EventChange {
  event: Event;
  body: UpdateEventBody;
  scope?: EventScope | undefined;
  /** The idempotency key, which also identifies the change for an undo. */
  key: string;
}

/** A change of a single event shows at once, and is undone on failure; a change of several shows after the response. */
export function useChangeEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ event, body, scope, key }: EventChange) =>
      callEndpoint(updateEvent, {
        params: { id: event.id },
        query: scope === undefined ? {} : { scope },
        body,
        idempotencyKey: key,
      }),
    onMutate: ({ event, body, scope }) => {
      const isOne = scope === undefined || scope === 'this';
      return editCachedLists(client, (events) =>
        isOne ? events.map((each) => (each.id === event.id ? withChanges(each, body) : each)) : events,
      );
    },
    onError: (_error, _change, undo) => undo?.(),
    onSettled: () => refreshEvents(client),
    failureToast: (error, { body }) => ({
      title: t('updateFailedTitle'),
      description: errorSentence(error, changesOnlyNotes(body) ? t('notesSaveFailed') : t('updateFailed')),
    }),
  });
}

export interface EventRemoval {
  event: Event;
  scope?: EventScope | undefined;
  /** The idempotency key, which also identifies the change for an undo. */
  key: string;
}

export function useRemoveEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ event, scope, key }: EventRemoval) =>
      callEndpoint(deleteEvent, {
        params: { id: event.id },
        query: scope === undefined ? {} : { scope },
        idempotencyKey: key,
      }),
    onMutate: ({ event }) => editCachedLists(client, (events) => events.filter(({ id }) => id !== event.id)),
    onError: (_error, _removal, undo) => undo?.(),
    onSettled: () => refreshEvents(client),
    failureToast: t('deleteFailed'),
  });
}

/** Undoes the change that was made with the given idempotency key. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callEndpoint(undoEventChange, { params: { key } }),
    onSettled: () => refreshEvents(client),
    failureToast: t('undoFailed'),
  });
}

/** Edits every cached list of events; resolves to a function that undoes the edits. */
async function editCachedLists(client: QueryClient, edit: (events: Event[]) => Event[]): Promise<() => void> {
  const filter = {
    queryKey: eventsKey,
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isListKey(queryKey),
  };
  await client.cancelQueries(filter);
  const before = client.getQueriesData<Event[]>(filter);
  client.setQueriesData<Event[]>(filter, (events) => events && edit(events));
  return () => {
    for (const [key, events] of before) client.setQueryData(key, events);
  };
}

function isListKey(queryKey: readonly unknown[]): boolean {
  return queryKey.length === 2 || (queryKey.length === 3 && typeof queryKey[2] === 'object');
}

/** Refetches the lists, details and notes of events, and everything else that depends on events. */
async function refreshEvents(client: QueryClient): Promise<void> {
  const segments = ['events', 'tasks', 'schedule', 'user', 'trash'];
  await Promise.all(segments.map((segment) => client.invalidateQueries({ queryKey: ['/api', segment] })));
}

/** The event as the server will return it: a change of `isAllDay` also changes `isFree`. */
function withChanges(event: Event, body: UpdateEventBody): Event {
  const { title, eventDate, duration, isAllDay, isFree = isAllDay, notes, location } = body;
  return {
    ...event,
    ...(title !== undefined && { title }),
    ...(eventDate !== undefined && { eventDate }),
    ...(duration !== undefined && { duration }),
    ...(isAllDay !== undefined && { isAllDay }),
    ...(isFree !== undefined && { isFree }),
    ...(notes !== undefined && { notes: notes ?? '' }),
    ...(location !== undefined && { location }),
  };
}

function changesOnlyNotes(body: UpdateEventBody): boolean {
  return Object.keys(body).every((name) => name === 'notes');
}
