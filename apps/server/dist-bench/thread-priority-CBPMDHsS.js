import { getPriority, setPriority } from "node:os";
import { threadId } from "node:worker_threads";
// src/platform/thread-priority.ts
/**
* Lowers the priority of this worker thread, so that requests on the main thread come first when all processors are
* busy. Only on Linux, where priorities belong to threads; elsewhere it would slow down the whole process. Does nothing
* on the main thread.
*/
function lowerThreadPriority(niceness) {
	if (process.platform !== "linux" || threadId === 0) return;
	setPriority(0, Math.min(19, getPriority(0) + niceness));
}
export { lowerThreadPriority as t };
