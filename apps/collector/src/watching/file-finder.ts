import { sep } from 'node:path';
import { keyOf, type Source, type SourceFile } from '#sources/source.ts';

/** Finds the source to which a path belongs, and remembers which of two copies of a file is read. */
export class FileFinder {
  readonly #sources: readonly Source[];
  readonly #ranks = new Map<string, number>();

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
  }

  /** Remembers that a file is read, so that its copies are not read. */
  note(file: SourceFile): void {
    this.#ranks.set(file.key, file.kind.rank);
  }

  /** The file at a path. Null if it belongs to no source, or if it is a copy of a file of higher rank. */
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
