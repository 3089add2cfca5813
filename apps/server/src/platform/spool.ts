import { open, rm } from 'node:fs/promises';

const CHUNK_BYTES = 256 * 1024;

/**
 * Buffers the chunks of a source in a temporary file, so that the source is read at its own speed and a slow reader
 * keeps no database transaction open. The file is deleted afterwards. Throws what the source throws.
 */
export async function* spooled(chunks: AsyncIterable<string>, path: string): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path, 'wx+');
  // The file is deleted while it is open, so that even a killed process leaves nothing behind. Some systems allow that
  // only after it is closed.
  await rm(path, { force: true }).catch(() => {});
  const state = { written: 0, isOver: false, isAbandoned: false, wake: () => {} };
  const writing = (async () => {
    for await (const chunk of chunks) {
      if (state.isAbandoned) return;
      state.written += (await file.write(Buffer.from(chunk), 0, null, state.written)).bytesWritten;
      state.wake();
    }
  })().finally(() => {
    state.isOver = true;
    state.wake();
  });
  // An error of the source reaches the reader by the `await` below, after everything written before the error.
  writing.catch(() => {});
  try {
    for (let position = 0; ;) {
      if (position < state.written) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (state.isOver) break;
      else await new Promise<void>((resolve) => (state.wake = resolve));
    }
    await writing;
  } finally {
    state.isAbandoned = true;
    await writing.catch(() => {});
    await file.close();
    await rm(path, { force: true });
  }
}
