/** The delay before a tooltip, and how long after one closes the next opens without a delay. */
export const tooltipDelayMilliseconds = 700;
export const tooltipSkipMilliseconds = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

export function noteTooltipClosed(): void {
  lastClosed = performance.now();
}

/** How long the pointer must hover before the tooltip shows. */
export function currentTooltipDelay(): number {
  return performance.now() - lastClosed <= tooltipSkipMilliseconds ? 0 : tooltipDelayMilliseconds;
}

/** The next tooltip waits its full delay, regardless of earlier ones. */
export function resetTooltipDelay(): void {
  lastClosed = Number.NEGATIVE_INFINITY;
}
