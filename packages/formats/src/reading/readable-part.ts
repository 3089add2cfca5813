/** One file of an upload, or one entry of an archive. */
export interface ReadablePart {
  kind: 'json' | 'html' | 'table' | 'text';
  /** Shown to the user. */
  name: string;
  /** Its path in the archive or the folder, with '/' between names; the bare name if there is none. */
  path: string;
  /** Bytes in the uploaded file. */
  packedSize: number;
  /** Read although its name does not tell that it contains conversations. */
  isGuess?: boolean;
  /** The bytes; a chunk is valid until the next one is read. `onPacked` gets the number of packed bytes read so far. */
  read(onPacked: (bytes: number) => void): AsyncIterable<Buffer>;
}
