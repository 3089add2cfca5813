/** Uploads in progress. Kept outside React, so that they continue on other screens. */
import { createImportUploads, CreateUploadsBody, type Import } from '@app/contract/imports';
import { useSyncExternalStore } from 'react';
import { callEndpoint } from '#lib/api.ts';
import { sendFiles } from './send-files.ts';

export interface Upload {
  importId: string;
  sentBytes: number;
  totalBytes: number;
  /** When `sentBytes` was measured, in milliseconds since 1970. */
  at: number;
  /** The state at the start or continuation of the upload. */
  start: { sentBytes: number; at: number };
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const abortControllers = new Map<string, AbortController>();

function publish(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

const toUploadsBody = (files: readonly File[]) => ({ files: files.map(({ name, size }) => ({ name, bytes: size })) });

/** The reason why the files cannot be uploaded, such as an empty file; undefined when they can be uploaded. */
export function findRefusal(files: readonly File[]): string | undefined {
  return CreateUploadsBody.safeParse(toUploadsBody(files)).error?.issues[0]?.message;
}

/** Creates the import on the server from the names and sizes of the files, without sending their content. */
export function announceFiles(files: readonly File[], hasPreview: boolean): Promise<Import> {
  return callEndpoint(createImportUploads, { body: { ...toUploadsBody(files), preview: hasPreview } });
}

/** Uploads the files of an announced import; returns the import when done. */
export async function upload(record: Import, files: readonly File[]): Promise<Import> {
  const importId = record.id;
  const abort = new AbortController();
  abortControllers.set(importId, abort);
  const totalBytes = files.reduce((sum, file) => sum + file.size, 0);
  const start = { sentBytes: record.files.reduce((sum, file) => sum + file.bytesReceived, 0), at: Date.now() };
  const showProgress = (sentBytes: number) => {
    const current = { importId, sentBytes, totalBytes, at: Date.now(), start };
    publish([current, ...uploads.filter((other) => other.importId !== importId)]);
  };
  showProgress(start.sentBytes);
  try {
    return await sendFiles(record, files, {
      signal: abort.signal,
      onProgress: showProgress,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  } finally {
    abortControllers.delete(importId);
    publish(uploads.filter((other) => other.importId !== importId));
  }
}

/** Stops sending the files. The import on the server is cancelled with a separate call. */
export function abortUpload(importId: string): void {
  abortControllers.get(importId)?.abort();
}
