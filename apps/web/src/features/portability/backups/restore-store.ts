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
/** Aborts the latest upload. */
let latestController: AbortController | undefined;
let failure: { userId: string; error: unknown } | undefined;
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This user's running upload, the error of the latest upload, and the id of the current restore. */
export function useCurrentRestore(userId: string) {
  const latestUpload = useSyncExternalStore(subscribe, () => upload);
  const latestFailure = useSyncExternalStore(subscribe, () => failure);
  const restoreId = useSyncExternalStore(subscribe, () => startedRestore(userId).read());
  return {
    upload: latestUpload?.userId === userId ? latestUpload : undefined,
    error: latestFailure?.userId === userId ? latestFailure.error : undefined,
    restoreId,
  };
}

/** Uploads a backup and stores the id of its restore in the browser, so that a reload does not lose the restore. */
export async function uploadBackup(userId: string, file: File): Promise<void> {
  stopUpload();
  const controller = new AbortController();
  latestController = controller;
  failure = undefined;
  const isLatest = () => latestController === controller;
  const showProgress = (sentBytes: number) => {
    if (!isLatest()) return;
    upload = { userId, fileName: file.name, sentBytes, totalBytes: file.size };
    notifyAll();
  };
  showProgress(0);
  try {
    const { id } = await sendBackup(file, { signal: controller.signal, onProgress: showProgress });
    startedRestore(userId).write(id);
  } catch (error) {
    if (!controller.signal.aborted) failure = { userId, error };
  }
  if (!isLatest()) return;
  upload = undefined;
  notifyAll();
}

export function stopUpload(): void {
  latestController?.abort();
}

export function clearRestore(userId: string): void {
  startedRestore(userId).remove();
  notifyAll();
}
