import { useLayoutEffect, useState, type RefObject } from 'react';
import { requiredRise, visibleBoxes } from './required-rise.ts';

/** Elements that toasts must not cover. */
const keepVisible = '[data-main-button], [data-keep-clear], :focus-visible, [aria-invalid="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
const controlsOfDialogs = ':is([role="dialog"], [role="alertdialog"]) :is(button, a, input, textarea, select)';

/** Toasts check their place this often, because dialogs open and screens change below them. */
const CHECK_MS = 250;

/**
 * How many pixels the toasts rise above the foot of the window, so that they cover neither the header nor dialogs, main
 * buttons or what has the focus.
 */
export function useToastRise(list: RefObject<HTMLElement | null>, isShown: boolean): number {
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
  // The box of the list without its current offset.
  const lowestBox = { left, right, top: top + current, bottom: bottom + current };
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (
    requiredRise(lowestBox, visibleBoxes(`${keepVisible}, ${dialogs}`, list), header) ??
    // A dialog that fills the window leaves space only between its controls.
    requiredRise(lowestBox, visibleBoxes(`${keepVisible}, ${controlsOfDialogs}`, list), 0) ??
    lowestBox.top
  );
}
