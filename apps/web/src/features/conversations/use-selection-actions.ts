import { useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import type { MoveTarget } from './use-conversation-actions.ts';

/**
 * The actions on the selected rows, by the bar and by keys. Each action ends the selection. The bar follows the rows a
 * frame later, so its actions, too, act on the rows that are selected when they are called.
 */
export function useSelectionActions(selection: RowSelection, showsArchived: boolean) {
  const { change, move } = useBulkActions();
  const [isMoving, setMoving] = useState(false);
  const finish = useLatest((act: (ids: string[]) => void) => {
    act([...selection.ids]);
    selection.end();
  });
  return {
    isMoving,
    startMove: () => setMoving(true),
    cancelMove: () => setMoving(false),
    move: (target: MoveTarget) => finish((ids) => move(ids, target)),
    archive: () => finish((ids) => change(ids, showsArchived ? 'unarchive' : 'archive')),
    delete: () => finish((ids) => change(ids, 'delete')),
  };
}

export type SelectionActions = ReturnType<typeof useSelectionActions>;
