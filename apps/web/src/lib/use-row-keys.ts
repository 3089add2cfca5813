import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useActiveRow } from './use-active-row.ts';
import { type ListKeys, listKey } from './use-list-keys.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface RowKeys {
  /**
   * The element around the rows. A row has its id in `data-row`. The main link or button of a row has `data-row-main`:
   * the keys move the focus to it, and Enter presses it.
   */
  list: RefObject<HTMLElement | null>;
  /** The rows as shown. */
  ids: readonly string[];
  /** If given, rows can be selected with X and in ranges with Shift. */
  selection?: RowSelection | undefined;
  /** Further keys with their actions on the active row, while the focus is in the list. */
  keys?: ListKeys;
}

/**
 * The keys of every list, as in mail clients: J and K or the arrows move, Enter opens, X selects, Shift selects a range,
 * Escape first ends the selection and then leaves the list. J and K work from anywhere on the list's screen.
 */
export function useRowKeys({ list, ids, selection, keys = {} }: RowKeys) {
  const active = useActiveRow(ids);
  const { activeId } = active;
  const focus = useRowFocus(list, ids, active);

  const move = (index: number) => {
    focus.request();
    return active.moveTo(index);
  };
  const step = (by: 1 | -1) => move(hasFocus(list.current) ? active.index + by : active.index);
  const activate = (id: string | undefined) => {
    if (id !== undefined && id !== activeId) active.activate(id);
  };

  const rowKeys: ListKeys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => move(0),
    End: () => move(ids.length - 1),
    Escape: focus.leave,
    ...(selection !== undefined && selectionKeys(selection, activeId, step, focus)),
    ...keys,
  };
  useScreenKeys(list, (key, element) => {
    if (key === 'j') return () => step(1);
    if (key === 'k') return () => step(-1);
    if (key === 'Escape' && selection?.isOn === true) {
      return () => {
        if (hasFocus(element)) focus.request();
        selection.end();
      };
    }
    if (!hasFocus(element)) return undefined;
    // Only with the focus on the list itself: on any other element Enter already presses that element.
    if (key === 'Enter' && document.activeElement === element) return () => mainOf(element, activeId)?.click();
    return rowKeys[key];
  });

  return {
    activeId,
    index: active.index,
    activate,
    /** Call before the active row is removed: the next row becomes active and takes the focus. */
    leaveRow: () => {
      focus.request();
      active.keepPosition();
    },
  };
}

/** X selects the active row; Shift with a key that moves selects a range. */
function selectionKeys(
  selection: RowSelection,
  activeId: string | undefined,
  step: (by: 1 | -1) => string | undefined,
  focus: { request: () => void },
): ListKeys {
  const extend = (by: 1 | -1) => () => {
    const id = step(by);
    if (id !== undefined) selection.extendTo(id, activeId);
  };
  const toggle = () => {
    if (activeId === undefined) return;
    // Selecting can make the checkbox the row's main element, instead of its link: the focus has to follow.
    focus.request();
    selection.toggle(activeId);
  };
  return { x: toggle, J: extend(1), K: extend(-1), 'Shift+ArrowDown': extend(1), 'Shift+ArrowUp': extend(-1) };
}

/** Keys that repeat while they are held down; all others act once. */
const repeatedKeys = /^(?:[jk]|(?:Shift\+)?Arrow\w+)$/iu;

/** Runs the action of a key pressed on the list's screen, but not in the sidebar or in a floating panel. */
function useScreenKeys(
  list: RefObject<HTMLElement | null>,
  findAction: (key: string, list: HTMLElement) => (() => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = listKey(event);
    const element = list.current;
    if (key === undefined || element === null || !isOnScreenOf(element, event.target as Element)) return;
    const action = findAction(key, element);
    if (action === undefined || (event.repeat && !repeatedKeys.test(key))) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Keeps the focus on the active row: after a move, and when the row that had it is removed. */
function useRowFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { activeId, activate }: Pick<ReturnType<typeof useActiveRow>, 'activeId' | 'activate'>,
) {
  const isRequested = useRef(false);
  const focusedId = useRef<string>(undefined);

  const follow = useEffectEvent((event: FocusEvent) => {
    focusedId.current = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (focusedId.current !== undefined && focusedId.current !== activeId) activate(focusedId.current);
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [list]);

  // Without dependencies: the row may be rendered later than it became active.
  useEffect(() => {
    const wasRemoved =
      focusedId.current !== undefined && document.activeElement === document.body && !ids.includes(focusedId.current);
    if (!isRequested.current && !wasRemoved) return;
    const main = mainOf(list.current, activeId);
    if (main === null) return;
    isRequested.current = false;
    // In this order, because the focus changes styles, which a scroll would have to calculate once more.
    main.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    main.focus({ preventScroll: true });
  });

  return {
    request: () => {
      isRequested.current = true;
    },
    leave: () => {
      focusedId.current = undefined;
      (document.activeElement as HTMLElement).blur();
    },
  };
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true;
}

function isOnScreenOf(list: HTMLElement, target: Element): boolean {
  return target === document.body || (list.closest('main') ?? list).contains(target);
}

/** The link or button of a row that takes the row's focus. */
function mainOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  if (list === null || id === undefined) return null;
  return list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-main]`);
}
