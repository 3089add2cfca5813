import { parentPort, workerData } from 'node:worker_threads';
import { readPageText } from './page-text.ts';

/** The entry of the thread that reads a page, so that reading can be stopped whatever the page contains. */
const { html } = workerData as { html: string };
parentPort?.postMessage(readPageText(html));
