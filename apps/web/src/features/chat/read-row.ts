type Listener = (key: string | undefined) => void;

/** Passes on the key of the row that is being read, to a part of the screen that may not be loaded yet. */
export class ReadRowNotifier {
  #listener: Listener | undefined;

  notify: Listener = (key) => this.#listener?.(key);

  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }
}
