const PAUSE_OF_CONVERSATION_MS = 10_000;
const PAUSE_MS = 1_000;

/** Allows one additional request per conversation in ten seconds, and one per second for all conversations together. */
export class LoadPace {
  readonly #now: () => number;
  readonly #last = new Map<string, number>();
  #pausedUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  mayLoad(key: string): boolean {
    const now = this.#now();
    if (now < this.#pausedUntil || now - (this.#last.get(key) ?? -Infinity) < PAUSE_OF_CONVERSATION_MS) return false;
    for (const [loaded, at] of this.#last) if (now - at >= PAUSE_OF_CONVERSATION_MS) this.#last.delete(loaded);
    this.#last.set(key, now);
    this.#pausedUntil = now + PAUSE_MS;
    return true;
  }
}
