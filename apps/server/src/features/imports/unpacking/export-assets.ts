import type { ZipArchive, ZipEntry } from './zip-archive.ts';

export interface ExportAsset {
  archive: ZipArchive;
  entry: ZipEntry;
}

/** The files of an upload besides conversations, which conversations refer to by name. */
export class ExportAssets {
  readonly #byName = new Map<string, ExportAsset>();
  readonly #byFolder = new Map<string, ExportAsset>();
  #names: string[] | null = null;

  add(archive: ZipArchive, entries: readonly ZipEntry[]): void {
    this.#names = null;
    for (const entry of entries) {
      const [name = '', folder] = entry.name.split('/').toReversed();
      const asset = { archive, entry };
      if (!this.#byName.has(name)) this.#byName.set(name, asset);
      // Grok stores an asset as <id>/content.
      if (folder !== undefined && name === 'content') this.#byFolder.set(folder, asset);
    }
  }

  /** `id`: a name, with or without folders, or the beginning of one (file-abc for file-abc-picture.png). */
  find(id: string): ExportAsset | undefined {
    const withoutQuery = id.replace(/[?#].*$/, '');
    const name = withoutQuery.slice(withoutQuery.lastIndexOf('/') + 1);
    if (name.length < 3) return undefined;
    return this.#byName.get(name) ?? this.#byFolder.get(name) ?? this.#findByStart(name);
  }

  #findByStart(start: string): ExportAsset | undefined {
    this.#names ??= [...this.#byName.keys()].toSorted();
    // Binary search for the first name that is not sorted before `start`.
    let [low, high] = [0, this.#names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#names[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found = this.#names[low];
    // file-abc must not find file-abcd: a separator must follow the id.
    const isMatch = found?.startsWith(start) === true && /^[-._]/.test(found.slice(start.length));
    return isMatch ? this.#byName.get(found) : undefined;
  }
}
