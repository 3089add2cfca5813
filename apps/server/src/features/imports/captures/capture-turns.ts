import { capturesBusy } from '../imports.errors.ts';

/** Lets a few batches be stored at the same time, while a limited number of others wait. */
export class CaptureTurns {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  readonly #limits: { running: number; waiting: number };

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  /** Throws captures.busy if too many wait already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else {
      if (this.#waiting.length >= this.#limits.waiting) throw capturesBusy();
      // A finished batch passes its turn on, so the number of running batches stays the same.
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
