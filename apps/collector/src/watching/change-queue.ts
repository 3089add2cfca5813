/** How long a file has to be quiet before it is read, and the longest wait for a file that changes all the time. */
export const QUIET_MS = 1500;
export const MAX_WAIT_MS = 4000;
/** Large files are sent as a whole, so they wait longer: this long for each 10 MB. */
const WAIT_PER_10_MB_MS = 5000;

interface Change<File> {
  file: File;
  firstAt: number;
  lastAt: number;
  extraMs: number;
}

/** Changed files that wait until they are quiet. */
export class ChangeQueue<File> {
  readonly #changes = new Map<string, Change<File>>();

  get isEmpty(): boolean {
    return this.#changes.size === 0;
  }

  /** `size` in bytes. */
  add(path: string, file: File, size: number, now: number): void {
    const firstAt = this.#changes.get(path)?.firstAt ?? now;
    const extraMs = Math.floor(size / 10_000_000) * WAIT_PER_10_MB_MS;
    this.#changes.set(path, { file, firstAt, lastAt: now, extraMs });
  }

  /** Removes and returns the files whose time has come. A clock that was set back makes them due. */
  takeDue(now: number): File[] {
    const due: File[] = [];
    for (const [path, { file, firstAt, lastAt, extraMs }] of this.#changes) {
      const isQuiet = now - lastAt >= QUIET_MS + extraMs;
      const isLate = now - firstAt >= MAX_WAIT_MS + extraMs || now < lastAt;
      if (!isQuiet && !isLate) continue;
      due.push(file);
      this.#changes.delete(path);
    }
    return due;
  }
}
