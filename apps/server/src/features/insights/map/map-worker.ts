import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '#platform/thread-priority.ts';
import { computeMap, type MapTask } from './map-task.ts';

/** The thread that computes one map: twenty thousand conversations take about ten seconds of a processor. */
lowerThreadPriority(10);
const result = computeMap(workerData as MapTask);
parentPort?.postMessage(result, [result.places.buffer as ArrayBuffer]);
