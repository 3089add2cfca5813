import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '#platform/app-error.ts';

/** The decompressed body. Throws as soon as more than `maxBytes` are decompressed. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError({ code: 'fetcher.too_large' });
      chunks.push(chunk);
    }
  };
  if (response.headers['content-encoding'] === 'gzip') await pipeline(response, createGunzip(), collect);
  else await pipeline(response, collect);
  return Buffer.concat(chunks);
}
