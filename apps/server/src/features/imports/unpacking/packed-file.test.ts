import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectCompression, unpackedName, unpackFile } from './packed-file.ts';

const limits = { maxUnpackedBytes: 10_000_000_000, maxRatio: 250 };

/** The bytes in pieces of this size, always in the same memory. */
async function* splitIntoChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(memory, 0, at, at + size);
    yield memory.subarray(0, length);
  }
}

async function unpackBytes(
  bytes: Buffer,
  { size = 65_536, ...more }: { size?: number; maxUnpackedBytes?: number } = {},
) {
  const file = {
    uploadName: 'up.gz',
    name: 'chat.json.gz',
    packedSize: bytes.length,
    limits: { ...limits, ...more },
    usage: { unpackedBytes: 0 },
  };
  const pieces: Buffer[] = [];
  let problem: unknown = null;
  let unpackedBytes = 0;
  try {
    for await (const chunk of unpackFile(splitIntoChunks(bytes, size), file)) {
      unpackedBytes += chunk.length;
      if (unpackedBytes < 50_000_000) pieces.push(Buffer.from(chunk));
    }
  } catch (error) {
    problem = error;
  }
  return { bytes: Buffer.concat(pieces), unpackedBytes, problem, usage: file.usage };
}

const text = Buffer.from(Array.from({ length: 40_000 }, (_, at) => `line ${at * 7919}`).join('\n'));

describe.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
])('a file packed with %s', (_name, pack) => {
  test('is unpacked, whatever the size of the pieces', async () => {
    for (const size of [1, 3, 1000, 1_000_000]) {
      const packed = size === 1 ? pack(text.subarray(0, 5000)) : pack(text);
      const { bytes, problem } = await unpackBytes(packed, { size });
      expect(problem).toBeNull();
      expect(bytes.equals(size === 1 ? text.subarray(0, 5000) : text)).toBe(true);
    }
  });

  test('that consists of several packed files one after another is unpacked whole', async () => {
    const packed = Buffer.concat([pack(text), pack('middle'), pack(''), pack(text)]);
    for (const size of [7, 4096, 1_000_000]) {
      const { bytes, problem } = await unpackBytes(packed, { size });
      expect(problem).toBeNull();
      expect(bytes.length).toBe(text.length * 2 + 6);
    }
  });

  test('that is cut off is unpacked as far as possible, then reported as incomplete', async () => {
    const packed = pack(text);
    const { bytes, problem } = await unpackBytes(packed.subarray(0, packed.length - 500), { size: 1000 });
    expect(problem).toMatchObject({ code: 'imports.truncated_zip', message: expect.stringContaining('up.gz') });
    expect(bytes.length).toBeGreaterThan(0);
    expect(text.subarray(0, bytes.length).equals(bytes)).toBe(true);
  });

  test('that is damaged is reported as incomplete', async () => {
    const packed = pack(text);
    packed.fill(0xff, 30, 60);
    expect((await unpackBytes(packed)).problem).toMatchObject({ code: 'imports.truncated_zip' });
  });

  test('that unpacks to far more than its size is refused', async () => {
    const bomb = pack(Buffer.alloc(200 * 1024 * 1024));
    const { unpackedBytes, problem } = await unpackBytes(bomb);
    expect(problem).toMatchObject({ code: 'imports.archive_too_large', message: expect.stringContaining('250 times') });
    expect(unpackedBytes).toBeLessThan(70 * 1024 * 1024);
  });

  test('counts towards the limit of everything unpacked', async () => {
    const { problem, usage } = await unpackBytes(pack(text), { maxUnpackedBytes: 1000 });
    expect(problem).toMatchObject({ code: 'imports.archive_too_large' });
    expect(usage.unpackedBytes).toBeGreaterThan(1000);
  });
});

test('a file that is not packed is left as it is, whatever its name', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('a'), text])
    expect((await unpackBytes(bytes, { size: 3 })).bytes.equals(bytes)).toBe(true);
});

test('the first bytes of a file show how it is packed', () => {
  expect(detectCompression(gzipSync('x'))).toBe('gzip');
  expect(detectCompression(zstdCompressSync('x'))).toBe('zstd');
  expect(detectCompression(Buffer.from('PK\x03\x04'))).toBeNull();
  expect(detectCompression(Buffer.from('{"a"'))).toBeNull();
});

test('the unpacked file gets a name without the extension', () => {
  expect(['a.json.gz', 'a/b.jsonl.ZST', 'gz', '.gz'].map(unpackedName)).toEqual(['a.json', 'a/b.jsonl', 'gz', '.gz']);
});
