/** This browser's current restore. Kept outside React, so that the upload continues on other screens. */
import { useSyncExternalStore } from 'react';
import { startedRestore } from '#lib/browser-storage.ts';
import { sendBackup } from './send-backup.ts';

export interface Upload {
  userId: string;
  fileName: string;
  sentBytes: number;
  totalBytes: number;
}

let upload: Upload | undefined;
let abort: AbortController | undefined;
let failure: { userId: string; error: unknown } | undefined;
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This user's running upload, the error of the last one, and the id of the current restore. */
export function useCurrentRestore(userId: string) {
  const sent = useSyncExternalStore(subscribe, () => upload);
  const failed = useSyncExternalStore(subscribe, () => failure);
  const restoreId = useSyncExternalStore(subscribe, () => startedRestore(userId).read());
  return {
    upload: sent?.userId === userId ? sent : undefined,
    error: failed?.userId === userId ? failed.error : undefined,
    restoreId,
  };
}

/** Uploads a backup and stores the id of the restore, so that a reload does not lose it. */
export async function uploadBackup(userId: string, file: File): Promise<void> {
  stopUpload();
  const controller = new AbortController();
  abort = controller;
  failure = undefined;
  const show = (sentBytes: number) => {
    if (abort !== controller) return;
    upload = { userId, fileName: file.name, sentBytes, totalBytes: file.size };
    notifyAll();
  };
  show(0);
  try {
    const { id } = await sendBackup(file, { signal: controller.signal, onProgress: show });
    startedRestore(userId).write(id);
  } catch (error) {
    if (!controller.signal.aborted) failure = { userId, error };
  }
  if (abort !== controller) return;
  upload = undefined;
  notifyAll();
}

export function stopUpload(): void {
  abort?.abort();
}

export function clearRestore(userId: string): void {
  startedRestore(userId).remove();
  notifyAll();
}
