import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useActiveRow } from './use-active-row.ts';
import { type ListKeys, listKey } from './use-list-keys.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface RowKeys {
  /**
   * The element around the rows. A row has its id in `data-row`, and the link or button that takes its focus, and that
   * Enter presses, has `data-row-main`.
   */
  list: RefObject<HTMLElement | null>;
  /** The rows as shown. */
  ids: readonly string[];
  /** Given, rows can be selected with X and in ranges with Shift. */
  selection?: RowSelection | undefined;
  /** What else keys do to the active row, while the focus is in the list. */
  keys?: ListKeys;
}

/**
 * The keys of every list, as in mail clients: J and K or the arrows move, Enter opens, X selects, Shift selects a range,
 * Escape leaves first the selection and then the list. J and K come into the list from anywhere on its screen.
 */
export function useRowKeys({ list, ids, selection, keys = {} }: RowKeys) {
  const active = useActiveRow(ids);
  const { activeId } = active;
  const shouldFocus = useRef(false);
  const focusedId = useRef<string>(undefined);

  const select = (id: string | undefined) => {
    if (id !== undefined && id !== activeId) active.select(id);
  };
  const move = (row: number) => {
    shouldFocus.current = true;
    return active.moveTo(row);
  };
  const step = (by: 1 | -1) => move(hasFocus(list.current) ? active.index + by : active.index);
  const extend = (by: 1 | -1) => {
    const id = step(by);
    if (id !== undefined) selection?.extendTo(id, activeId);
  };
  const moves: ListKeys = { j: () => step(1), k: () => step(-1) };
  const rowKeys: ListKeys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => move(0),
    End: () => move(ids.length - 1),
    ...(selection !== undefined && {
      x: () => activeId !== undefined && selection.toggle(activeId),
      J: () => extend(1),
      K: () => extend(-1),
      'Shift+ArrowDown': () => extend(1),
      'Shift+ArrowUp': () => extend(-1),
    }),
    ...keys,
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = listKey(event);
    const element = list.current;
    if (key === undefined || element === null || !isOnScreenOf(element, event.target as Element)) return;
    const action = chooseAction(key, element);
    // A key that is held down moves on, but decides only once.
    if (action === undefined || (event.repeat && keys[key] !== undefined)) return;
    event.preventDefault();
    action();
  });
  const chooseAction = (key: string, element: HTMLElement): (() => void) | undefined => {
    if (moves[key] !== undefined) return moves[key];
    if (key === 'Escape' && selection?.isOn === true) return selection.end;
    if (!hasFocus(element)) return undefined;
    if (key === 'Escape') return leaveList;
    if (key === 'Enter')
      return document.activeElement === element ? () => mainOf(element, activeId)?.click() : undefined;
    return rowKeys[key];
  };
  const leaveList = () => {
    focusedId.current = undefined;
    (document.activeElement as HTMLElement).blur();
  };
  const followFocus = useEffectEvent((event: FocusEvent) => {
    focusedId.current = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
    select(focusedId.current);
  });
  useEffect(() => {
    const element = list.current;
    document.addEventListener('keydown', press);
    element?.addEventListener('focusin', followFocus);
    return () => {
      document.removeEventListener('keydown', press);
      element?.removeEventListener('focusin', followFocus);
    };
  }, [list]);

  // Without dependencies: the row may be rendered later than it became active.
  useEffect(() => {
    const lostFocus =
      focusedId.current !== undefined && document.activeElement === document.body && !ids.includes(focusedId.current);
    if (!shouldFocus.current && !lostFocus) return;
    const main = mainOf(list.current, activeId);
    if (main === null) return;
    shouldFocus.current = false;
    main.focus({ preventScroll: true });
    main.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  });

  return {
    activeId,
    index: active.index,
    select,
    /** Call before the active row is removed: the next row becomes active and has the focus. */
    leaveRow: () => {
      shouldFocus.current = true;
      active.keepPosition();
    },
  };
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true;
}

/** Keys pressed in the sidebar or in what floats above the screen are not the list's. */
function isOnScreenOf(list: HTMLElement, target: Element): boolean {
  return target === document.body || (list.closest('main') ?? list).contains(target);
}

function mainOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  if (list === null || id === undefined) return null;
  return list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-main]`);
}
