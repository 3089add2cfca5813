import type { Import, ImportStatus } from '@app/contract/imports';
import type { BadgeTone } from '#ui/badge.tsx';
import type { importsMessages } from './imports.messages.ts';

export const statusBadges: Record<ImportStatus, { label: keyof typeof importsMessages; tone: BadgeTone }> = {
  uploading: { label: 'statusUploading', tone: 'accent' },
  ready: { label: 'statusReady', tone: 'accent' },
  queued: { label: 'statusQueued', tone: 'accent' },
  running: { label: 'statusRunning', tone: 'accent' },
  completed: { label: 'statusCompleted', tone: 'success' },
  failed: { label: 'statusFailed', tone: 'danger' },
  cancelled: { label: 'statusCancelled', tone: 'warning' },
  undone: { label: 'statusUndone', tone: 'neutral' },
};

export function isQueuedOrRunning(status: ImportStatus): boolean {
  return status === 'queued' || status === 'running';
}

/** Whether the server is still importing the upload or preparing the preview, so that polling is worthwhile. */
export function isServerWorking({ status, preview }: Import): boolean {
  return isQueuedOrRunning(status) || (status === 'ready' && preview === null);
}

export function isFinished(status: ImportStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled' || status === 'undone';
}

export function canBeUndone({ status, counts }: Import): boolean {
  return (
    (status === 'completed' || status === 'failed' || status === 'cancelled') && counts.created + counts.updated > 0
  );
}

export function uploadedBytes({ files }: Pick<Import, 'files'>): { sent: number; total: number } {
  return {
    sent: files.reduce((sum, file) => sum + file.bytesReceived, 0),
    total: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}
