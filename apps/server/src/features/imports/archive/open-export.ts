import { open, type FileHandle } from 'node:fs/promises';
import { notAnExport } from '../read-export.errors.ts';
import { isMessageTable } from '@app/formats/providers/copilot-table';
import { decodeHead, isZip } from '@app/formats/reading/sniff-part';
import { UnknownFormat } from '../unknown-format.ts';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import type { OpenedExport } from './export-parts.ts';
import { openZipParts } from './zip-parts.ts';
import type { ZipLimits } from './zip-archive.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Opens an uploaded file, whose format is found by its first bytes, not its name. */
export async function openExport(path: string, name: string, limits: ZipLimits): Promise<OpenedExport> {
  const file = await open(path, 'r');
  try {
    const head = await readHead(file);
    if (head.length === 0) throw notAnExport(name, 'This file is empty.');
    if (isZip(head)) {
      await file.close();
      return await openZipParts(path, name, limits);
    }
    const kind = sniffText(head);
    if (!kind) throw new UnknownFormat(name, unknownKind);
    const packedSize = (await file.stat()).size;
    return {
      parts: [{ kind, name, path: name, packedSize, read: (onPacked) => readChunks(file, onPacked) }],
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readHead(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  return buffer.subarray(0, bytesRead);
}

function sniffText(head: Buffer): ReadablePart['kind'] | null {
  const text = decodeHead(head).trimStart();
  if (text === '' || /^[[{]/.test(text)) return 'json';
  if (/^<(!doctype|html|head|body|div|meta|script|\?xml|!--)/i.test(text)) return 'html';
  // Text has no NUL, and no invalid character except at the end, where a character may be cut in two.
  const isText = !text.includes('\0') && !text.slice(0, -1).includes('\uFFFD') && !text.startsWith('%PDF-');
  if (!isText) return null;
  return isMessageTable(text) ? 'table' : 'text';
}

const unknownKind = 'This is not an export we can read. Please drop the ZIP or JSON file as it was delivered.';

/** Two buffers in turn: one is filled while the other is parsed. */
async function* readChunks(
  file: FileHandle,
  onPacked: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  let [current, other] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
  let position = 0;
  let { bytesRead } = await file.read(current, 0, CHUNK_BYTES, 0);
  while (bytesRead > 0) {
    position += bytesRead;
    const ahead = file.read(other, 0, CHUNK_BYTES, position);
    // If the reader stops here nothing awaits the promise; closing the file waits for the read.
    ahead.catch(() => {});
    onPacked(position);
    yield current.subarray(0, bytesRead);
    ({ bytesRead } = await ahead);
    [current, other] = [other, current];
  }
}
