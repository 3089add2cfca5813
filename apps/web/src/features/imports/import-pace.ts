import type { Import } from '@app/contract/imports';

export interface ImportPace {
  /** 0 to 100; undefined before the size is known. */
  percent: number | undefined;
  conversationsPerSecond: number;
  /** Undefined while too little has been read for an estimate. */
  secondsLeft: number | undefined;
}

/** Measured since the import started, not since the page was opened, so that a reload does not change the numbers. */
export function importPace(
  record: Pick<Import, 'bytesRead' | 'bytesTotal' | 'counts' | 'startedAt'>,
  now: number,
): ImportPace {
  const { bytesRead, bytesTotal, counts, startedAt } = record;
  const percent = bytesTotal > 0 ? Math.min(100, (bytesRead / bytesTotal) * 100) : undefined;
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000;
  if (seconds < 1 || bytesRead === 0) return { percent, conversationsPerSecond: 0, secondsLeft: undefined };
  const bytesPerSecond = bytesRead / seconds;
  return {
    percent,
    conversationsPerSecond: Math.round(counts.found / seconds),
    secondsLeft: Math.max(0, Math.ceil((bytesTotal - bytesRead) / bytesPerSecond)),
  };
}
