import { parentPort, workerData } from 'node:worker_threads';
import { readPageText } from './page-text.ts';

/** The entry of the thread that reads a page: whatever the page is made of, it can be ended. */
const { html } = workerData as { html: string };
parentPort?.postMessage(readPageText(html));
