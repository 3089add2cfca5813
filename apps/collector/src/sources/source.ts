/** How the bytes of a file become records. */
export type FileShape =
  /** JSON lines that together are one session. A line without its end is still being written. */
  | 'lines'
  /** One JSON value, rewritten as a whole. */
  | 'json'
  /** The Markdown of Aider, with one conversation for each start of the program. */
  | 'aider'
  /** A file of a watched folder, whose format is found by its shape. */
  | 'export';

/** What a file is, by its path. */
export interface FileKind {
  /** The key of the format in the registry of @app/formats; empty if it is found by shape. */
  format: string;
  shape: FileShape;
  /** Names the file in its source; two files with the same id are copies, of which the one of higher rank counts. */
  externalId: string;
  rank: number;
}

/** A folder to read. Paths that kindOf() gets are relative to it, with '/' between names. */
export interface SourceRoot {
  path: string;
  kindOf(relativePath: string): FileKind | null;
  /** How many levels of folders are read. */
  maxDepth: number;
  /** Folders that are not entered, by name. */
  skipsFolder?: (name: string) => boolean;
  /** Whether changes are watched; without, they are noticed by the next full reading. */
  isWatched: boolean;
}

/** A program that writes conversations into files, or a folder into which a person puts them. */
export interface Source {
  /** As in `--source`; the provider's key, or `folder`. */
  name: string;
  title: string;
  roots: readonly SourceRoot[];
  /** What a person should know before the first run. */
  notice?: string;
  /** Reads the titles that are in other files of the program; called once for each reading of the source. */
  openTitles?: () => Promise<TitleFinder>;
}

export interface SourceFile {
  source: Source;
  kind: FileKind;
  path: string;
  /** Names the file among those of all sources. */
  key: string;
}

/** Finds the title that a program keeps in another file, as JSON that is added to the record; empty without one. */
export type TitleFinder = (file: SourceFile) => Promise<string>;

export function keyOf(source: Pick<Source, 'name'>, kind: Pick<FileKind, 'externalId'>): string {
  return `${source.name}/${kind.externalId}`;
}
