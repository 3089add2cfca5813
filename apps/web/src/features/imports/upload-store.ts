/** Uploads in progress. Kept outside React, so that they continue on other screens. */
import { createImportUploads, CreateUploadsBody, type Import } from '@app/contract/imports';
import { useSyncExternalStore } from 'react';
import { callEndpoint } from '#lib/api.ts';
import { sendFiles } from './send-files.ts';

export interface Upload {
  importId: string;
  sentBytes: number;
  totalBytes: number;
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();

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

const announcement = (files: readonly File[]) => ({ files: files.map(({ name, size }) => ({ name, bytes: size })) });

/** Why files cannot be announced: an empty one, or too many. */
export function findRefusal(files: readonly File[]): string | undefined {
  return CreateUploadsBody.safeParse(announcement(files)).error?.issues[0]?.message;
}

/** Announces files without sending them. */
export function announceFiles(files: readonly File[], preview: boolean): Promise<Import> {
  return callEndpoint(createImportUploads, { body: { ...announcement(files), preview } });
}

/** Uploads the files of an announced import; returns the import when done. */
export async function upload(record: Import, files: readonly File[]): Promise<Import> {
  const importId = record.id;
  const abort = new AbortController();
  aborts.set(importId, abort);
  const totalBytes = files.reduce((sum, file) => sum + file.size, 0);
  const show = (sentBytes: number) =>
    publish([{ importId, sentBytes, totalBytes }, ...uploads.filter((other) => other.importId !== importId)]);
  show(record.files.reduce((sum, file) => sum + file.bytesReceived, 0));
  try {
    return await sendFiles(record, files, {
      signal: abort.signal,
      onProgress: show,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  } finally {
    aborts.delete(importId);
    publish(uploads.filter((other) => other.importId !== importId));
  }
}

/** Aborts the upload. The import itself is cancelled with its own call. */
export function abortUpload(importId: string): void {
  aborts.get(importId)?.abort();
}
