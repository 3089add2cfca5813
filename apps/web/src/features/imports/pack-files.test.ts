import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFiles, UnsendableFilesError } from './pack-files.ts';

const makeFoundFile = (path: string, text = path) => ({
  path,
  file: new File([text], path.slice(path.lastIndexOf('/') + 1)),
});
const makeSessions = (count: number, folder = 'projects/') =>
  Array.from({ length: count }, (_, at) => makeFoundFile(`${folder}session-${String(at).padStart(3, '0')}.jsonl`));

/** The files of a ZIP as its directory lists them: path, text, and whether the checksum is right. */
async function unpackZip(zip: File): Promise<{ path: string; text: string; isIntact: boolean }[]> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const found = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [checksum, size, length] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const path = bytes.toString('utf8', at + 46, at + 46 + length);
    const start = bytes.readUInt32LE(at + 42) + 30 + length;
    const content = bytes.subarray(start, start + size);
    found.push({ path, text: content.toString(), isIntact: crc32(content) === checksum });
    at += 46 + length;
  }
  return found;
}

it('leaves up to a hundred files as they are, and packs more than a hundred into one ZIP', async () => {
  const some = makeSessions(100, '');
  expect(await packFiles(some)).toEqual(some.map(({ file }) => file));
  const [zip, ...others] = await packFiles(makeSessions(101, ''));
  expect(others).toEqual([]);
  expect(zip?.name).toBe('files.zip');
  expect(zip && (await unpackZip(zip))).toHaveLength(101);
});

it('packs a folder of 500 sessions with their paths and texts, always the same way', async () => {
  const folder = [...makeSessions(500), makeFoundFile('projects/größe/日本.jsonl', 'ü')];
  const [zip, ...others] = await packFiles(folder);
  expect(others).toEqual([]);
  expect(zip?.name).toBe('projects.zip');
  const found = zip ? await unpackZip(zip) : [];
  expect(found.map(({ path }) => path).toSorted()).toEqual(folder.map(({ path }) => path).toSorted());
  expect(found.every(({ isIntact }) => isIntact)).toBe(true);
  expect(found.find(({ path }) => path.endsWith('日本.jsonl'))?.text).toBe('ü');
  const [again] = await packFiles(folder.toReversed());
  expect(again && (await again.text())).toBe(await zip?.text());
});

it('sends loose files beside a folder as they are', async () => {
  const files = await packFiles([...makeSessions(3), makeFoundFile('export.zip')]);
  expect(files.map(({ name }) => name)).toEqual(['export.zip', 'projects.zip']);
});

it('says why a folder cannot be sent', async () => {
  const empty = { path: 'photos/a.json', file: new File([], 'a.json') };
  await expect(packFiles([empty])).rejects.toThrow(new UnsendableFilesError('There are no files in photos.'));
  const file = new File(['x'], 'a.json');
  const tooMany = Array.from({ length: 65_001 }, (_, index) => ({ path: `photos/${index}.json`, file }));
  await expect(packFiles(tooMany)).rejects.toThrow('photos has more than 65,000 files');
  const large = Object.defineProperty(new File(['x'], 'b.json'), 'size', { value: 4_100_000_000 });
  await expect(packFiles([{ path: 'photos/b.json', file: large }])).rejects.toThrow('photos is larger than 4 GB');
});

it('says which file was changed while it was read', async () => {
  const changing = new File(['x'], 'growing.jsonl');
  changing.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  await expect(packFiles([{ path: 'projects/growing.jsonl', file: changing }])).rejects.toThrow(
    'growing.jsonl was changed or removed while it was read. Please drop it again.',
  );
});
