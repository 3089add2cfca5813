import { t as lowerThreadPriority } from "./thread-priority-CBPMDHsS.js";
import { t as computeMap } from "./map-task-rsxXAOkF.js";
import { parentPort, workerData } from "node:worker_threads";
// src/features/insights/map/map-worker.ts
/** The thread that computes one map: twenty thousand conversations take about ten seconds of a processor. */
lowerThreadPriority(10);
const result = computeMap(workerData);
parentPort?.postMessage(result, [result.places.buffer]);
export {};
