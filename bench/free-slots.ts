/**
 * free-slots: finding the three best slots in 90 days of a busy calendar, compared with reading the same events as JSON
 * in the same run. Target: under 20 ms. FREE_SLOTS_EVENTS sets how many events are in the 90 days (default 1,000).
 */
import type { Event } from '@app/contract/events';
import { buildCalendar } from '../apps/server/src/features/tasks/planning/calendar.ts';
import { findSlots } from '../apps/server/src/features/tasks/planning/suggest.ts';
import { DEFAULT_WORKING_DAYS } from '../apps/server/src/features/tasks/planning/working-hours.ts';

const count = Number(process.env['FREE_SLOTS_EVENTS'] ?? 1_000);
const DAY_MS = 86_400_000;
const from = new Date('2026-01-05T00:00:00Z');
const window = { from, to: new Date(from.getTime() + 90 * DAY_MS), now: from, timeZone: 'Europe/Berlin' };
const preferences = {
  workingDays: [...DEFAULT_WORKING_DAYS],
  bufferMinutes: 10,
  timeOfDay: { shares: { morning: 0.2, afternoon: 0.5, evening: 0.3 }, accepted: 30, isUsed: true },
};
const task = { id: 't', kind: 'task', title: 'Report', dueDate: '2026-03-31', estimateMinutes: 90 } as const;
const ROUNDS = 200;

function makeEvents(): Event[] {
  let seed = 42;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `Event ${index}`,
    eventDate: new Date(from.getTime() + random(90 * 1_440) * 60_000).toISOString(),
    duration: 15 + random(90),
    isAllDay: false,
  })) as unknown as Event[];
}

/** The median in milliseconds: the first rounds are slow, and any round may be interrupted. */
function measure(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] ?? 0;
}

const events = makeEvents();
const json = JSON.stringify(events);
const baseline = measure(() => JSON.parse(json) as unknown);
const search = measure(() => findSlots(task, buildCalendar(window, events, preferences), 3));
const first = findSlots(task, buildCalendar(window, events, preferences), 3);
if (first.length !== 3) throw new Error('three slots were to be found');
console.log(
  `free-slots 90 days, ${count} events: ${search.toFixed(1)} ms, ${(search / baseline).toFixed(1)} times reading ` +
    `the events as JSON (${baseline.toFixed(2)} ms); target under 20 ms`,
);
