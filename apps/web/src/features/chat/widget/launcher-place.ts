import { type Box, requiredRise } from '#ui/required-rise.ts';

/** Distance from the corner of the window, in pixels. Margin and sizes are the same as in the classes of the button. */
const MARGIN = 16;
const SIZE = 52;
/** The width in pixels in which the tab at the edge takes clicks. The visible part fits into the page's margin. */
const TAB_WIDTH = 44;
/** Above the button at least this share of the window's height: in the lower 40 %, it is within reach of the thumb. */
const SHARE_ABOVE = 0.6;

export interface LauncherPlace {
  /** `tab`: only an edge of the button is shown, at the right edge of the screen. */
  shape: 'button' | 'tab' | 'none';
  /** The distance above the lower right corner, in pixels. */
  rise: number;
  /** How far the tab is moved left, in pixels, so that it does not cover a scrollbar; 0 for a button. */
  toLeft: number;
}

export interface LauncherScreen {
  width: number;
  height: number;
  /** The right edge of the content, without a scrollbar. */
  contentRight: number;
}

export const corner: LauncherPlace = { shape: 'button', rise: 0, toLeft: 0 };

/** The top of the part of the screen in which the button may be, in pixels. */
export const ceilingOf = ({ height }: Pick<LauncherScreen, 'height'>): number => height * SHARE_ABOVE;

/** The left edge of the button, in pixels. */
export const leftOf = ({ width }: Pick<LauncherScreen, 'width'>): number => width - MARGIN - SIZE;

/**
 * A place where the button covers neither a control nor text: the lower right corner, or above what is there. If there
 * is none, a tab at the edge, which covers no more than the end of a wide control, such as a row.
 */
export function chooseLauncherPlace(
  screen: LauncherScreen,
  { controls, texts }: { controls: readonly Box[]; texts: readonly Box[] },
): LauncherPlace {
  const ceiling = ceilingOf(screen);
  const bottom = screen.height - MARGIN;
  const boxFrom = (left: number, width: number) => ({ left, right: left + width, top: bottom - SIZE, bottom });
  const obstacles = [...controls, ...texts];
  const rise = requiredRise(boxFrom(leftOf(screen), SIZE), obstacles, ceiling);
  if (rise !== undefined) return { ...corner, rise };
  const smallControls = controls.filter(({ left, right }) => right - left < screen.width / 2);
  const riseOfTab = requiredRise(boxFrom(screen.contentRight - TAB_WIDTH, TAB_WIDTH), smallControls, ceiling);
  return riseOfTab === undefined
    ? { ...corner, shape: 'none' }
    : { shape: 'tab', rise: riseOfTab, toLeft: screen.width - screen.contentRight };
}
