import type { Logger } from './logger.ts';

export interface Shutdown {
  /** Registers a part to stop; parts are stopped in reverse order. */
  onStop(name: string, stop: () => Promise<void> | void): void;
  /**
   * Stops everything once; later calls wait for the same stop. Resolves to whether every part stopped cleanly in time.
   */
  stop(): Promise<boolean>;
}

interface Step {
  name: string;
  stop: () => Promise<void> | void;
}

/**
 * Stops the parts of the process in reverse order of their start. A part that fails does not prevent the others from
 * stopping, and after `timeoutMs` in total the rest is abandoned, so a stop never hangs.
 */
export function createShutdown({ log, timeoutMs = 9000 }: { log: Logger; timeoutMs?: number }): Shutdown {
  const steps: Step[] = [];
  let stopping: Promise<boolean> | undefined;
  return {
    onStop: (name, stop) => {
      steps.push({ name, stop });
    },
    stop: () => (stopping ??= stopWithin(steps.toReversed(), timeoutMs, log)),
  };
}

async function stopWithin(steps: Step[], timeoutMs: number, log: Logger): Promise<boolean> {
  let current = '';
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      log.error({ part: current }, 'stopping took too long; giving up');
      resolve(false);
    }, timeoutMs);
  });
  const run = async (): Promise<boolean> => {
    let isClean = true;
    for (const step of steps) {
      current = step.name;
      try {
        await step.stop();
      } catch (error) {
        isClean = false;
        log.error({ err: error, part: step.name }, 'a part did not stop cleanly');
      }
    }
    return isClean;
  };
  const result = await Promise.race([run(), deadline]);
  clearTimeout(timer);
  return result;
}
