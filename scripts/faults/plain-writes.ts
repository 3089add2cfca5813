import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, type Answer, type Ask } from './client.ts';
import type { WriteKind, Writing } from './write-kind.ts';

const PEOPLE = 3;
const PAUSE_MS = 300;
const FAR_AHEAD = '2031-06-06T10:00:00Z';
const DUE_IN_MS = 4_000;
/** A process that dies while it sends reminders holds them under a lease. */
const FIRES_WITHIN_MS = 90_000;
const TRY_AGAIN_MS = 200;

const acknowledgedBy = (answer: Answer, mark: string): string[] => (isSuccess(answer) ? [mark] : []);

/** Sent once: without a response it may be stored or not. */
async function sendOnce(call: string, body: object, mark: string, writing: Writing): Promise<string[]> {
  const { client, person } = writing;
  return acknowledgedBy(await client.ask(call, { token: person.token, body }), mark);
}

/** Sent with the same key until there is a response that is not caused by the outage. */
export async function sendUntilAnswered(call: string, options: Ask, { client, signal }: Writing): Promise<Answer> {
  for (;;) {
    const answer = await client.ask(call, options);
    const mayRetry = answer.status === 0 || answer.status === 503 || answer.status === 507;
    if (!mayRetry || signal.aborted) return answer;
    await delay(TRY_AGAIN_MS);
  }
}

export const tasks: WriteKind = {
  name: 'tasks',
  people: PEOPLE,
  pauseMs: PAUSE_MS,
  write: (mark, writing) => sendOnce('POST /api/tasks', { title: mark }, mark, writing),
  stored: 'SELECT title AS mark FROM tasks',
};

export const events: WriteKind = {
  name: 'events with a key',
  people: PEOPLE,
  pauseMs: PAUSE_MS,
  write: async (mark, writing) => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = { token: writing.person.token, body: { title: mark, eventDate: FAR_AHEAD }, headers };
    return acknowledgedBy(await sendUntilAnswered('POST /api/events', ask, writing), mark);
  },
  stored: 'SELECT title AS mark FROM events',
};

export const notes: WriteKind = {
  name: 'notes',
  people: PEOPLE,
  pauseMs: PAUSE_MS,
  write: (mark, writing) =>
    sendOnce(`POST /api/events/${writing.person.eventId}/notes`, { content: mark }, mark, writing),
  stored: 'SELECT content AS mark FROM event_notes',
};

export const goalProgress: WriteKind = {
  name: 'goal progress',
  people: PEOPLE,
  pauseMs: PAUSE_MS,
  write: (mark, writing) =>
    sendOnce(`POST /api/goals/${writing.person.goalId}/progress`, { amount: 1, note: mark }, mark, writing),
  stored: 'SELECT note AS mark FROM goal_progress',
};

/** Checked where they arrive: under the bell, once each. */
export const reminders: WriteKind = {
  name: 'reminders that came due',
  people: PEOPLE,
  pauseMs: 2 * PAUSE_MS,
  withinMs: FIRES_WITHIN_MS,
  write: (mark, writing) => {
    const remindAt = new Date(Date.now() + DUE_IN_MS).toISOString();
    return sendOnce('POST /api/reminders', { title: mark, remindAt, channels: ['in_app'] }, mark, writing);
  },
  stored: 'SELECT title AS mark FROM notifications',
};
