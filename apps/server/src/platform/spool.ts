import { open, rm } from 'node:fs/promises';

const PIECE_BYTES = 256 * 1024;

/**
 * Hands pieces on through a file, so that they are taken from where they come as fast as that gives them, however slowly they
 * are read here: a slow reader holds no database transaction. The file is gone afterwards. Throws what the source throws.
 */
export async function* spooled(pieces: AsyncIterable<string>, path: string): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path, 'wx+');
  // From here on it has no name: even a process that is killed leaves nothing. Some systems allow that only at the end.
  await rm(path, { force: true }).catch(() => {});
  const state = { written: 0, isOver: false, isAbandoned: false, wake: () => {} };
  const writing = (async () => {
    for await (const piece of pieces) {
      if (state.isAbandoned) return;
      state.written += (await file.write(Buffer.from(piece), 0, null, state.written)).bytesWritten;
      state.wake();
    }
  })().finally(() => {
    state.isOver = true;
    state.wake();
  });
  // Who reads hears of a fault at its place, behind everything that came before it.
  writing.catch(() => {});
  try {
    for (let at = 0; ;) {
      if (at < state.written) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, at);
        at += bytesRead;
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
