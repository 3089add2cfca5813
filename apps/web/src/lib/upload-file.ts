import type { Endpoint, EndpointResponse } from '@app/contract/endpoint';
import { ApiError } from './api-error.ts';
import { endpointUrl, requestInit } from './api.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Sends one file as the multipart part `file`, and reports the progress, which fetch does not. Throws ApiError for an
 * unsuccessful response, TypeError when the connection is lost, and the signal's reason when aborted.
 */
export function uploadFile<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<EndpointResponse<TEndpoint>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const body = new FormData();
    body.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpointUrl(endpoint));
    request.withCredentials = true;
    requestInit(endpoint, {}).headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) reject(new ApiError(status, statusText, responseText));
      else resolve(JSON.parse(responseText) as EndpointResponse<TEndpoint>);
    });
    request.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
