/** What stands in a file; its parts are for `keysOf` and `compareFile` alone. */
export interface WrittenFile {
  conversations: unknown[];
  records: unknown[];
  /** Of conversations whose messages are in another file. */
  titles: string[];
}

/** A conversation as the API returns it, with its documents. */
export interface StoredTexts {
  title: string;
  messages: {
    id: string;
    parentId: string | null;
    role: string;
    content: string;
    blocks?: object[] | undefined;
    createdAt: string;
  }[];
  /** What the API returns of its documents. */
  documents: unknown;
}

export declare function readExportFile(bytes: Buffer): WrittenFile;
export declare function keysOf(file: WrittenFile): string[];
export declare function compareFile(file: WrittenFile, stored: readonly StoredTexts[]): string[];
