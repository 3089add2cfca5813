import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromTablet } from '#lib/use-media-query.ts';
import { type Box, riseAbove, visibleBoxes } from '#ui/free-place.ts';

/** Distance from the corner of the window, in pixels. */
const MARGIN = 16;
const SIZE = 52;
/** The button stays in the lower part of the window, within reach of the thumb. */
const HIGHEST = 0.5;
/** A smaller movement is not a direction. */
const SCROLL_STEP = 6;
const SETTLED_MS = 180;

const controls = 'main :is(button, input, textarea, select, [role="button"], [data-keep-clear])';

export interface LauncherPlace {
  bottom: number;
  left?: number;
  right?: number;
  /** Out of sight: the screen is being scrolled down on a phone, or there is no free place. */
  isAway: boolean;
}

const corner: LauncherPlace = { bottom: MARGIN, right: MARGIN, isAway: false };

/** Where the round button stands, so that it covers no control of the screen. */
export function useLauncherPlace(button: RefObject<HTMLElement | null>): LauncherPlace {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(corner);
  const [isScrolledDown, setScrolledDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useEffectEvent(() => {
    if (button.current !== null) setPlace(findPlace(button.current));
  });
  useEffect(() => {
    const settleSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLED_MS);
    };
    const stopFollowing = followScroll((isDown) => {
      setScrolledDown(isDown && !window.matchMedia(fromTablet).matches);
      settleSoon();
    });
    // What a click or a key press opens may stand where the button is; so may what arrives later.
    const changes = ['resize', 'pointerup', 'keyup'] as const;
    for (const name of changes) window.addEventListener(name, settleSoon);
    const screen = document.querySelector('main')?.firstElementChild;
    const observer = new ResizeObserver(settleSoon);
    if (screen) observer.observe(screen);
    settleSoon();
    return () => {
      clearTimeout(timer.current);
      stopFollowing();
      for (const name of changes) window.removeEventListener(name, settleSoon);
      observer.disconnect();
    };
  }, [pathname]);
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setScrolledDown(false);
  }
  return { ...place, isAway: place.isAway || isScrolledDown };
}

/** Calls back with the direction in which the screen is scrolled; parts of it, such as a calendar, scroll on their own. */
function followScroll(onDirection: (isDown: boolean) => void): () => void {
  const tops = new WeakMap<EventTarget, number>();
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('main')) return;
    const before = tops.get(target) ?? 0;
    const top = target.scrollTop;
    if (Math.abs(top - before) < SCROLL_STEP && top > 0) return;
    tops.set(target, top);
    onDirection(top > before && top > 0);
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', onScroll, { capture: true });
}

/** The lower right corner, or above what is there, or the lower left corner. */
function findPlace(button: HTMLElement): LauncherPlace {
  const obstacles = [
    // The day of a calendar takes clicks anywhere; a button is smaller.
    ...visibleBoxes(controls, button).filter(({ top, bottom }) => bottom - top < window.innerHeight / 3),
    // A row that is a link as a whole may lie under the button, a link in its corner may not.
    ...visibleBoxes('main a', button).filter(({ left, right }) => right - left < window.innerWidth / 2),
  ];
  const ceiling = window.innerHeight * HIGHEST;
  const right = riseAbove(boxAt(window.innerWidth - MARGIN - SIZE), obstacles, ceiling);
  if (right !== undefined) return { ...corner, bottom: MARGIN + right };
  const main = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const left = riseAbove(boxAt(main + MARGIN), obstacles, ceiling);
  if (left !== undefined) return { bottom: MARGIN + left, left: main + MARGIN, isAway: false };
  return { ...corner, isAway: true };
}

function boxAt(left: number): Box {
  const bottom = window.innerHeight - MARGIN;
  return { left, right: left + SIZE, top: bottom - SIZE, bottom };
}
