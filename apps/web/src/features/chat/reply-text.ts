/** The text of a streaming reply. Listeners are notified at most once per frame, however fast the deltas arrive. */
export class ReplyText {
  #text: string;
  #isScheduled = false;
  readonly #listeners = new Set<() => void>();
  readonly #schedule: (run: () => void) => void;

  constructor(text = '', schedule: (run: () => void) => void = nextFrame) {
    this.#text = text;
    this.#schedule = schedule;
  }

  get text(): string {
    return this.#text;
  }

  append(delta: string): void {
    this.#text += delta;
    this.#notify();
  }

  /** Replaces the text from `offset` on by a delta, because after a reconnection the server sends deltas again. */
  writeAt(delta: string, offset: number): void {
    this.#text = this.#text.slice(0, offset) + delta;
    this.#notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#schedule(() => {
      this.#isScheduled = false;
      for (const listener of this.#listeners) listener();
    });
  }
}

function nextFrame(run: () => void): void {
  requestAnimationFrame(run);
}
