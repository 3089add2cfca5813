import { createRestore, Restore } from '@app/contract/backups';
import * as z from 'zod/mini';
import { ApiError } from '#lib/api-error.ts';
import { endpointUrl, requestInit } from '#lib/api.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Called with the bytes sent so far. */
  onProgress: (sentBytes: number) => void;
}

/**
 * Uploads a backup file for a preview. Uses XMLHttpRequest, because fetch reports no upload progress. Rejects with
 * ApiError for an unsuccessful response, TypeError when the server cannot be reached, and the signal's reason when
 * aborted.
 */
export function sendBackup(file: File, { signal, onProgress }: SendOptions): Promise<Restore> {
  return new Promise((resolve, reject) => {
    const { method = 'POST', headers } = requestInit(createRestore, {});
    const request = new XMLHttpRequest();
    request.open(method, endpointUrl(createRestore, {}, { preview: true }));
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener('load', () => {
      try {
        resolve(parseRestore(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new TypeError('The server cannot be reached.')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function parseRestore({ status, statusText, responseText }: XMLHttpRequest): Restore {
  if (status < 200 || status > 299) throw new ApiError(status, statusText, responseText);
  return z.parse(Restore, JSON.parse(responseText));
}
