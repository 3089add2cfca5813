import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipArchive } from '#features/imports/imports.service.ts';
import { centralRecord, endRecords } from './zip-records.ts';
import { writeZip, type ZipItem } from './zip-writer.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'zip-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const at = new Date('2026-11-20T09:00:00Z');

async function writeItems(items: ZipItem[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writeZip(items, at)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readAll(zip: Buffer): Promise<Map<string, string>> {
  const file = path.join(directory, 'read.zip');
  await writeFile(file, zip);
  const limits = { maxEntries: 100, maxDecompressedBytes: 10_000_000, maxRatio: 1000 };
  const archive = await ZipArchive.open(file, 'read.zip', limits);
  const found = new Map<string, string>();
  for (const entry of archive.entries) {
    const pieces: Buffer[] = [];
    for await (const piece of archive.read(entry)) pieces.push(piece);
    found.set(entry.name, Buffer.concat(pieces).toString());
  }
  archive.close();
  return found;
}

test('every entry can be read back, whatever its name and size', async () => {
  const long = 'The same line again and again.\n'.repeat(20_000);
  const zip = await writeItems([
    { name: 'a.txt', bytes: [Buffer.from('one'), Buffer.from(' two')] },
    { name: 'Ünïcødé/日本.md', bytes: [Buffer.from(long)] },
    { name: 'empty', bytes: [] },
    { name: 'stored', bytes: [Buffer.from(long)], compresses: false },
  ]);
  expect(await readAll(zip)).toEqual(
    new Map([
      ['a.txt', 'one two'],
      ['Ünïcødé/日本.md', long],
      ['empty', ''],
      ['stored', long],
    ]),
  );
  expect(zip.length).toBeLessThan(long.length * 1.2);
});

test('Python can read the archive', async () => {
  const file = path.join(directory, 'a.zip');
  await writeFile(file, await writeItems([{ name: 'folder/a.txt', bytes: [Buffer.from('one')] }]));
  const python = `import zipfile; z = zipfile.ZipFile(${JSON.stringify(file)}); assert z.testzip() is None; print(z.read('folder/a.txt').decode())`;
  let output: string;
  try {
    output = execFileSync('python3', ['-c', python], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  expect(output.trim()).toBe('one');
});

test('an error of an entry’s source is thrown by the archive', async () => {
  async function* brokenPieces(): AsyncGenerator<Buffer> {
    yield Buffer.from('begun');
    throw new Error('the disk is gone');
  }
  await expect(writeItems([{ name: 'a', bytes: brokenPieces() }])).rejects.toThrow('the disk is gone');
});

test('sizes over four gigabytes are in the ZIP64 fields', () => {
  const five = 5 * 1024 ** 3;
  const entry = {
    name: Buffer.from('a'),
    method: 0,
    modifiedAt: at,
    offset: five,
    size: five,
    compressedSize: five,
    crc: 1,
  };
  const record = centralRecord(entry);
  expect(record.readUInt32LE(24)).toBe(0xffffffff);
  expect(record.readBigUInt64LE(46 + 1 + 4)).toBe(BigInt(five));
  expect(record.readBigUInt64LE(46 + 1 + 20)).toBe(BigInt(five));
  expect(endRecords({ count: 70_000, offset: five, bytes: 10 }).readUInt32LE(0)).toBe(0x06064b50);
});
