import { stat } from 'node:fs/promises';
import { collect, collectFiles, type CollectOptions } from '#collecting/collect.ts';
import type { SourceTally } from '#collecting/tally.ts';
import { isSameVersion, readVersion } from '#reading/read-stable.ts';
import type { Delivery, StopReason } from '#sending/delivery.ts';
import { backoffMs, type Timer } from '#sending/retry.ts';
import type { SourceFile } from '#sources/source.ts';
import { describeDiskProblem } from '#state/disk-problem.ts';
import { ChangeQueue } from './change-queue.ts';
import { FileFinder } from './file-finder.ts';
import { FolderWatcher } from './folder-watcher.ts';

export interface WatchOptions extends Omit<CollectOptions, 'delivery'> {
  timer: Timer;
  platform: NodeJS.Platform;
  /** Starts the delivery of one pass. */
  createDelivery: () => Delivery;
  /**
   * Returns unused memory to the system; called after a large pass, because the process is then idle for a long time.
   */
  freeMemory: () => void;
  /** Called after each pass. */
  onPass: (tallies: readonly SourceTally[], stop: StopReason | null) => Promise<void>;
}

/** How often recently changed files are checked: macOS reports no change of a file that a program keeps open. */
const RECENT_CHECK_MS = 3000;
/** The loop pauses at least this long between two steps, however many files are due. */
const MIN_PAUSE_MS = 20;
/** A file counts as recently changed for this long. */
const RECENT_MS = 15 * 60_000;
/** After a pass with this many bytes of files it is worth returning memory to the system. */
const LARGE_PASS_BYTES = 2_000_000;
/** How many of the most recently changed files are checked. */
const MAX_RECENT = 200;
/** How often everything is read again, to find changes that the system did not report. */
const FULL_PASS_MS = 10 * 60_000;

