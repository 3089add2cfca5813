/** How long the pointer must hover before a tooltip opens. */
export const tooltipDelayMilliseconds = 700;
/** How soon after one tooltip has closed the next opens without a delay. */
export const tooltipSkipMilliseconds = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

export function noteTooltipClosed(): void {
  lastClosed = performance.now();
}

/** The delay of the next tooltip, which depends on when the last one closed. */
export function currentTooltipDelay(): number {
  return performance.now() - lastClosed <= tooltipSkipMilliseconds ? 0 : tooltipDelayMilliseconds;
}

/** Gives the next tooltip its full delay again. */
export function resetTooltipDelay(): void {
  lastClosed = Number.NEGATIVE_INFINITY;
}
