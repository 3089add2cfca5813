/**
 * feeds: following a calendar of 2,000 events (fetched, parsed, stored), compared with only downloading the
 * file; then a month with these events compared with an empty one; and the list of 500 open reminders compared
 * with an empty list. FEEDS_ROUNDS sets how often each request is made (default 20).
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';

const rounds = Number(process.env['FEEDS_ROUNDS'] ?? 20);
const EVENTS = 2_000;
const REMINDERS = 500;

/** A calendar with all its events in one month; every tenth event repeats. */
function makeCalendar(): string {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const start = `DTSTART;TZID=Europe/Berlin:202703${padTwo((index % 28) + 1)}T${padTwo(index % 24)}${padTwo(index % 60)}00`;
    const rule = index % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=4'] : [];
    return ['BEGIN:VEVENT', `UID:${index}`, start, 'DURATION:PT30M', `SUMMARY:Meeting ${index}`, ...rule, 'END:VEVENT'];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench//', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

async function serve(text: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((_request, response) => response.end(text));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/calendar.ics`, close: () => void server.close() };
}

async function measureResponse(work: () => Promise<Response>): Promise<{ time: number; answer: unknown }> {
  const startedAt = performance.now();
  const response = await work();
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  const time = performance.now() - startedAt;
  return { time, answer: text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : text };
}

async function median(work: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await measureResponse(work)).time);
  return quantile(times, 0.5);
}

await withTemporaryFolder('feeds', async (folder) => {
  process.env['ALLOW_PRIVATE_FEEDS'] = 'true';
  const calendar = await serve(makeCalendar());
  const app = await startServer(folder);
  try {
    const [busy, free] = [await signUp(app.url, 'busy'), await signUp(app.url, 'free')];
    const call = (authorization: string, path: string, body?: object) =>
      fetch(app.url + path, {
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const fileAlone = await median(() => fetch(calendar.url));
    const { time } = await measureResponse(() => call(busy, '/api/feeds', { url: calendar.url }));
    console.log(
      `feeds follow: ${time.toFixed(0)} ms for ${EVENTS} events (${(time / fileAlone).toFixed(0)} times the file alone)`,
    );
    const month = '/api/events?from=2027-03-01T00:00:00Z&to=2027-04-01T00:00:00Z';
    const [full, empty] = [await median(() => call(busy, month)), await median(() => call(free, month))];
    console.log(`feeds month: ${full.toFixed(1)} ms (${(full / empty).toFixed(1)} times an empty month)`);

    for (let index = 0; index < REMINDERS; index += 1) {
      const remindAt = new Date(Date.UTC(2027, 2, 1, index)).toISOString();
      await measureResponse(() => call(busy, '/api/reminders', { title: `Reminder ${index}`, remindAt }));
    }
    const list = '/api/reminders';
    const [withReminders, withoutReminders] = [
      await median(() => call(busy, list)),
      await median(() => call(free, list)),
    ];
    console.log(
      `reminders list: ${withReminders.toFixed(1)} ms for ${REMINDERS} (${(withReminders / withoutReminders).toFixed(1)} times an empty list)`,
    );
  } finally {
    await app.stop();
    calendar.close();
  }
});
