import { useState } from 'react';

interface Place {
  id: string | undefined;
  index: number;
}

/**
 * The row of a list that keyboard shortcuts act on. When it is removed, the row that takes its place becomes active, so
 * that a queue can be worked through without moving.
 */
export function useActiveRow(ids: readonly string[]) {
  const [place, setPlace] = useState<Place>({ id: undefined, index: 0 });
  const found = place.id === undefined ? -1 : ids.indexOf(place.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, ids.length - 1));
  const select = (id: string) => setPlace({ id, index: Math.max(0, ids.indexOf(id)) });
  const move = (by: 1 | -1): number => {
    const next = Math.max(0, Math.min(index + by, ids.length - 1));
    setPlace({ id: ids[next], index: next });
    return next;
  };
  /** Call before the row is removed: the same position stays active. */
  const stay = () => setPlace({ id: undefined, index });
  return { index, activeId: ids[index], select, move, stay };
}
