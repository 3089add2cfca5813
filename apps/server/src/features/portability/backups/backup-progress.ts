/** A row is read, converted and compressed, which takes about as long as copying this many bytes of a file. */
const BYTES_PER_ROW = 4_000;

export type BackupProgress = ReturnType<typeof createBackupProgress>;

/** Counts what a backup has written, and calls `onProgress` with the share of all of it, from 0 to 1. */
export function createBackupProgress(
  { fileBytes, rows }: { fileBytes: number; rows: number },
  onProgress: (share: number) => void = () => {},
) {
  const total = fileBytes + rows * BYTES_PER_ROW;
  let done = 0;
  const add = (work: number): void => {
    done += work;
    // More may be written than was counted, such as the photo.
    onProgress(Math.min(1, done / total));
  };
  return {
    addRows: (count: number): void => add(count * BYTES_PER_ROW),

    /** Passes the bytes of a file on, and counts them. */
    countBytes: async function* countBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const piece of bytes) {
        yield piece;
        add(piece.length);
      }
    },
  };
}
