import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spooled } from './spool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A source that yields pieces of text and records how far it was read. */
function createPieces(count: number, fault?: Error) {
  const seen = { given: 0, isEnded: false };
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (; seen.given < count; seen.given += 1) yield `${seen.given}: ${'ü'.repeat(1000)}\n`;
      if (fault) throw fault;
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, pieces: pieces() };
}

async function readAll(pieces: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read).toString();
}

test('all pieces arrive unchanged, and the file is deleted', async () => {
  const file = path.join(folder, 'whole');
  const text = await readAll(spooled(createPieces(900).pieces, file));
  expect(text.split('\n')).toHaveLength(901);
  expect(text).toMatch(/^0: ü+\n1: ü+\n[^]*899: ü+\n$/);
  expect(existsSync(file)).toBe(false);
});

test('the source is read to its end while the reader is still at the first piece', async () => {
  const { seen, pieces } = createPieces(900);
  const reader = spooled(pieces, path.join(folder, 'slow'));
  await reader.next();
  await expect.poll(() => seen.isEnded, { timeout: 20_000 }).toBe(true);
  expect((await readAll(reader)).length).toBeGreaterThan(500_000);
});

test('an error of the source is thrown after the pieces before it', async () => {
  const reader = spooled(createPieces(3, new Error('lost')).pieces, path.join(folder, 'fault'));
  let text = '';
  const reading = (async () => {
    for await (const piece of reader) text += piece.toString();
  })();
  await expect(reading).rejects.toThrow('lost');
  expect(text.split('\n')).toHaveLength(4);
});

test('a reader that stops early ends the source and leaves no file', async () => {
  const file = path.join(folder, 'left');
  const { seen, pieces } = createPieces(1_000_000);
  for await (const piece of spooled(pieces, file)) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(seen.isEnded).toBe(true);
  expect(seen.given).toBeLessThan(1_000_000);
  expect(existsSync(file)).toBe(false);
});
