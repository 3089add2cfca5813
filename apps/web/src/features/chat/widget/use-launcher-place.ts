import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromTablet } from '#lib/use-media-query.ts';
import { type Box, requiredRise, visibleBoxes } from '#ui/required-rise.ts';
import { textBoxesBelow } from './text-boxes.ts';

/** Distance from the corner of the window, in pixels. Margin and size are the same as in the classes of the button. */
const MARGIN = 16;
const SIZE = 52;
/** The highest position of the button, as a share of the window's height: it stays within reach of the thumb. */
const HIGHEST_SHARE = 0.5;
/** A scroll of fewer pixels counts as neither up nor down. */
const SCROLL_STEP = 6;
/** Delay before the button finds its new position after a change. */
const UPDATE_DELAY_MS = 180;

const controls = 'main :is(button, input, textarea, select, [role="button"], [data-keep-clear])';

export interface LauncherPlace {
  /** The button's distance above its place in the lower right corner, in pixels. */
  rise: number;
  /** Its distance to the left of that place, in pixels. */
  toLeft: number;
  /** Whether the screen of a phone is being scrolled down, or there is no free place. */
  isHidden: boolean;
}

const corner: LauncherPlace = { rise: 0, toLeft: 0, isHidden: false };

/** The place of the round button, at which it covers no control of the screen and, where possible, no text. */
export function useLauncherPlace(button: RefObject<HTMLElement | null>): LauncherPlace {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(corner);
  const [isScrolledDown, setScrolledDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const updatePlace = useEffectEvent(() => {
    if (button.current !== null) setPlace(findPlace(button.current));
  });
  useEffect(() => {
    const updateSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(updatePlace, UPDATE_DELAY_MS);
    };
    const stopFollowing = followScroll((isDown) => {
      setScrolledDown(isDown && !window.matchMedia(fromTablet).matches);
      updateSoon();
    });
    // A click, a key press or content that loads later may place a control where the button is.
    const changes = ['resize', 'pointerup', 'keyup'] as const;
    for (const name of changes) window.addEventListener(name, updateSoon);
    const observer = new MutationObserver(updateSoon);
    const main = document.querySelector('main');
    if (main !== null) observer.observe(main, { childList: true, subtree: true });
    updateSoon();
    return () => {
      clearTimeout(timer.current);
      stopFollowing();
      for (const name of changes) window.removeEventListener(name, updateSoon);
      observer.disconnect();
    };
  }, [pathname]);
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setScrolledDown(false);
  }
  return { ...place, isHidden: place.isHidden || isScrolledDown };
}

/**
 * Calls back with the direction in which the screen is scrolled; parts of it, such as a calendar, scroll on their own.
 */
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

/** A place where the button covers neither a control nor text, or else one where it covers no control. */
function findPlace(button: HTMLElement): LauncherPlace {
  const ceiling = window.innerHeight * HIGHEST_SHARE;
  const controlBoxes = [
    // A tall control, such as a day of the calendar, takes clicks anywhere, so the button may cover a part of it.
    ...visibleBoxes(controls, button).filter(({ top, bottom }) => bottom - top < window.innerHeight / 3),
    // The button may cover a part of a wide link, such as a whole row, but not a small link in the corner.
    ...visibleBoxes('main a', button).filter(({ left, right }) => right - left < window.innerWidth / 2),
  ];
  return (
    findFreePlace([...controlBoxes, ...textBoxesBelow(ceiling)], ceiling) ??
    findFreePlace(controlBoxes, ceiling) ?? { ...corner, isHidden: true }
  );
}

/** The lower right corner, or above what is there, or the lower left corner. */
function findFreePlace(obstacles: readonly Box[], ceiling: number): LauncherPlace | undefined {
  const riseAtRight = requiredRise(boxAt(window.innerWidth - MARGIN - SIZE), obstacles, ceiling);
  if (riseAtRight !== undefined) return { ...corner, rise: riseAtRight };
  const mainLeft = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const riseAtLeft = requiredRise(boxAt(mainLeft + MARGIN), obstacles, ceiling);
  const toLeft = window.innerWidth - SIZE - 2 * MARGIN - mainLeft;
  return riseAtLeft === undefined ? undefined : { rise: riseAtLeft, toLeft, isHidden: false };
}

function boxAt(left: number): Box {
  const bottom = window.innerHeight - MARGIN;
  return { left, right: left + SIZE, top: bottom - SIZE, bottom };
}
