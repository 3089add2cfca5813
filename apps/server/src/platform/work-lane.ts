/** Runs work in the order of the calls, and only so much of it at the same time. Resolves or rejects as the work does. */
export type WorkLane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * For work that many callers begin at once and that uses many statements. Without a lane such work would take all
 * connections to the database, and a short read, for which somebody waits, would queue behind all of it.
 */
export function createWorkLane(width: number): WorkLane {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      // The place of this work goes to the next without becoming free, so that no later call can take it.
      else next();
    }
  };
}
