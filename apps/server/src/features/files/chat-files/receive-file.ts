import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileToStore } from '../attachments.service.ts';
import * as errors from './chat-files.errors.ts';

/** How many bytes are needed to recognise the type of a file. */
const HEAD_BYTES = 4_096;

/** An uploaded file on disk, with its first bytes. */
export interface ReceivedFile extends FileToStore {
  head: Buffer;
}

/**
 * Writes an upload to a new file of the directory. Throws files.empty, or files.too_large as soon as more than
 * `maxBytes` have arrived. After an error no file is left.
 */
export async function receiveFile(stream: Readable, directory: string, maxBytes: number): Promise<ReceivedFile> {
  const file = path.join(directory, randomUUID());
  const digest = createHash('sha256');
  let [size, head] = [0, Buffer.alloc(0)];
  async function* bounded(): AsyncGenerator<Buffer> {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes) throw errors.chatFileTooLarge();
      digest.update(piece);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
      yield piece;
    }
    if (size === 0) throw errors.chatFileEmpty();
  }
  await mkdir(directory, { recursive: true });
  try {
    await pipeline(Readable.from(bounded()), createWriteStream(file));
    return { path: file, size, hash: digest.digest('hex'), head };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
