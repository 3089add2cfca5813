/**
 * Runs work in the order of the calls, and only so much of it at the same time, but no two works with the same key.
 * Resolves or rejects as the work does.
 */
export type WorkLane = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface WaitingTask {
  key: string;
  start: () => void;
}

/**
 * For work that many callers begin at once and that uses many statements. Without a lane such work would take all
 * connections to the database, and a short read, for which somebody waits, would queue behind all of it. The key is
 * that of rows which two works cannot change at once: the second would only wait for the first in the database.
 */
export function createWorkLane(width: number): WorkLane {
  const waiting: WaitingTask[] = [];
  const running = new Set<string>();

  function startNext(): void {
    for (let at = 0; at < waiting.length && running.size < width;) {
      const { key, start } = waiting[at] as WaitingTask;
      if (running.has(key)) {
        at += 1;
        continue;
      }
      waiting.splice(at, 1);
      running.add(key);
      start();
    }
  }

  return async (key, work) => {
    await new Promise<void>((start) => {
      waiting.push({ key, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running.delete(key);
      startNext();
    }
  };
}
