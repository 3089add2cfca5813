import type { Import } from '@app/contract/imports';
import { shareOfImportDone } from './import-stage.ts';
import type { Upload } from './upload-store.ts';

export interface ImportPace {
  /** 0 to 100; undefined while nothing is known. */
  percent: number | undefined;
  conversationsPerSecond: number;
  /** Undefined while too little is done for an estimate. */
  secondsLeft: number | undefined;
}

/** Measured since the import started, not since the page was opened, so that a reload does not change the numbers. */
export function importPace(
  record: Pick<Import, 'status' | 'bytesRead' | 'bytesTotal' | 'expected' | 'counts' | 'startedAt'>,
  now: number,
): ImportPace {
  const { counts, startedAt } = record;
  const share = shareOfImportDone(record);
  const percent = share && share * 100;
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000;
  if (seconds < 1 || share === undefined || share === 0)
    return { percent, conversationsPerSecond: 0, secondsLeft: undefined };
  return {
    percent,
    conversationsPerSecond: Math.round(counts.found / seconds),
    secondsLeft: Math.max(0, Math.ceil((seconds * (1 - share)) / share)),
  };
}

/** The speed of an upload and the time it still takes; undefined in its first second. */
export function uploadPace({ sentBytes, totalBytes, start, at }: Upload) {
  const seconds = (at - start.at) / 1000;
  const bytesPerSecond = seconds < 1 ? 0 : (sentBytes - start.sentBytes) / seconds;
  if (bytesPerSecond <= 0) return undefined;
  return { bytesPerSecond, secondsLeft: Math.ceil((totalBytes - sentBytes) / bytesPerSecond) };
}
