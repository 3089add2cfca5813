import { screen, waitFor, within } from '@testing-library/react';
import { listCategories } from '@app/contract/categories';
import {
  addEventNote,
  createEvent,
  deleteEvent,
  deleteEventNote,
  type EventDetail,
  getEvent,
  listEventNotes,
  parseEvent,
  undoEventChange,
  restoreEventNote,
  updateEvent,
  updateEventNote,
} from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { makeCalendarEvent } from '#test/calendar-event.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const workId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01';
const work = { id: workId, name: 'Work', color: '#3b82f6' };

const withContext = (event: Event, text = 'An event you added yourself.'): EventDetail => ({
  ...event,
  context: { text, quote: null, conversationTitle: null },
});

/** A Monday, 8 AM in Berlin. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage(events: Event[], path = '/schedule') {
  const server = testServer();
  server.answer(listEvents, events);
  server.answer(listEventNotes, []);
  for (const event of events)
    server.answer(getEvent, ({ params }) => withContext(events.find(({ id }) => id === params.id) ?? event));
  return renderApp(path);
}

const getDay = (name: RegExp) => within(screen.getByRole('region', { name }));
const listHeadings = () =>
  within(screen.getByRole('group', { name: 'Calendar' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const listUpdates = () => testServer().requests(updateEvent);

describe('the five days', () => {
  it('begin today and are shifted by a day', async () => {
    const { user } = openPage([]);
    expect(await screen.findByRole('button', { name: 'Previous Day' })).toBeVisible();
    await screen.findByText('Today');
    expect(listHeadings()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(screen.getByText('Today')).toBeVisible();
    expect(screen.getByText('Nov 23')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next Day' }));
    expect(listHeadings()[0]).toBe('Tuesday');
    expect(screen.queryByText('Today')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous Day' }));
    await user.click(screen.getByRole('button', { name: 'Previous Day' }));
    expect(listHeadings().slice(0, 2)).toEqual(['Sunday', 'Monday']);
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(listHeadings()[0]).toBe('Monday');
  });

  it('show the events of each day, “No events” on empty days, and the total on days with more than three', async () => {
    const four = [9, 10, 11, 12].map((hour) =>
      makeCalendarEvent({ title: `At ${hour}`, eventDate: `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z` }),
    );
    const three = [9, 10, 11].map((hour) =>
      makeCalendarEvent({ eventDate: `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z` }),
    );
    openPage([...four, ...three]);
    expect(await screen.findByText('4 events total')).toBeVisible();
    expect(screen.queryByText('3 events total')).not.toBeInTheDocument();
    expect(screen.getAllByText('No events')).toHaveLength(3);
    expect(getDay(/Monday, November 23/).getAllByRole('listitem')).toHaveLength(4);
  });

  it('show 12-hour times in the zone of the user, and the end only of events longer than an hour', async () => {
    openPage([
      makeCalendarEvent({ title: 'Hour', eventDate: '2026-11-23T12:00:00.000Z', duration: 60 }),
      makeCalendarEvent({ title: 'Longer', eventDate: '2026-11-23T14:00:00.000Z', duration: 61 }),
    ]);
    expect(await screen.findByText('1:00 PM')).toBeVisible();
    expect(screen.getByText('3:00 PM – 4:01 PM')).toBeVisible();
  });

  it('put an all-day event above the hours as one bar, on the same days in every time zone', async () => {
    const trip = { title: 'Trip', isAllDay: true, duration: 2880, timeZone: 'Pacific/Auckland' };
    openPage([makeCalendarEvent({ ...trip, eventDate: '2026-11-24T11:00:00.000Z' })]);
    const bar = await screen.findByRole('button', { name: 'Trip Nov 25 – Nov 26' });
    expect(bar.closest('ul')).toHaveAccessibleName('All-day events on Wednesday, November 25, 2026');
  });

  it('say that they could not be loaded, and try again', async () => {
    testServer().answer(listEvents, new ErrorResponse('internal'));
    const { user } = renderApp('/schedule');
    expect(await screen.findByText('Failed to load your schedule. Please try again.')).toBeVisible();
    testServer().answer(listEvents, [makeCalendarEvent({ title: 'Back again' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Back again/ })).toBeVisible();
  });

  it('are refetched when another screen announces a change', async () => {
    openPage([]);
    await screen.findAllByText('No events');
    testServer().answer(listEvents, [makeCalendarEvent({ title: 'From a chat' })]);
    dispatchAppEvent('refreshSchedule');
    expect(await screen.findByRole('button', { name: /^From a chat/ })).toBeVisible();
  });
});

describe('an opened event', () => {
  it('shows its time, category, source, context and notes', async () => {
    const event = makeCalendarEvent({ title: 'Review', duration: 90, category: work, isAutoDetected: true });
    const { user, address } = openPage([event]);
    testServer().answer(getEvent, {
      ...event,
      context: { text: 'A work commitment you spoke about.', quote: 'Review on Monday', conversationTitle: 'Plans' },
    });
    const block = await screen.findByRole('button', { name: /^Review/ });
    expect(testServer().requests(listEventNotes)).toHaveLength(0);
    await user.click(block);
    const panel = within(await screen.findByRole('complementary', { name: 'Event details' }));
    expect(panel.getByText('Monday, Nov 23, 10:00 AM – 11:30 AM')).toBeVisible();
    expect(panel.getByText('work')).toHaveAttribute('data-kind', 'work');
    expect(panel.getByText('AI Chat Extraction')).toBeVisible();
    expect(await panel.findByText('A work commitment you spoke about.')).toBeVisible();
    expect(panel.getByText('Review on Monday')).toBeVisible();
    expect(await panel.findByText('No notes yet')).toBeVisible();
    expect(address()).toContain(`event=${event.id}`);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Event details' })).not.toBeInTheDocument();
  });

  it('without a category is general, and says that it was added manually', async () => {
    const event = makeCalendarEvent({ title: 'Errand' });
    openPage([event], `/schedule?event=${event.id}`);
    expect(await screen.findByText('general')).toHaveAttribute('data-kind', 'personal');
    expect(screen.getByText('Manually Added')).toBeVisible();
  });

  it('lists overlapping events', async () => {
    const event = makeCalendarEvent({ title: 'Call', duration: 60 });
    openPage(
      [event, makeCalendarEvent({ title: 'Interview', eventDate: '2026-11-23T09:30:00.000Z' })],
      `/schedule?event=${event.id}`,
    );
    expect((await screen.findAllByText('Overlaps with Interview')).length).toBeGreaterThan(0);
  });

  it('stores a note, trimmed, and shows its button only when there is text', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    const field = await screen.findByRole('textbox', { name: 'New note' });
    await user.type(field, '   ');
    expect(screen.queryByRole('button', { name: 'Add Note' })).not.toBeInTheDocument();
    await user.type(field, 'Bring cake  ');
    const note = { id: workId, content: 'Bring cake', createdAt: '2026-11-23T07:00:00.000Z' };
    testServer().answer(addEventNote, () => {
      testServer().answer(listEventNotes, [note]);
      return note;
    });
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Note Added')).toBeVisible();
    expect(await screen.findByText('Bring cake')).toBeVisible();
    expect(testServer().requests(addEventNote)[0]?.body).toEqual({ content: 'Bring cake' });
    expect(field).toHaveValue('');
  });

  it.each([
    [new ErrorResponse('events.not_found', 'It is gone.'), 'It is gone.'],
    [new Response('oops', { status: 500 }), 'Failed to add note. Please try again.'],
  ])('keeps the text when a note is refused', async (refusal, sentence) => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    testServer().answer(addEventNote, refusal);
    await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Bring cake');
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Failed to Add Note')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Bring cake');
  });
});

describe('changing', () => {
  it('moves with Alt and the arrow keys, announces the time, and saves when Alt is released', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event]);
    const block = await screen.findByRole('button', { name: /^Call/ });
    testServer().answer(updateEvent, { ...event, eventDate: '2026-11-24T09:30:00.000Z' });
    block.focus();
    await user.keyboard('{Alt>}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Call: Tuesday, Nov 24, 10:30 AM')).toBeInTheDocument();
    expect(listUpdates()).toHaveLength(0);
    await user.keyboard('{/Alt}');
    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(listUpdates()[0]?.body).toEqual({ eventDate: '2026-11-24T09:30:00.000Z' });
  });

  it('resizes with Shift, and cancels with Escape', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event]);
    (await screen.findByRole('button', { name: /^Call/ })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{Escape}{/Alt}');
    expect(screen.getByText('Move cancelled.')).toBeInTheDocument();
    expect(listUpdates()).toHaveLength(0);
    testServer().answer(updateEvent, { ...event, duration: 60 });
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await waitFor(() => expect(listUpdates()[0]?.body).toEqual({ duration: 60 }));
  });

  it('is shown at once, and rolled back when it is refused', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event]);
    (await screen.findByRole('button', { name: /^Call/ })).focus();
    let refuse: (() => void) | undefined;
    testServer().answer(
      updateEvent,
      () => new Promise((resolve) => (refuse = () => resolve(new ErrorResponse('internal', 'No.')))),
    );
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await getDay(/Tuesday/).findByRole('button', { name: /^Call/ })).toBeVisible();
    refuse?.();
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('No.')).toBeVisible();
    expect(await getDay(/Monday/).findByRole('button', { name: /^Call/ })).toBeVisible();
  });

  it('moves and lengthens a bar by days', async () => {
    const start = '2026-11-24T23:00:00.000Z';
    const event = makeCalendarEvent({ title: 'Trip', isAllDay: true, duration: 2880, eventDate: start });
    const { user } = openPage([event]);
    testServer().answer(updateEvent, event);
    (await screen.findByRole('button', { name: /^Trip/ })).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText('Trip: 3 days')).toBeInTheDocument();
    await user.keyboard('{/Alt}');
    await waitFor(() => expect(listUpdates()[0]?.body).toEqual({ duration: 4320 }));
    (await screen.findByRole('button', { name: /^Trip/ })).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(listUpdates()[1]?.body).toEqual({ eventDate: '2026-11-23T23:00:00.000Z' }));
  });

  it('of a repeating event asks which occurrences', async () => {
    const seriesId = workId;
    const start = '2026-11-23T09:00:00.000Z';
    const event = makeCalendarEvent({
      title: 'Standup',
      id: `${seriesId}~${start}`,
      seriesId,
      originalStart: start,
      recurrence: 'FREQ=DAILY',
    });
    const { user } = openPage([event]);
    (await screen.findByRole('button', { name: /^Standup/ })).focus();
    testServer().answer(updateEvent, event);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change “Standup”' }));
    await user.click(dialog.getByRole('radio', { name: 'This and following events' }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(listUpdates()[0]?.query).toEqual({ scope: 'following' }));
  });

  it('is undone by its idempotency key', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event]);
    (await screen.findByRole('button', { name: /^Call/ })).focus();
    testServer().answer(updateEvent, event);
    testServer().answer(undoEventChange, undefined);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    const key = listUpdates()[0]?.headers.get('idempotency-key');
    expect(testServer().requests(undoEventChange)[0]?.params).toEqual({ key });
  });

  it('edits in a dialog and sends only what differs', async () => {
    const event = makeCalendarEvent({ title: 'Call', duration: 30 });
    testServer().answer(listCategories, []);
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    expect(dialog.getByLabelText('Start')).toHaveValue('2026-11-23T10:00');
    testServer().answer(updateEvent, { ...event, notes: 'Bring the report' });
    await user.type(dialog.getByLabelText(/Notes/), 'Bring the report');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(listUpdates()[0]?.body).toEqual({ notes: 'Bring the report' });
  });

  it('has a failure message of its own when only the notes change', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    testServer().answer(updateEvent, new Response('oops', { status: 500 }));
    await user.type(dialog.getByLabelText(/Notes/), 'x');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('Failed to save notes. Please try again.')).toBeVisible();
  });

  it('deletes at once, with an undo', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    testServer().answer(deleteEvent, () => {
      testServer().answer(listEvents, []);
      return undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Event Deleted')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Call/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('a note', () => {
  it('is changed and deleted individually, each with an undo', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    const note = { id: workId, content: 'Ask about it', createdAt: '2026-11-20T09:00:00.000Z' };
    const server = testServer();
    server.answer(listEventNotes, [note]);
    server.answer(updateEventNote, ({ body }) => {
      server.answer(listEventNotes, [{ ...note, ...body }]);
      return { ...note, ...body };
    });
    server.answer(deleteEventNote, () => {
      server.answer(listEventNotes, []);
      return undefined;
    });
    server.answer(restoreEventNote, () => {
      server.answer(listEventNotes, [note]);
      return note;
    });
    const chooseAction = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for this note' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await chooseAction('Edit');
    const field = screen.getByRole('textbox', { name: 'Note text' });
    await user.clear(field);
    await user.paste(' Ask Ana ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ask Ana')).toBeVisible();
    expect(server.requests(updateEventNote)[0]?.body).toEqual({ content: 'Ask Ana' });
    expect(await screen.findByText('Note saved')).toBeVisible();
    await chooseAction('Delete');
    expect(await screen.findByText('Note deleted')).toBeVisible();
    expect(screen.queryByText('Ask Ana')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Ask about it')).toBeVisible();
  });

  it('is put back when its deletion is refused', async () => {
    const event = makeCalendarEvent({ title: 'Call' });
    const { user } = openPage([event], `/schedule?event=${event.id}`);
    testServer().answer(listEventNotes, [{ id: workId, content: 'Stay', createdAt: '2026-11-20T09:00:00.000Z' }]);
    testServer().answer(deleteEventNote, new ErrorResponse('internal'));
    await user.click(await screen.findByRole('button', { name: 'Actions for this note' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(await screen.findByText('Stay')).toBeVisible();
  });
});

describe('adding', () => {
  it('adds an event on Enter before the text has been parsed', async () => {
    const { user } = openPage([]);
    const made = makeCalendarEvent({ title: 'Lunch with Ana' });
    const { title, eventDate, duration, timeZone, isAllDay, recurrence, location, category } = made;
    const parsed = { title, eventDate, duration, timeZone, isAllDay, recurrence, location, category };
    testServer().answer(parseEvent, {
      event: { ...parsed, isTimeAssumed: false, reminderMinutes: 1440 },
      conflicts: [],
    });
    testServer().answer(createEvent, made);
    await user.click(await screen.findByRole('textbox', { name: 'Add an event as text' }));
    await user.paste('lunch with Ana tue 1pm 45m');
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('Event Scheduled!')).toBeVisible();
    expect(
      testServer()
        .requests(createEvent)
        .map(({ body }) => body),
    ).toMatchObject([{ reminderMinutes: 1440 }]);
    expect(screen.getByRole('textbox', { name: 'Add an event as text' })).toHaveValue('');
  });

  it('parses text while typing, shows conflicts, and adds the event', async () => {
    const { user } = openPage([]);
    const parsed = {
      title: 'Lunch with Ana',
      eventDate: '2026-11-24T12:00:00.000Z',
      duration: 45,
      timeZone: 'Europe/Berlin',
      isAllDay: false,
      recurrence: null,
      location: null,
      category: work,
      isTimeAssumed: false,
      reminderMinutes: 60,
    };
    const conflicts = [{ id: workId, title: 'Review', eventDate: parsed.eventDate, duration: 30 }];
    testServer().answer(parseEvent, { event: parsed, conflicts });
    const made = makeCalendarEvent({ title: 'Lunch with Ana', eventDate: parsed.eventDate });
    testServer().answer(createEvent, made);
    await user.type(await screen.findByRole('textbox', { name: 'Add an event as text' }), 'lunch with Ana tue 1pm 45m');
    expect(
      await screen.findByText(/Lunch with Ana · Tuesday, Nov 24, 1:00 PM · 45 min · Work · reminder Nov 24, 12:00 PM/),
    ).toBeVisible();
    expect(screen.getByText(/overlaps with Review/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Event Scheduled!')).toBeVisible();
    expect(testServer().requests(createEvent)[0]?.body).toMatchObject({
      title: 'Lunch with Ana',
      eventDate: '2026-11-24T12:00:00.000Z',
      duration: 45,
      categoryId: workId,
    });
    expect(screen.getByRole('textbox', { name: 'Add an event as text' })).toHaveValue('');
  });

  it('warns while typing that a reminder would be too early', async () => {
    const { user } = openPage([]);
    const { title, eventDate, duration, timeZone, isAllDay, recurrence, location, category } = makeCalendarEvent({});
    const parsed = { title, eventDate, duration, timeZone, isAllDay, recurrence, location, category };
    testServer().answer(parseEvent, {
      event: { ...parsed, isTimeAssumed: false, reminderMinutes: 6 * 7 * 1440 },
      conflicts: [],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Add an event as text' }), 'remind me 6 weeks before');
    expect(await screen.findByText(/a reminder can be at most four weeks before the event/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('asks for a time when the text has none', async () => {
    const { user } = openPage([]);
    testServer().answer(parseEvent, { event: null, conflicts: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Add an event as text' }), 'lunch');
    expect(await screen.findByText(/Add a day or a time/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('opens a form for a new event, and sends a rule if the event repeats', async () => {
    const { user } = openPage([]);
    await user.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
    await user.click(dialog.getByRole('button', { name: 'Add event' }));
    expect(dialog.getByText('Please enter a title')).toBeVisible();
    await user.type(dialog.getByLabelText('Title'), 'Choir');
    await user.selectOptions(dialog.getByLabelText('Repeats'), 'Every week on Monday');
    await user.selectOptions(dialog.getByLabelText('Ends'), 'After a number of occurrences');
    testServer().answer(createEvent, makeCalendarEvent({ title: 'Choir' }));
    await user.click(dialog.getByRole('button', { name: 'Add event' }));
    await waitFor(() => expect(testServer().requests(createEvent)).toHaveLength(1));
    expect(testServer().requests(createEvent)[0]?.body).toMatchObject({
      title: 'Choir',
      eventDate: '2026-11-23T08:00:00.000Z',
      duration: 60,
      recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=10',
    });
  });
});

describe('other views', () => {
  it('show a week, a month and an agenda, kept in the address', async () => {
    const { user, address } = openPage([makeCalendarEvent({ title: 'Call' })]);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    expect(listHeadings()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(screen.getByText('November 2026')).toBeVisible();
    expect(screen.getAllByRole('region', { name: /2026$/ })).toHaveLength(42);
    await user.click(screen.getByRole('button', { name: 'Next Month' }));
    expect(screen.getByText('December 2026')).toBeVisible();
    expect(address()).toBe('/schedule?view=month&date=2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await user.click(screen.getByRole('button', { name: 'Agenda' }));
    expect(getDay(/Monday, November 23/).getByRole('button', { name: /Call/ })).toBeVisible();
  });

  it('show an event across weeks as one labelled button, and continue its bar in the following weeks', async () => {
    const start = '2026-11-27T23:00:00.000Z';
    openPage(
      [makeCalendarEvent({ title: 'Holiday', isAllDay: true, duration: 7 * 1440, eventDate: start })],
      '/schedule?view=month',
    );
    const bar = await screen.findByRole('button', { name: /Holiday/ });
    expect(bar).toHaveAccessibleName('Holiday Nov 28 – Dec 4');
    const parts = screen.getAllByText(/^Holiday/).map((text) => text.closest('button'));
    expect(parts).toHaveLength(2);
    expect(parts[0]).toBe(bar);
    expect(parts[1]).toHaveAttribute('tabindex', '-1');
  });

  it('far from today load their own days', async () => {
    openPage([], '/schedule?date=2027-06-01');
    await waitFor(() =>
      expect(testServer().requests(listEvents)[0]?.query).toEqual({
        from: '2027-05-30T22:00:00.000Z',
        to: '2027-06-06T22:00:00.000Z',
      }),
    );
  });
});
