import { useState } from 'react';

interface Place {
  id: string | undefined;
  index: number;
}

/**
 * The row of a list that keys act on. When it leaves the list the one that takes its place is next, so that a queue is
 * worked through without moving.
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
  /** Before the row goes: the same place stays active. */
  const stay = () => setPlace({ id: undefined, index });
  return { index, activeId: ids[index], select, move, stay };
}
