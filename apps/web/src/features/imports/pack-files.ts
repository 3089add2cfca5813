import { crc32 } from './crc32.ts';
import type { FoundFile } from '#lib/found-files.ts';
import { t } from './imports.messages.ts';

/** The files cannot be sent. The message is shown to the user. */
export class UnsendableFilesError extends Error {}

/** How many files the server accepts at once. */
const MAX_FILES = 100;
/** The limits of a ZIP file without the ZIP64 extensions. */
const MAX_PACKED_FILES = 65_000;
const MAX_PACKED_BYTES = 4_000_000_000;
/** The name of the ZIP file that contains all files, if there are more than the server accepts. */
const ALL_FILES_NAME = 'files';

/**
 * The files to send. The files of a folder become one uncompressed ZIP file, and so do all files if there are more than
 * MAX_FILES. The same files always give the same ZIP file, so that an upload can be continued. Throws UnsendableFilesError.
 */
export async function packFiles(found: readonly FoundFile[]): Promise<File[]> {
  const byFolder = Map.groupBy(found, ({ path }) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : ''));
  const loose = byFolder.get('') ?? [];
  byFolder.delete('');
  const folders = [...byFolder].map(([name, files]) => ({ name, files }));
  if (loose.length + folders.length <= MAX_FILES) {
    return [...loose.map(({ file }) => file), ...(await packAll(folders))];
  }
  return packAll([{ name: ALL_FILES_NAME, files: [...loose, ...folders.flatMap(({ files }) => files)] }]);
}

interface Folder {
  name: string;
  files: readonly FoundFile[];
}

async function packAll(folders: readonly Folder[]): Promise<File[]> {
  const packed: File[] = [];
  for (const { name, files } of folders) packed.push(await pack(name, files));
  return packed;
}

async function pack(name: string, found: readonly FoundFile[]): Promise<File> {
  const files = found.filter(({ file }) => file.size > 0).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length === 0) throw new UnsendableFilesError(t('folderEmpty', { name }));
  if (files.length > MAX_PACKED_FILES)
    throw new UnsendableFilesError(t('folderManyFiles', { name, max: MAX_PACKED_FILES }));
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > MAX_PACKED_BYTES) throw new UnsendableFilesError(t('folderTooLarge', { name }));
  const pieces: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [offset, directorySize] = [0, 0];
  for (const { file, path } of files) {
    const entry = { path: new TextEncoder().encode(path), size: file.size, checksum: await checksumOf(file) };
    const localEntry = localHeader(entry);
    const directoryEntry = directoryHeader(entry, offset);
    pieces.push(localEntry, entry.path, file);
    directory.push(directoryEntry, entry.path);
    offset += localEntry.byteLength + entry.path.length + file.size;
    directorySize += directoryEntry.byteLength + entry.path.length;
  }
  const end = endOfDirectory(files.length, directorySize, offset);
  return new File([...pieces, ...directory, end], `${name}.zip`, { type: 'application/zip' });
}

async function checksumOf(file: File): Promise<number> {
  try {
    return await crc32(file);
  } catch {
    throw new UnsendableFilesError(t('fileChanged', { name: file.name }));
  }
}

interface Entry {
  path: Uint8Array;
  size: number;
  checksum: number;
}

/** The signatures with which the parts of a ZIP file begin. */
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
/** 1 January 1980 for every entry: real dates could make the ZIP of the same files different. */
const DATE = 0x0021;

/** The fields that the local header and the directory header share, from the version to the length of the name. */
function writeFields(view: DataView, at: number, { path, size, checksum }: Entry): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, NAMES_ARE_UTF8, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, checksum, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, path.length, true);
}

function localHeader(entry: Entry): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(30));
  view.setUint32(0, LOCAL_HEADER, true);
  writeFields(view, 4, entry);
  return view.buffer;
}

function directoryHeader(entry: Entry, offset: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(46));
  view.setUint32(0, DIRECTORY_HEADER, true);
  view.setUint16(4, VERSION, true);
  writeFields(view, 6, entry);
  view.setUint32(42, offset, true);
  return view.buffer;
}

function endOfDirectory(count: number, size: number, offset: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, END_OF_DIRECTORY, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return view.buffer;
}
