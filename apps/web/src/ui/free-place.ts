/** Where something that floats finds room above what must stay in sight. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between what floats and what it must not cover, in pixels. */
const GAP = 8;

/**
 * The lowest place of a floating box: how many pixels it has to rise so that it covers none of the obstacles. Undefined
 * when there is no such place between its present one and `ceiling`, in pixels from the top of the window.
 */
export function riseAbove(floating: Box, obstacles: readonly Box[], ceiling: number): number | undefined {
  const inColumn = obstacles.filter(
    ({ left, right, top, bottom }) => left < floating.right && right > floating.left && bottom > top,
  );
  const height = floating.bottom - floating.top;
  // The box stands at its own place or right above an obstacle.
  const feet = [floating.bottom, ...inColumn.map(({ top }) => top - GAP)];
  const found = feet
    .filter((foot) => foot <= floating.bottom && foot - height >= ceiling)
    .toSorted((one, other) => other - one)
    .find((foot) => !inColumn.some(({ top, bottom }) => top < foot && bottom > foot - height));
  return found === undefined ? undefined : floating.bottom - found;
}

/** The visible parts of the elements that match, clipped by what scrolls around them; not those inside `except`. */
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
