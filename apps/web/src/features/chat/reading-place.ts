/**
 * Stores which question is being read. Outside React's state, so that scrolling renders the outline but not the
 * messages.
 */
export class ReadingPlace {
  #questionId: string | undefined;
  readonly #listeners = new Set<() => void>();

  moveTo(questionId: string | undefined): void {
    if (questionId === this.#questionId) return;
    this.#questionId = questionId;
    for (const listener of this.#listeners) listener();
  }

  read = (): string | undefined => this.#questionId;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
