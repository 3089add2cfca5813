import type { PlacedEvent } from './placed-events.ts';

/** In a narrow column, the left edges of the lanes are spread over this share of the column's width. */
const NARROW_SPREAD_PERCENT = 80;

/**
 * The position of a lane in its column, as CSS variables. Lanes are side by side. In a narrow calendar an event
 * also extends behind the next lane, unless an event there would cover its title.
 */
export function lanePosition({ lane, lanes, isClear }: PlacedEvent): Record<`--${string}`, string> {
  const step = lanes === 1 ? 100 : NARROW_SPREAD_PERCENT / lanes;
  const left = lane * step;
  const narrowWidth = lane === lanes - 1 ? 100 - left : isClear ? Math.min(2 * step, 100 - left) : step;
  return {
    '--lane-left': `${(lane / lanes) * 100}%`,
    '--lane-width': `${100 / lanes}%`,
    '--narrow-lane-left': `${left}%`,
    '--narrow-lane-width': `${narrowWidth}%`,
  };
}
