import { open, type FileHandle } from 'node:fs/promises';
import { notAnExport } from '../reading/read-export.errors.ts';
import { isTable } from '@app/formats/find-format';
import { decodeHead, isZip } from '@app/formats/reading/sniff-part';
import { UnknownFormatError, unknownUpload } from '../reading/unknown-format.ts';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import type { OpenedExport } from './export-parts.ts';
import { openCursorStore } from './cursor-store.ts';
import { openOpencodeStore } from './opencode-store.ts';
import { detectCompression, decompressedName, decompressFile } from './compressed-file.ts';
import { isSqlite } from './sqlite-file.ts';
import { openZipParts } from './zip-parts.ts';
import type { ZipLimits } from './zip-archive.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Opens an uploaded file. Its first bytes determine the format, regardless of its name. */
export async function openExport(path: string, name: string, limits: ZipLimits): Promise<OpenedExport> {
  const file = await open(path, 'r');
  try {
    const head = await readHead(file);
    if (head.length === 0) throw notAnExport(name, 'This file is empty.');
    if (isZip(head)) {
      await file.close();
      return await openZipParts(path, name, limits);
    }
    const compressedSize = (await file.stat()).size;
    const store = isSqlite(head) ? openStore(path, name, compressedSize) : null;
    if (store !== null) return { parts: [store], close: () => file.close() };
    const read: ReadablePart['read'] = (onCompressedBytes) => readChunks(file, onCompressedBytes);
    const part = detectCompression(head)
      ? await openCompressed(read, { name, compressedSize, limits })
      : { kind: sniffKind(head, name), name, path: name, compressedSize, read };
    return { parts: [part], close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The chats in a database; null for a database of an unknown program. */
function openStore(path: string, name: string, compressedSize: number): ReadablePart | null {
  return openCursorStore(path, name, compressedSize) ?? openOpencodeStore(path, name, compressedSize);
}

/** The part for an upload that is a single file compressed with gzip or zstd. */
async function openCompressed(
  readCompressed: ReadablePart['read'],
  { name, compressedSize, limits }: { name: string; compressedSize: number; limits: ZipLimits },
): Promise<ReadablePart> {
  const read: ReadablePart['read'] = (onCompressedBytes) =>
    decompressFile(readCompressed(onCompressedBytes), {
      uploadName: name,
      name,
      compressedSize,
      limits,
      usage: { decompressedBytes: 0 },
    });
  const head = await readDecompressedHead(read);
  if (head.length === 0) throw notAnExport(name, 'This file is empty.');
  if (isZip(head) || detectCompression(head) !== null || isTar(head))
    throw notAnExport(name, 'It contains another archive. Please unpack it and drop the files inside.');
  const innerName = decompressedName(name);
  return { kind: sniffKind(head, name), name: innerName, path: innerName, compressedSize, read };
}

/** Every tar archive has this text at byte 257. */
function isTar(head: Buffer): boolean {
  return head.toString('latin1', 257, 262) === 'ustar';
}

/** At least the first 4096 bytes of the decompressed file, or the whole of a smaller file. */
async function readDecompressedHead(read: ReadablePart['read']): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of read(() => {})) {
    pieces.push(Buffer.from(chunk));
    size += chunk.length;
    if (size >= HEAD_BYTES) break;
  }
  return Buffer.concat(pieces);
}

const HEAD_BYTES = 4096;

async function readHead(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** Throws imports.not_an_export for a file that is not text. */
function sniffKind(head: Buffer, name: string): ReadablePart['kind'] {
  const text = decodeHead(head).trimStart();
  if (text === '' || /^[[{]/.test(text)) return 'json';
  // Markdown may begin with a comment, as that of SpecStory does.
  const withoutComments = text.replace(/^(?:<!--[\s\S]*?-->\s*)+/, '');
  if (/^<(!doctype|html|head|body|div|meta|script|\?xml|!--)/i.test(withoutComments)) return 'html';
  // Text contains no control characters except line breaks, tabs and those for terminals.
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  const isText = !/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x9f]/.test(text) && !text.startsWith('%PDF-');
  if (!isText) throw new UnknownFormatError(name, unknownUpload);
  return isTable(text) ? 'table' : 'text';
}

/** Two buffers in turn: one is filled while the other is parsed. */
async function* readChunks(
  file: FileHandle,
  onCompressedBytes: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  let [current, other] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
  let position = 0;
  let { bytesRead } = await file.read(current, 0, CHUNK_BYTES, 0);
  while (bytesRead > 0) {
    position += bytesRead;
    const nextRead = file.read(other, 0, CHUNK_BYTES, position);
    // If the reader stops here, nothing awaits the promise; closing the file waits for the read.
    nextRead.catch(() => {});
    onCompressedBytes(position);
    yield current.subarray(0, bytesRead);
    ({ bytesRead } = await nextRead);
    [current, other] = [other, current];
  }
}
