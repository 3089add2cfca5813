import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';

/** Parses a calendar file in a thread, which does not block requests and can be terminated. */
const { text, timeZone } = workerData as { text: string; timeZone: string };
parentPort?.postMessage(readCalendar(text, timeZone) ?? null);
