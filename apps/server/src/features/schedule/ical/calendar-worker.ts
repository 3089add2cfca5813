import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';

/** The thread that reads calendar files: whatever is in them, requests are answered meanwhile, and it can be ended. */
const { text, timeZone } = workerData as { text: string; timeZone: string };
parentPort?.postMessage(readCalendar(text, timeZone) ?? null);
