import { MAX_BULK_CONVERSATIONS } from '@app/contract/bulk-acts';
import { useState } from 'react';

export interface Selection {
  /** Whether rows show checkboxes. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  /** With `isRange` changes all rows from the last toggled one to this one, like Shift in a file list. */
  toggle: (id: string, isRange: boolean) => void;
  selectAll: () => void;
  end: () => void;
}

/** The selected rows of a list. `listedIds` is the list as shown; rows that left it are deselected. */
export function useSelection(listedIds: readonly string[]): Selection {
  const [isOn, setOn] = useState(false);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [lastToggledId, setLastToggledId] = useState<string>();
  const ids = new Set(listedIds.filter((id) => selectedIds.has(id)));

  return {
    isOn,
    ids,
    start: () => setOn(true),
    toggle: (id, isRange) => {
      const from = lastToggledId === undefined ? -1 : listedIds.indexOf(lastToggledId);
      const to = listedIds.indexOf(id);
      const toggledIds = isRange && from >= 0 ? listedIds.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(ids);
      const isDeselecting = ids.has(id);
      for (const toggledId of toggledIds) {
        if (isDeselecting) next.delete(toggledId);
        else if (next.size < MAX_BULK_CONVERSATIONS) next.add(toggledId);
      }
      setSelectedIds(next);
      setLastToggledId(id);
    },
    selectAll: () => setSelectedIds(new Set(listedIds.slice(0, MAX_BULK_CONVERSATIONS))),
    end: () => {
      setOn(false);
      setSelectedIds(new Set());
      setLastToggledId(undefined);
    },
  };
}
