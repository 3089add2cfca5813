import { type ReactElement, useState } from 'react';

/**
 * Renders the items of a list. An item keeps its element while that would have the same props, so that React skips the
 * whole row: when the focus moves or one row is selected, all others stay as they are.
 */
export function useKeptElements<Item extends object>(
  render: (item: Item, index: number) => ReactElement,
): (item: Item, index: number) => ReactElement {
  const [kept] = useState(() => new WeakMap<Item, ReactElement>());
  return (item, index) => {
    const element = render(item, index);
    const before = kept.get(item);
    if (before !== undefined && isSame(before, element)) return before;
    kept.set(item, element);
    return element;
  };
}

function isSame(before: ReactElement, after: ReactElement): boolean {
  if (before.type !== after.type || before.key !== after.key) return false;
  const [old, next] = [before.props, after.props] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(next);
  return names.length === Object.keys(old).length && names.every((name) => Object.is(old[name], next[name]));
}
