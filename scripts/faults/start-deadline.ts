import { availableParallelism, loadavg } from 'node:os';

/** How long a start may take on a machine with a free processor. */
export const READY_WITHIN_MS = 10_000;
/** An app that is not ready by then has failed to start, however busy the machine is. */
export const GIVE_UP_AFTER_MS = 60_000;

/**
 * How long a start may take now. If more processes wait than there are processors, each gets only its share of them, and
 * a start takes longer in proportion.
 */
export function startDeadlineMs(waiting = loadavg()[0] ?? 0, processors = availableParallelism()): number {
  return Math.min(GIVE_UP_AFTER_MS, READY_WITHIN_MS * Math.max(1, waiting / processors));
}