/** Sends new records as they appear, until the process is asked to stop or the archive no longer accepts its token. */
export class WatchLoop {
  readonly #options: WatchOptions;
  readonly #finder: FileFinder;
  readonly #watchers: FolderWatcher[];
  readonly #queue = new ChangeQueue<SourceFile>();
  /** Recently changed files by path, each with the time of its last change. */
  readonly #recent = new Map<string, { file: SourceFile; at: number }>();
  #nextFullPass = -Infinity;
  #nextCheck = -Infinity;
  #stop: StopReason | null = null;
  #failedPasses = 0;
  #resumeAt = -Infinity;
  /** Ends the wait between two steps. */
  #wake = () => {};

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#finder = new FileFinder(options.sources);
    const roots = options.sources.flatMap(({ roots }) => roots).filter(({ isWatched }) => isWatched);
    this.#watchers = roots.map(
      (root) => new FolderWatcher(root, options.platform, (path) => void this.#noteChange(path)),
    );
  }

  /** Runs until the loop ends, and returns why: null if the process was asked to stop. */
  async run(): Promise<StopReason | null> {
    const { timer, isEnding } = this.#options;
    try {
      while (!isEnding() && this.#stop?.type !== 'revoked') {
        await this.#step(timer.now());
        await this.#waitForNextStep(timer.now());
      }
      return this.#stop?.type === 'revoked' ? this.#stop : null;
    } finally {
      for (const watcher of this.#watchers) watcher.close();
    }
  }

  /** Waits for a change, or until the next step is due. */
  async #waitForNextStep(now: number): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const resumeMs = this.#stop === null ? Infinity : this.#resumeAt - now;
    const wait = Math.min(this.#queue.waitMs(now), resumeMs, this.#nextFullPass - now, RECENT_CHECK_MS);
    await Promise.race([this.#options.timer.sleep(Math.max(wait, MIN_PAUSE_MS)), changed]);
  }

  async #step(now: number): Promise<void> {
    const isRetryDue = this.#stop !== null && now >= this.#resumeAt;
    // A clock that was set back must not delay the next pass.
    if (isRetryDue || now >= this.#nextFullPass || this.#nextFullPass - now > FULL_PASS_MS) await this.#fullPass();
    if (now >= this.#nextCheck || this.#nextCheck - now > RECENT_CHECK_MS) await this.#checkFiles(now);
    const due = this.#queue.takeDue(now);
    if (due.length === 0) return;
    await this.#pass((options) => collectFiles(due, options));
    for (const { path } of due) this.#queue.noteRead(path, this.#options.timer.now());
  }

  async #fullPass(): Promise<void> {
    this.#nextFullPass = this.#options.timer.now() + FULL_PASS_MS;
    // The watchers start first, so that no change between the reading and the watching is missed.
    for (const watcher of this.#watchers) await watcher.refresh();
    await this.#pass(collect);
  }

  async #pass(run: (options: CollectOptions) => Promise<SourceTally[]>): Promise<void> {
    const { timer, createDelivery, onPass } = this.#options;
    const delivery = createDelivery();
    // Before #resumeAt the delivery only puts records into the queue, because the last attempt to send failed.
    if (timer.now() < this.#resumeAt) delivery.stop = this.#stop;
    const isAttempt = delivery.stop === null;
    const onFile = (file: SourceFile, mtimeMs: number) => this.#noteFile(file, mtimeMs);
    const tallies = await run({ ...this.#options, delivery, onFile }).catch((error: unknown) => {
      const message = describeDiskProblem(error);
      if (message === null) throw error;
      delivery.stop = { type: 'retry', message, retryAfterMs: null };
      return [];
    });
    this.#stop = delivery.stop;
    if (this.#stop === null) {
      this.#failedPasses = 0;
      this.#resumeAt = -Infinity;
    } else if (isAttempt) {
      const wait = Math.max(this.#stop.retryAfterMs ?? 0, 1000 + backoffMs(++this.#failedPasses + 2, timer.random));
      this.#resumeAt = timer.now() + wait;
    }
    await onPass(tallies, this.#stop);
    if (tallies.reduce((sum, { bytes }) => sum + bytes, 0) > LARGE_PASS_BYTES) this.#options.freeMemory();
  }

  #noteFile(file: SourceFile, mtimeMs: number): void {
    this.#finder.note(file);
    const isWatched = file.source.roots.some((root) => root.isWatched);
    if (!isWatched || this.#options.timer.now() - mtimeMs > RECENT_MS) return;
    this.#recent.set(file.path, { file, at: mtimeMs });
    if (this.#recent.size > 2 * MAX_RECENT) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const newest = [...this.#recent].toSorted(([, a], [, b]) => b.at - a.at).slice(0, MAX_RECENT);
    this.#recent.clear();
    for (const [path, entry] of newest) this.#recent.set(path, entry);
  }

  async #noteChange(path: string): Promise<void> {
    const file = this.#finder.find(path);
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory() === true) {
      // A new folder may already contain files.
      this.#nextFullPass = -Infinity;
      this.#wake();
    } else if (file !== null && found !== null) {
      if (this.#queue.add(path, file, found.size, this.#options.timer.now())) this.#wake();
    }
  }

  async #checkFiles(now: number): Promise<void> {
    this.#nextCheck = now + RECENT_CHECK_MS;
    for (const watcher of this.#watchers) {
      if (watcher.isActive) continue;
      await watcher.refresh();
      if (watcher.isActive) this.#nextFullPass = -Infinity;
    }
    for (const [path, { file, at }] of this.#recent) {
      if (now - at > RECENT_MS) this.#recent.delete(path);
      else await this.#checkFile(path, file, now);
    }
  }

  async #checkFile(path: string, file: SourceFile, now: number): Promise<void> {
    const { cursors, sendQueue } = this.#options;
    const fileVersion = await readVersion(path);
    const known = sendQueue.pending(file.key) ?? cursors.get(file.key);
    if (fileVersion !== null && known !== undefined && !isSameVersion(fileVersion, known))
      this.#queue.add(path, file, fileVersion.size, now);
  }
}
