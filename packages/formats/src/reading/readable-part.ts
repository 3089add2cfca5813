/** One file of an upload, or one entry of a ZIP archive. */
export interface ReadablePart {
  kind: 'json' | 'html' | 'table' | 'text';
  /** Shown to the user. */
  name: string;
  /** The file's path in the ZIP archive or the folder, with '/' between names; a bare name outside of both. */
  path: string;
  /** Bytes that the part takes up in the upload, where it may be compressed. */
  compressedSize: number;
  /** The name says nothing about the content; the file is read in case it contains conversations. */
  isGuess?: boolean;
  /** The bytes; a chunk is valid until the next. `onCompressedBytes` gets the number of compressed bytes read so far. */
  read(onCompressedBytes: (bytes: number) => void): AsyncIterable<Buffer>;
}
