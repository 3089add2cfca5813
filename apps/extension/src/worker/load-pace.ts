const PAUSE_MS = 10_000;

/** Allows one additional request per conversation in ten seconds, and only one conversation at a time. */
export class LoadPace {
  readonly #now: () => number;
  readonly #last = new Map<string, number>();
  #busyUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  mayLoad(key: string): boolean {
    const now = this.#now();
    if (now < this.#busyUntil || now - (this.#last.get(key) ?? -Infinity) < PAUSE_MS) return false;
    for (const [loaded, at] of this.#last) if (now - at >= PAUSE_MS) this.#last.delete(loaded);
    this.#last.set(key, now);
    this.#busyUntil = now + 1_000;
    return true;
  }
}
