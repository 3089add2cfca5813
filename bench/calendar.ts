/**
 * calendar: two measurements.
 * - Expanding 500 rules over ten years, compared with sorting one number for each occurrence. Target: 50 ms.
 * - GET /api/events for a month with 2,000 events, half of them in series, compared with an empty month. Target: 100 ms
 *   of server time. CALENDAR_ROUNDS sets how often each request is made (default 30).
 */
import { performance } from 'node:perf_hooks';
import { startsBetween } from '../apps/server/src/features/schedule/recurrence/occurrences.ts';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';

const rounds = Number(process.env['CALENDAR_ROUNDS'] ?? 30);
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'];
const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A realistic mix: mostly weekly, some monthly, few daily and yearly. */
function makeRule(index: number): string {
  const day = days[index % 7] ?? 'MO';
  if (index % 10 < 5) return `FREQ=WEEKLY;BYDAY=${day}`;
  if (index % 10 < 6) return `FREQ=WEEKLY;INTERVAL=2;BYDAY=${day},${days[(index + 3) % 7] ?? 'TH'}`;
  if (index % 10 < 7) return `FREQ=MONTHLY;BYDAY=${(index % 4) + 1}${day}`;
  if (index % 10 < 8) return `FREQ=MONTHLY;BYMONTHDAY=${(index % 28) + 1}`;
  return index % 10 < 9 ? 'FREQ=DAILY' : 'FREQ=YEARLY';
}

function expandAll(): number {
  const from = Date.UTC(2026, 0, 1);
  const to = Date.UTC(2036, 0, 1);
  let found = 0;
  for (let index = 0; index < 500; index += 1) {
    const eventDate = new Date(Date.UTC(2026, 0, 1 + (index % 28), 7 + (index % 10)));
    const timeZone = zones[index % zones.length] ?? 'UTC';
    found += startsBetween({ eventDate, timeZone, recurrence: makeRule(index) }, from, to).length;
  }
  return found;
}

function measure(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return quantile(times, 0.5);
}

function reportExpansion(): void {
  const startedAt = performance.now();
  const found = expandAll();
  const cold = performance.now() - startedAt;
  const numbers = Float64Array.from({ length: found }, (_, index) => (index * 7_919) % 1_000_003);
  const baseline = measure(() => void numbers.slice().toSorted());
  const ours = measure(expandAll);
  console.log(
    `calendar expand: ${ours.toFixed(1)} ms for ${found} occurrences of 500 rules in ten years ` +
      `(${(ours / baseline).toFixed(2)} of sorting as many numbers; ${cold.toFixed(0)} ms the first time)`,
  );
}

async function fill(url: string, authorization: string): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const add = async (event: object) => {
    const body = JSON.stringify({ title: 'Meeting', duration: 30, timeZone: 'Europe/Berlin', ...event });
    const response = await fetch(`${url}/api/events`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
  };
  for (let index = 0; index < 1_000; index += 1) {
    await add({ eventDate: new Date(Date.UTC(2027, 2, 1 + (index % 31), index % 24)).toISOString() });
  }
  // 32 daily series: another thousand occurrences in the month.
  for (let index = 0; index < 32; index += 1) {
    await add({ eventDate: new Date(Date.UTC(2027, 0, 4, index % 24)).toISOString(), recurrence: 'FREQ=DAILY' });
  }
}

async function ask(url: string, authorization: string, month: number): Promise<{ time: number; events: number }> {
  const from = new Date(Date.UTC(2027, month, 1)).toISOString();
  const to = new Date(Date.UTC(2027, month + 1, 1)).toISOString();
  const times: number[] = [];
  let events = 0;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/events?from=${from}&to=${to}`, { headers: { authorization } });
    events = ((await response.json()) as unknown[]).length;
    times.push(performance.now() - startedAt);
  }
  return { time: quantile(times, 0.5), events };
}

reportExpansion();
await withTemporaryFolder('calendar', async (folder) => {
  const app = await startServer(folder);
  try {
    const busy = await signUp(app.url, 'busy');
    const free = await signUp(app.url, 'free');
    await fill(app.url, busy);
    const baseline = await ask(app.url, free, 2);
    const month = await ask(app.url, busy, 2);
    console.log(
      `calendar month: ${month.time.toFixed(1)} ms for ${month.events} events, reading the answer included ` +
        `(${baseline.time.toFixed(1)} ms for an empty month: ${(month.time / baseline.time).toFixed(1)} times)`,
    );
  } finally {
    await app.stop();
  }
});
