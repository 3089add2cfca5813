import type { TurnRow } from './chat-turns.repository.ts';

/** A process that writes a reply changes the row of the turn at least once a second. */
const GONE_AFTER_MS = 3_000;
/** A longer gap between two checks means that the database was unavailable, so the writer could not save either. */
const MAX_GAP_MS = 1_500;

export interface WriterWatch {
  /** To be called again and again with the row; true once the process that writes the reply must have died. */
  isGone(row: Pick<TurnRow, 'content' | 'leaseExpiresAt'>): boolean;
}

/**
 * Notices that another process has died while it wrote a reply, long before its lease ends, so that a reader who was
 * connected to that process does not wait. It only compares successive readings of the row, so that the clocks of two
 * machines need not agree.
 */
export function createWriterWatch(now: () => number = () => performance.now()): WriterWatch {
  let seen: string | undefined;
  let unchangedSince = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    isGone: ({ content, leaseExpiresAt }) => {
      const time = now();
      const state = `${leaseExpiresAt.getTime()} ${content.length}`;
      if (state !== seen || time - checkedAt > MAX_GAP_MS) unchangedSince = time;
      seen = state;
      checkedAt = time;
      return time - unchangedSince >= GONE_AFTER_MS;
    },
  };
}
