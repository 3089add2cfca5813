import type { Readable } from 'node:stream';
import * as errors from './objects.errors.ts';

/**
 * Reads at most `maxBytes` within `maxMs`. Throws objects.too_large or .too_slow without waiting for the rest, and
 * destroys the stream. For the body of a request pass what `detachBody` returns: destroying the body itself would close the
 * connection before the response.
 */
export async function readPictureUpload(stream: Readable, maxBytes: number, maxMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stream.destroy();
  }, maxMs);
  try {
    for await (const chunk of stream) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > maxBytes) throw errors.pictureTooLarge();
      chunks.push(bytes);
    }
  } catch (error) {
    throw isLate ? errors.uploadTooSlow() : error;
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
