import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromTablet } from '#lib/use-media-query.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { visibleBoxes } from '#ui/required-rise.ts';
import { ceilingOf, chooseLauncherPlace, corner, type LauncherPlace, leftOf } from './launcher-place.ts';
import { textBoxesBelow } from './text-boxes.ts';

/** A scroll of fewer pixels counts as neither up nor down. */
const SCROLL_STEP = 6;
/** Delay before the button finds its new position after a change. */
const UPDATE_DELAY_MS = 180;

/** The width of the largest icon, in pixels; a chart is wider. */
const LARGEST_ICON = 48;

const CONTROLS = 'main :is(button, input, textarea, select, [role="button"], [data-keep-clear])';

/** The place of the round button, at which it covers neither controls nor text of the screen. */
export function useLauncherPlace(button: RefObject<HTMLElement | null>): LauncherPlace {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(corner);
  const [isScrolledDown, setScrolledDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const updatePlace = useEffectEvent(() => {
    if (button.current === null) return;
    const found = findPlace(button.current);
    setPlace((before) => (isSamePlace(before, found) ? before : found));
  });
  useEffect(() => {
    const updateSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => whenIdle(updatePlace), UPDATE_DELAY_MS);
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
  return isScrolledDown ? { ...place, shape: 'none' } : place;
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

function isSamePlace(before: LauncherPlace, after: LauncherPlace): boolean {
  return before.shape === after.shape && before.rise === after.rise && before.toLeft === after.toLeft;
}

function findPlace(button: HTMLElement): LauncherPlace {
  const main = document.querySelector('main');
  const [width, height] = [window.innerWidth, window.innerHeight];
  const contentRight = main === null ? width : main.getBoundingClientRect().left + main.clientWidth;
  const screen = { width, height, contentRight };
  const controls = [
    // A tall control, such as a day of the calendar, takes clicks anywhere, so the button may cover a part of it.
    ...visibleBoxes(CONTROLS, button).filter(({ top, bottom }) => bottom - top < window.innerHeight / 3),
    // The button may cover a part of a wide link, such as a whole row, but not a small link in the corner.
    ...visibleBoxes('main a', button).filter((link) => link.right - link.left < window.innerWidth / 2),
  ];
  const icons = visibleBoxes('main svg', button).filter((icon) => icon.right - icon.left <= LARGEST_ICON);
  return chooseLauncherPlace(screen, {
    controls,
    texts: [...textBoxesBelow(ceilingOf(screen), leftOf(screen)), ...icons],
  });
}
