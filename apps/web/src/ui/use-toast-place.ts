import { useLayoutEffect, useState, type RefObject } from 'react';
import { riseAbove, visibleBoxes } from './free-place.ts';

const needed = '[data-main-button], [data-keep-clear], :focus-visible, [aria-invalid="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
const controlsOfDialogs = ':is([role="dialog"], [role="alertdialog"]) :is(button, a, input, textarea, select)';

/** Dialogs open and screens change while toasts are on screen. */
const CHECK_MS = 250;

/**
 * How many pixels the toasts rise above the foot of the window, so that they cover neither the header nor dialogs, main
 * buttons or what has the focus.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [rise, setRise] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let current = 0;
    const place = () => {
      if (list.current !== null) current = findRise(list.current, current);
      setRise(current);
    };
    place();
    const timer = setInterval(place, CHECK_MS);
    window.addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', place);
      setRise(0);
    };
  }, [list, isShown]);
  return rise;
}

function findRise(list: HTMLElement, current: number): number {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  const home = { left, right, top: top + current, bottom: bottom + current };
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (
    riseAbove(home, visibleBoxes(`${needed}, ${dialogs}`, list), header) ??
    // A dialog that fills the window leaves no place beside it, only between its controls.
    riseAbove(home, visibleBoxes(`${needed}, ${controlsOfDialogs}`, list), 0) ??
    home.top
  );
}
