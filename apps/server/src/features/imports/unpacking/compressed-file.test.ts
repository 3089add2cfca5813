import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectCompression, decompressedName, decompressFile } from './compressed-file.ts';

const limits = { maxDecompressedBytes: 10_000_000_000, maxRatio: 250 };

/** The bytes in pieces of this size, always in the same memory. */
async function* splitIntoChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(memory, 0, at, at + size);
    yield memory.subarray(0, length);
  }
}

async function decompressBytes(
  bytes: Buffer,
  { size = 65_536, ...more }: { size?: number; maxDecompressedBytes?: number } = {},
) {
  const file = {
    uploadName: 'up.gz',
    name: 'chat.json.gz',
    compressedSize: bytes.length,
    limits: { ...limits, ...more },
    usage: { decompressedBytes: 0 },
  };
  const pieces: Buffer[] = [];
  let problem: unknown = null;
  let decompressedBytes = 0;
  try {
    for await (const chunk of decompressFile(splitIntoChunks(bytes, size), file)) {
      decompressedBytes += chunk.length;
      if (decompressedBytes < 50_000_000) pieces.push(Buffer.from(chunk));
    }
  } catch (error) {
    problem = error;
  }
  return { bytes: Buffer.concat(pieces), decompressedBytes, problem, usage: file.usage };
}

const text = Buffer.from(Array.from({ length: 40_000 }, (_, at) => `line ${at * 7919}`).join('\n'));

describe.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
])('a file compressed with %s', (_name, compress) => {
  test('is decompressed, whatever the size of the pieces', async () => {
    for (const size of [1, 3, 1000, 1_000_000]) {
      const compressed = size === 1 ? compress(text.subarray(0, 5000)) : compress(text);
      const { bytes, problem } = await decompressBytes(compressed, { size });
      expect(problem).toBeNull();
      expect(bytes.equals(size === 1 ? text.subarray(0, 5000) : text)).toBe(true);
    }
  });

  test('that consists of several compressed files one after another is decompressed whole', async () => {
    const compressed = Buffer.concat([compress(text), compress('middle'), compress(''), compress(text)]);
    for (const size of [7, 4096, 1_000_000]) {
      const { bytes, problem } = await decompressBytes(compressed, { size });
      expect(problem).toBeNull();
      expect(bytes.length).toBe(text.length * 2 + 6);
    }
  });

  test('that is cut off is decompressed as far as possible, then reported as incomplete', async () => {
    const compressed = compress(text);
    const { bytes, problem } = await decompressBytes(compressed.subarray(0, compressed.length - 500), { size: 1000 });
    expect(problem).toMatchObject({ code: 'imports.truncated_zip', message: expect.stringContaining('up.gz') });
    expect(bytes.length).toBeGreaterThan(0);
    expect(text.subarray(0, bytes.length).equals(bytes)).toBe(true);
  });

  test('that is damaged is reported as incomplete', async () => {
    const compressed = compress(text);
    compressed.fill(0xff, 30, 60);
    expect((await decompressBytes(compressed)).problem).toMatchObject({ code: 'imports.truncated_zip' });
  });

  test('that is decompressed to far more than its size is refused', async () => {
    const bomb = compress(Buffer.alloc(200 * 1024 * 1024));
    const { decompressedBytes, problem } = await decompressBytes(bomb);
    expect(problem).toMatchObject({ code: 'imports.archive_too_large', message: expect.stringContaining('250 times') });
    expect(decompressedBytes).toBeLessThan(70 * 1024 * 1024);
  });

  test('counts towards the limit of everything that is decompressed', async () => {
    const { problem, usage } = await decompressBytes(compress(text), { maxDecompressedBytes: 1000 });
    expect(problem).toMatchObject({ code: 'imports.archive_too_large' });
    expect(usage.decompressedBytes).toBeGreaterThan(1000);
  });
});

test('a file that is not compressed is left as it is, whatever its name', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('a'), text])
    expect((await decompressBytes(bytes, { size: 3 })).bytes.equals(bytes)).toBe(true);
});

test('the first bytes of a file show how it is compressed', () => {
  expect(detectCompression(gzipSync('x'))).toBe('gzip');
  expect(detectCompression(zstdCompressSync('x'))).toBe('zstd');
  expect(detectCompression(Buffer.from('PK\x03\x04'))).toBeNull();
  expect(detectCompression(Buffer.from('{"a"'))).toBeNull();
});

test('the decompressed file gets a name without the extension', () => {
  expect(['a.json.gz', 'a/b.jsonl.ZST', 'gz', '.gz'].map(decompressedName)).toEqual([
    'a.json',
    'a/b.jsonl',
    'gz',
    '.gz',
  ]);
});
