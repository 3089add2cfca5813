import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import type { Import } from '@app/contract/imports';
import type { Task } from '@app/contract/tasks';
import { expect, it } from 'vitest';
import { type ArchiveLineSources, chooseArchiveLine } from './choose-archive-line.ts';

/** A Saturday, 10 AM in Berlin. */
const now = new Date('2026-11-21T09:00:00Z');

const makeEvent = (title: string, eventDate: string, fields: Partial<Event> = {}) =>
  ({ id: 'event', title, eventDate, duration: 60, isAllDay: false, ...fields }) as Event;
const makeTask = (title: string, dueDate: string | null) => ({ title, dueDate }) as Task;
const makeImport = (finishedAt: string) =>
  ({
    status: 'completed',
    counts: { created: 110 },
    sources: [{ source: 'chatgpt', created: 110 }],
    finishedAt,
  }) as Import;
const conversation = { id: 'c', title: 'Roof repair', updatedAt: '2026-11-18T09:00:00Z' } as ConversationSummary;

const lineOf = (sources: Partial<ArchiveLineSources>) =>
  chooseArchiveLine(
    { events: [], tasks: [], dueCards: 0, imports: [], conversations: [], ...sources },
    now,
    'Europe/Berlin',
  );

const [past, running, today, tomorrow, monday, nextMonth] = [
  makeEvent('Breakfast', '2026-11-21T06:00:00Z'),
  makeEvent('Market', '2026-11-21T08:30:00Z'),
  makeEvent('Dentist', '2026-11-21T13:00:00Z'),
  makeEvent('Brunch', '2026-11-22T10:00:00Z'),
  makeEvent('Standup', '2026-11-23T08:00:00Z'),
  makeEvent('Concert', '2026-12-21T18:00:00Z'),
];

it('names the event that runs now, or else the next one today', () => {
  expect(lineOf({ events: [past, running, today] })?.text).toBe('Now: Market, until 10:30 AM');
  expect(lineOf({ events: [past, today], tasks: [makeTask('Rent', '2026-11-21')] })).toEqual({
    kind: 'event',
    text: 'Next: Dentist, 2:00 PM',
    path: '/schedule?date=2026-11-21&event=event',
  });
});

it('names what is due before the events of the next days', () => {
  expect(lineOf({ events: [tomorrow], tasks: [makeTask('Rent', '2026-11-20')] })?.text).toBe('Task due: Rent');
  const tasks = [makeTask('Rent', '2026-11-20'), makeTask('Call', '2026-11-21'), makeTask('Later', null)];
  expect(lineOf({ events: [tomorrow], tasks })?.text).toBe('2 tasks due');
  expect(lineOf({ events: [tomorrow], dueCards: 5 })).toMatchObject({ text: '5 cards due today', path: '/learning' });
});

it('names the first event of the next days, without all-day events and those far away', () => {
  expect(lineOf({ events: [past, tomorrow] })?.text).toBe('Next: Brunch, tomorrow at 11:00 AM');
  expect(lineOf({ events: [monday] })?.text).toBe('Next: Standup, Monday at 9:00 AM');
  const holiday = makeEvent('Holiday', '2026-11-21T23:00:00Z', { isAllDay: true });
  expect(lineOf({ events: [holiday, nextMonth], conversations: [conversation] })?.kind).toBe('conversation');
});

it('names what arrived in the last days, or else the last conversation', () => {
  expect(lineOf({ imports: [makeImport('2026-11-20T09:00:00Z')], conversations: [conversation] })).toEqual({
    kind: 'import',
    text: '110 conversations arrived from ChatGPT yesterday',
    path: '/archive',
  });
  expect(lineOf({ imports: [makeImport('2026-10-01T09:00:00Z')], conversations: [conversation] })).toEqual({
    kind: 'conversation',
    text: 'Last time: Roof repair, 3 days ago',
    path: '/conversation-chat/c',
  });
});

it('says nothing of an empty workspace', () => {
  expect(lineOf({})).toBeUndefined();
});
