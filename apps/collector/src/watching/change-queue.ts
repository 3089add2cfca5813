/**
 * How long a file has to be unchanged before it is read, because programs often write several lines in quick
 * succession.
 */
export const QUIET_MS = 300;
/** The longest wait for a file that changes continuously, and the shortest time between two readings of a file. */
export const SPACING_MS = 1500;
/** Large files are sent as a whole, so they are read less often: each 10 MB adds this delay. */
const SPACING_PER_10_MB_MS = 5000;
/** The time of the last reading is remembered for at most this many files. */
const MAX_NOTED = 1000;

interface Change<File> {
  file: File;
  firstAt: number;
  lastAt: number;
  /** The earliest time at which the file may be read again. */
  notBefore: number;
}

/** Changed files that wait until they are no longer being changed. */
export class ChangeQueue<File> {
  readonly #changes = new Map<string, Change<File>>();
  /** The times at which files were last read, by path. */
  readonly #readAt = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }

  /** Adds a change of a file of `size` bytes. Returns false if a change of the file is already waiting. */
  add(path: string, file: File, size: number, now: number): boolean {
    const known = this.#changes.get(path);
    const readAt = this.#readAt.get(path) ?? -Infinity;
    const spacing = SPACING_MS + Math.floor(size / 10_000_000) * SPACING_PER_10_MB_MS;
    // The last reading is in the future if the clock was set back after it.
    const notBefore = readAt > now ? now : readAt + spacing;
    this.#changes.set(path, { file, firstAt: known?.firstAt ?? now, lastAt: now, notBefore });
    return known === undefined;
  }

  /** Records that a file was read, so that it is not read again immediately. */
  noteRead(path: string, now: number): void {
    // Deleting and adding the entry moves it to the end, so that the first entry is the oldest.
    this.#readAt.delete(path);
    this.#readAt.set(path, now);
    if (this.#readAt.size > MAX_NOTED) this.#readAt.delete(this.#readAt.keys().next().value ?? '');
  }

  /** Removes and returns the files that are due. All files are due if the clock was set back. */
  takeDue(now: number): File[] {
    const due: File[] = [];
    for (const [path, change] of this.#changes) {
      if (now < dueAt(change) && now >= change.lastAt) continue;
      due.push(change.file);
      this.#changes.delete(path);
    }
    return due;
  }

  /** Milliseconds until the next file is due; Infinity if no file waits. */
  waitMs(now: number): number {
    return Math.max(0, Math.min(Infinity, ...[...this.#changes.values()].map(dueAt)) - now);
  }
}

function dueAt({ firstAt, lastAt, notBefore }: Change<unknown>): number {
  return Math.max(notBefore, Math.min(lastAt + QUIET_MS, firstAt + SPACING_MS));
}
