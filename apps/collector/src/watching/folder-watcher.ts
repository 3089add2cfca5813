import { watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolders } from '#reading/list-files.ts';
import type { SourceRoot } from '#sources/source.ts';

/**
 * Reports changes below a folder. On Linux each folder is watched separately: the recursive watch of Node watches
 * files, and loses a file that is replaced by another one of the same name. On other systems the system watches the
 * whole tree.
 */
export class FolderWatcher {
  readonly #root: SourceRoot;
  readonly #onChange: (path: string) => void;
  readonly #isRecursive: boolean;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(root: SourceRoot, platform: NodeJS.Platform, onChange: (path: string) => void) {
    this.#root = root;
    this.#onChange = onChange;
    this.#isRecursive = platform === 'darwin' || platform === 'win32';
  }

  /** Whether the folder exists and is watched. */
  get isActive(): boolean {
    return this.#watchers.has(this.#root.path);
  }

  /** Watches new folders, and no longer watches removed folders. The first call starts the watching. */
  async refresh(): Promise<void> {
    const folders = this.#isRecursive ? await this.#listRoot() : await listFolders(this.#root);
    const present = new Set(folders);
    for (const path of this.#watchers.keys()) if (!present.has(path)) this.#unwatch(path);
    for (const path of folders) this.#watch(path);
  }

  close(): void {
    for (const path of this.#watchers.keys()) this.#unwatch(path);
  }

  async #listRoot(): Promise<string[]> {
    const found = await stat(this.#root.path).catch(() => null);
    return found?.isDirectory() === true ? [this.#root.path] : [];
  }

  #watch(folder: string): void {
    if (this.#watchers.has(folder)) return;
    try {
      const watcher = watch(folder, { recursive: this.#isRecursive, persistent: false }, (_event, name) => {
        if (name !== null) this.#onChange(join(folder, name));
      });
      watcher.on('error', () => this.#unwatch(folder));
      this.#watchers.set(folder, watcher);
    } catch {
      // The system cannot watch more folders, or this one was removed: the next full reading finds its changes.
    }
  }

  #unwatch(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }
}
