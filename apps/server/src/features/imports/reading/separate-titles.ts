import { createReadStream } from 'node:fs';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { isBesideMessages, mayHoldTitles, readTitles, withTitle } from '@app/formats/reading/title-files';

/** Larger files are not searched for titles. Even Cline's list of the tasks of a busy year is smaller. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A file of an upload, or an entry of a ZIP. */
interface NamedFile {
  path: string;
  read(): AsyncIterable<Uint8Array>;
}

/** Titles that tools keep in a different file from the messages of a conversation. */
export class SeparateTitles {
  readonly #outer: SeparateTitles | null;
  readonly #titles = new Map<string, string>();
  readonly #titleFiles = new Set<string>();

  /** For the files in a ZIP, `outer` has the titles of the whole upload. */
  constructor(outer?: SeparateTitles) {
    this.#outer = outer ?? null;
  }

  /** The titles in uploaded files. */
  static async readUpload(files: readonly { path: string; name: string }[]): Promise<SeparateTitles> {
    const titles = new SeparateTitles();
    if (files.length > 1)
      await titles.add(files.map(({ name, path }) => ({ path: name, read: () => createReadStream(path) })));
    return titles;
  }

  /** Finds the files with titles among these, and reads them. */
  async add(files: readonly NamedFile[]): Promise<void> {
    const paths = new Set(files.map(({ path }) => path));
    for (const file of files.filter(({ path }) => mayHoldTitles(path, paths))) {
      const titles = readTitles(await readJson(file));
      for (const { sources, sourceId, title } of titles)
        for (const source of sources) this.#titles.set(`${source}\n${sourceId}`, title);
      if (titles.length > 0 && isBesideMessages(file.path, paths)) this.#titleFiles.add(file.path);
    }
  }

  /** Whether a file contains only titles, which have been read. */
  isTitleFile(path: string): boolean {
    return this.#titleFiles.has(path);
  }

  /** The conversation with its title, if one is known. */
  withTitle(conversation: ParsedConversation): ParsedConversation {
    const title = this.#find(`${conversation.source}\n${conversation.sourceId}`);
    return title === undefined ? conversation : withTitle(conversation, title);
  }

  #find(key: string): string | undefined {
    return this.#titles.get(key) ?? (this.#outer === null ? undefined : this.#outer.#find(key));
  }
}

/** The file as JSON. Undefined if it is too large, damaged or not JSON; then it is read like any other file. */
async function readJson({ read }: NamedFile): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of read()) {
      size += chunk.length;
      if (size > MAX_BYTES) return undefined;
      chunks.push(Uint8Array.from(chunk));
    }
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return undefined;
  }
}
