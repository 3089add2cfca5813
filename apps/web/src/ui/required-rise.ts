// Finds a place for a floating box where it covers nothing that must stay visible.

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between the floating box and the obstacle below it, in pixels. */
const GAP = 8;

/**
 * The fewest pixels that a floating box has to rise so that it covers none of the obstacles. Undefined when there is no
 * such place below `ceiling`, in pixels from the top of the window.
 */
export function requiredRise(floating: Box, obstacles: readonly Box[], ceiling: number): number | undefined {
  const obstaclesInColumn = obstacles.filter(
    ({ left, right, top, bottom }) => left < floating.right && right > floating.left && bottom > top,
  );
  const height = floating.bottom - floating.top;
  // The box stays where it is, or goes right above an obstacle.
  const possibleBottoms = [floating.bottom, ...obstaclesInColumn.map(({ top }) => top - GAP)];
  const found = possibleBottoms
    .filter((candidate) => candidate <= floating.bottom && candidate - height >= ceiling)
    .toSorted((one, other) => other - one)
    .find((candidate) => !obstaclesInColumn.some(({ top, bottom }) => top < candidate && bottom > candidate - height));
  return found === undefined ? undefined : floating.bottom - found;
}

/** The visible parts of the matching elements outside `except`: a scrolling container hides the rest of an element. */
export function visibleBoxes(selector: string, except: Element): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (except.contains(element)) return [];
    const scroller = element.closest('[data-scroller]')?.getBoundingClientRect();
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const box = {
      top: Math.max(top, scroller?.top ?? 0),
      bottom: Math.min(bottom, scroller?.bottom ?? window.innerHeight),
      left,
      right,
    };
    return box.bottom > box.top && right > left ? [box] : [];
  });
}
