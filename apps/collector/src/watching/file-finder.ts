import { sep } from 'node:path';
import { keyOf, type Source, type SourceFile } from '#sources/source.ts';

/** Finds the source of a path, and remembers which of two copies of a file is read. */
export class FileFinder {
  readonly #sources: readonly Source[];
  readonly #ranks = new Map<string, number>();

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
  }

  /** Records that a file is read, so that its copies are not. */
  note(file: SourceFile): void {
    this.#ranks.set(file.key, file.kind.rank);
  }

  /** Null for a file that belongs to no source, and for a copy of a file of higher rank. */
  find(path: string): SourceFile | null {
    for (const source of this.#sources) {
      for (const root of source.roots) {
        if (!root.isWatched || !path.startsWith(root.path + sep)) continue;
        const kind = root.kindOf(path.slice(root.path.length + 1).replaceAll(sep, '/'));
        if (kind === null) continue;
        const file = { source, kind, path, key: keyOf(source, kind) };
        return (this.#ranks.get(file.key) ?? 0) > kind.rank ? null : file;
      }
    }
    return null;
  }
}
