/** How the bytes of a file are split into records. */
export type FileShape =
  /** JSON lines that form one session. An incomplete last line is still being written. */
  | 'lines'
  /** One JSON value, rewritten as a whole. */
  | 'json'
  /** The Markdown of Aider, with one conversation for each start of the program. */
  | 'aider'
  /** A file of a collected folder, whose format is recognised by its structure. */
  | 'export';

/** The kind of a file, by its path. */
export interface FileKind {
  /** The key of the format in the registry of @app/formats; empty if the format is recognised by structure. */
  format: string;
  shape: FileShape;
  /**
   * Identifies the file in its source. If two files have the same id, only the one with the higher rank is read: they
   * are copies.
   */
  externalId: string;
  rank: number;
}

/** A folder to read. The paths passed to kindOf() are relative to it, with '/' between names. */
export interface SourceRoot {
  path: string;
  kindOf(relativePath: string): FileKind | null;
  /** How many levels of folders are read. */
  maxDepth: number;
  /** Folders that are not entered, by name. */
  skipsFolder?: (name: string) => boolean;
  /** Whether the folder is watched; if not, the next full reading finds its changes. */
  isWatched: boolean;
}

/** A program that writes conversations into files, or a folder into which a person puts them. */
export interface Source {
  /** As used with `--source`; the provider's key, or `folder`. */
  name: string;
  title: string;
  roots: readonly SourceRoot[];
  /** Information for the person before the first run. */
  notice?: string;
  /** Reads the titles that are in other files of the program; called once for each reading of the source. */
  openTitles?: () => Promise<TitleFinder>;
}

export interface SourceFile {
  source: Source;
  kind: FileKind;
  path: string;
  /** Identifies the file across all sources. */
  key: string;
}

/**
 * Finds the title that a program keeps in another file, as JSON that is added to the record; empty if there is none.
 */
export type TitleFinder = (file: SourceFile) => Promise<string>;

export function keyOf(source: Pick<Source, 'name'>, kind: Pick<FileKind, 'externalId'>): string {
  return `${source.name}/${kind.externalId}`;
}

/** A watched folder with all its folders down to `maxDepth`. */
export function folderRoot(path: string, kindOf: SourceRoot['kindOf'], maxDepth = 8): SourceRoot {
  return { path, kindOf, maxDepth, isWatched: true };
}
