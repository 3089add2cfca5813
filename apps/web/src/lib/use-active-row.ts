import { useState } from 'react';

interface Position {
  id: string | undefined;
  index: number;
}

/**
 * The row of a list that keyboard shortcuts act on. When that row is removed, the row that moves to its position becomes
 * active, so that a queue can be worked through without the arrow keys.
 */
export function useActiveRow(ids: readonly string[]) {
  const [position, setPosition] = useState<Position>({ id: undefined, index: 0 });
  // Looks at the last position first, because searching a list of ten thousand rows is slow.
  const isInPlace = position.id !== undefined && ids[position.index] === position.id;
  const found = isInPlace ? position.index : position.id === undefined ? -1 : ids.indexOf(position.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(position.index, ids.length - 1));
  const activate = (id: string) => setPosition({ id, index: Math.max(0, ids.indexOf(id)) });
  const moveTo = (row: number): string | undefined => {
    const next = Math.max(0, Math.min(row, ids.length - 1));
    setPosition({ id: ids[next], index: next });
    return ids[next];
  };
  /** Stays at this position even if the active row comes back; call it before an action that removes the row. */
  const keepPosition = () => setPosition({ id: undefined, index });
  return { index, activeId: ids[index], activate, moveTo, keepPosition };
}
