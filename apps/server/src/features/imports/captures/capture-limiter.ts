import { capturesBusy } from '../imports.errors.ts';

/** Limits how many batches are stored at the same time, and how many wait. */
export class CaptureLimiter {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  readonly #limits: { running: number; waiting: number };

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  /** Runs `work` when the number of running batches allows it. Throws captures.busy if too many batches wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else {
      if (this.#waiting.length >= this.#limits.waiting) throw capturesBusy();
      // A finished batch starts the next one, so the number of running batches stays the same.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
