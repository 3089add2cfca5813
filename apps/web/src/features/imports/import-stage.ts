import type { Import } from '@app/contract/imports';
import type { BadgeTone } from '#ui/badge.tsx';
import { isFinished, statusBadges } from './import-status.ts';
import type { importsMessages } from './imports.messages.ts';

type Label = keyof typeof importsMessages;

/** Whether the server is still preparing the preview, in which the user chooses what to import. */
export const isBeingChecked = ({ status, preview }: Pick<Import, 'status' | 'preview'>): boolean =>
  status === 'ready' && preview === null;

/** The badge of an import. `isSending` is false for an upload that has stopped, as after a reload. */
export function badgeOf(
  record: Pick<Import, 'status' | 'preview'>,
  { isSending = true, isLive = false }: { isSending?: boolean; isLive?: boolean } = {},
): { label: Label; tone: BadgeTone } {
  if (isLive) return { label: 'statusLive', tone: 'success' };
  if (isBeingChecked(record)) return { label: 'statusChecking', tone: 'accent' };
  if (record.status === 'uploading' && !isSending) return { label: 'statusUploadStopped', tone: 'warning' };
  return statusBadges[record.status];
}

/** The share of an import that is done, from 0 to 1; undefined while nothing is known about it. */
export function shareOfImportDone(record: Pick<Import, 'status' | 'bytesRead' | 'bytesTotal' | 'expected' | 'counts'>) {
  if (isFinished(record.status)) return 1;
  const { bytesRead, bytesTotal, expected = 0, counts } = record;
  // The share of the conversations; the share of the bytes while the number of conversations is unknown.
  if (record.status === 'running' && expected > 0) return Math.min(1, counts.found / expected);
  return bytesTotal > 0 && bytesRead > 0 ? Math.min(1, bytesRead / bytesTotal) : undefined;
}
