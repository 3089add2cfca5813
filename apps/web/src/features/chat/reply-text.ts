/** The text of a streaming reply. */
export class ReplyText {
  #text: string;
  #isScheduled = false;
  readonly #listeners = new Set<() => void>();
  readonly #frameListeners = new Set<() => void>();
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

  /** The listener is notified at most once per frame, however fast the deltas arrive. */
  subscribe = (listener: () => void): (() => void) => {
    this.#frameListeners.add(listener);
    return () => this.#frameListeners.delete(listener);
  };

  /**
   * The listener is notified of every delta. For one that chooses its own frames: a frame in which nothing is shown
   * takes time, too.
   */
  subscribeToDeltas(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
    if (this.#isScheduled || this.#frameListeners.size === 0) return;
    this.#isScheduled = true;
    this.#schedule(() => {
      this.#isScheduled = false;
      for (const listener of this.#frameListeners) listener();
    });
  }
}

function nextFrame(run: () => void): void {
  requestAnimationFrame(run);
}
