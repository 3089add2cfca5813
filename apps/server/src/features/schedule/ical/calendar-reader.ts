import { Worker } from 'node:worker_threads';
import { workerAddress } from '#platform/worker-address.ts';
import { notACalendar, calendarTooComplicated } from './calendar.errors.ts';
import type { CalendarContent } from './read-calendar.ts';

const TIMEOUT_MS = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Parses a file in a worker. Throws calendar.not_a_calendar, and calendar.too_complicated if it takes too much time or
 * memory.
 */
export async function readCalendarFile(text: string, timeZone: string): Promise<CalendarContent> {
  const worker = new Worker(workerAddress('calendar-worker', import.meta.url), {
    workerData: { text, timeZone },
    resourceLimits,
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const content = await new Promise<CalendarContent | null>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(calendarTooComplicated(error)));
      worker.once('exit', () => reject(calendarTooComplicated()));
      timer = setTimeout(() => reject(calendarTooComplicated()), TIMEOUT_MS);
    });
    if (content === null) throw notACalendar();
    return content;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
