import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';

/** The entry of the worker thread that parses a calendar file: it does not block requests, and it can be terminated. */
const { text, timeZone } = workerData as { text: string; timeZone: string };
parentPort?.postMessage(readCalendar(text, timeZone) ?? null);
