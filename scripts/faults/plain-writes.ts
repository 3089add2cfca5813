import { randomUUID } from 'node:crypto';
import { isSuccess, type ReceivedResponse } from './client.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { listInDatabase, type WriteContext, type WriteKind } from './write-kind.ts';

const PERSON_COUNT = 3;
const PAUSE_MS = 300;
const FUTURE_DATE = '2031-06-06T10:00:00Z';
const DUE_IN_MS = 4_000;
/** Reminders that a process was sending when it died are sent only after its lease ends, so they may be this late. */
const REMINDER_TIMEOUT_MS = 90_000;

const acknowledgedBy = (response: ReceivedResponse, uniqueText: string): string[] =>
  isSuccess(response) ? [uniqueText] : [];

/** Sends a write once: without a response, it may or may not be stored. */
async function sendOnce(call: string, body: object, uniqueText: string, context: WriteContext): Promise<string[]> {
  const { client, person } = context;
  return acknowledgedBy(await client.request(call, { token: person.token, body }), uniqueText);
}

export const tasks: WriteKind = {
  name: 'tasks',
  personCount: PERSON_COUNT,
  pauseMs: PAUSE_MS,
  write: (uniqueText, context) => sendOnce('POST /api/tasks', { title: uniqueText }, uniqueText, context),
  listStored: listInDatabase('SELECT title AS text FROM tasks'),
};

export const events: WriteKind = {
  name: 'events with a key',
  personCount: PERSON_COUNT,
  pauseMs: PAUSE_MS,
  write: async (uniqueText, context) => {
    const headers = { 'idempotency-key': randomUUID() };
    const options = { token: context.person.token, body: { title: uniqueText, eventDate: FUTURE_DATE }, headers };
    return acknowledgedBy(await sendUntilAnswered('POST /api/events', options, context), uniqueText);
  },
  listStored: listInDatabase('SELECT title AS text FROM events'),
};

export const notes: WriteKind = {
  name: 'notes',
  personCount: PERSON_COUNT,
  pauseMs: PAUSE_MS,
  write: (uniqueText, context) =>
    sendOnce(`POST /api/events/${context.person.eventId}/notes`, { content: uniqueText }, uniqueText, context),
  listStored: listInDatabase('SELECT content AS text FROM event_notes'),
};

export const goalProgress: WriteKind = {
  name: 'goal progress',
  personCount: PERSON_COUNT,
  pauseMs: PAUSE_MS,
  write: (uniqueText, context) =>
    sendOnce(`POST /api/goals/${context.person.goalId}/progress`, { amount: 1, note: uniqueText }, uniqueText, context),
  listStored: listInDatabase('SELECT note AS text FROM goal_progress'),
};

/** Checked as notifications: each reminder must be delivered once. */
export const reminders: WriteKind = {
  name: 'reminders that came due',
  personCount: PERSON_COUNT,
  pauseMs: 2 * PAUSE_MS,
  withinMs: REMINDER_TIMEOUT_MS,
  write: (uniqueText, context) => {
    const remindAt = new Date(Date.now() + DUE_IN_MS).toISOString();
    return sendOnce('POST /api/reminders', { title: uniqueText, remindAt, channels: ['in_app'] }, uniqueText, context);
  },
  listStored: listInDatabase('SELECT title AS text FROM notifications'),
};
