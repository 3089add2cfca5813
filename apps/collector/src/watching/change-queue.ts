/** How long a file has to be quiet before it is read: programs write the lines of one moment one after another. */
export const QUIET_MS = 300;
/** The longest wait for a file that changes all the time, and the shortest time from one reading of a file to the next. */
export const SPACING_MS = 1500;
/** Large files are sent as a whole, so they are read less often: this much later for each 10 MB. */
const SPACING_PER_10_MB_MS = 5000;
/** Of so many files it is known when they were read. */
const MAX_NOTED = 1000;

interface Change<File> {
  file: File;
  firstAt: number;
  lastAt: number;
  /** The earliest time at which it may be read again. */
  notBefore: number;
}

/** Changed files that wait until they are quiet. */
export class ChangeQueue<File> {
  readonly #changes = new Map<string, Change<File>>();
  /** When files were read, as long as that puts off their next reading. */
  readonly #readAt = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }

  /** `size` in bytes. Returns false if a change of the file waits already. */
  add(path: string, file: File, size: number, now: number): boolean {
    const known = this.#changes.get(path);
    const readAt = this.#readAt.get(path) ?? -Infinity;
    const spacing = SPACING_MS + Math.floor(size / 10_000_000) * SPACING_PER_10_MB_MS;
    // A time in the future is one from before the clock was set back.
    const notBefore = readAt > now ? now : readAt + spacing;
    this.#changes.set(path, { file, firstAt: known?.firstAt ?? now, lastAt: now, notBefore });
    return known === undefined;
  }

  /** Notes that a file has been read, so that it is not read again at once. */
  noteRead(path: string, now: number): void {
    // Written again, the newest is the last one, and the first one the oldest.
    this.#readAt.delete(path);
    this.#readAt.set(path, now);
    if (this.#readAt.size > MAX_NOTED) this.#readAt.delete(this.#readAt.keys().next().value ?? '');
  }

  /** Removes and returns the files whose time has come. A clock that was set back makes them due. */
  takeDue(now: number): File[] {
    const due: File[] = [];
    for (const [path, change] of this.#changes) {
      if (now < dueAt(change) && now >= change.lastAt) continue;
      due.push(change.file);
      this.#changes.delete(path);
    }
    return due;
  }

  /** Milliseconds until the next file is due; Infinity if none waits. */
  waitMs(now: number): number {
    return Math.max(0, Math.min(Infinity, ...[...this.#changes.values()].map(dueAt)) - now);
  }
}

function dueAt({ firstAt, lastAt, notBefore }: Change<unknown>): number {
  return Math.max(notBefore, Math.min(lastAt + QUIET_MS, firstAt + SPACING_MS));
}
