import type { Piece, Pieces } from './reading.ts';

const MAX_PIECES = 5_000;

interface LoadedPage {
  items: readonly Piece[];
  hasOlder: boolean;
}

/**
 * Adds a page of a conversation to the pages loaded before. Pages are loaded from the newest to the oldest. A page that
 * is newer than all others but has no message in common with them replaces them, so that no conversation with a gap is
 * sent.
 */
export function joinPages(known: Pieces | undefined, { items, hasOlder }: LoadedPage): Pieces {
  const before = known?.items ?? [];
  const details = known?.details ?? null;
  const ids = new Set(items.map(({ id }) => id));
  const overlaps = before.some(({ id }) => ids.has(id));
  const isOlder = !overlaps && newestOf(items) < oldestOf(before);
  const kept = overlaps || isOlder ? before.filter(({ id }) => !ids.has(id)) : [];
  // Sorting is stable: pieces of the same time keep the order of their page.
  const joined = [...items, ...kept].toSorted((left, right) => right.time - left.time);
  const isWhole = !hasOlder || (overlaps && known?.isWhole === true);
  return { details, items: joined.slice(0, MAX_PIECES), isWhole: isWhole && joined.length <= MAX_PIECES };
}

const newestOf = (items: readonly Piece[]) => items.reduce((newest, { time }) => Math.max(newest, time), 0);
const oldestOf = (items: readonly Piece[]) => items.reduce((oldest, { time }) => Math.min(oldest, time), Infinity);

/** The messages in the order of the conversation. */
export const oldestFirst = ({ items }: Pieces): unknown[] => items.map(({ value }) => value).toReversed();

/** Converts a date in text form to milliseconds; 0 if it is invalid. A date without a time zone is taken as UTC. */
export function timeOf(value: unknown): number {
  if (typeof value !== 'string') return 0;
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(time) ? 0 : time;
}
