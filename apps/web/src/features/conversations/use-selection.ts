import { MAX_BULK_CONVERSATIONS } from '@app/contract/bulk-acts';
import { useState } from 'react';

export interface Selection {
  /** Whether rows show checkboxes. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  /** With `isRange` selects everything from the last touched row, like Shift in a file list. */
  toggle: (id: string, isRange: boolean) => void;
  selectAll: () => void;
  end: () => void;
}

/** The selected rows of a list. `order` is the list as shown; rows that left it are deselected. */
export function useSelection(order: readonly string[]): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = new Set(order.filter((id) => chosen.has(id)));

  return {
    isOn,
    ids,
    start: () => setOn(true),
    toggle: (id, isRange) => {
      const from = last === undefined ? -1 : order.indexOf(last);
      const to = order.indexOf(id);
      const touched = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(ids);
      for (const one of touched) {
        if (ids.has(id)) next.delete(one);
        else if (next.size < MAX_BULK_CONVERSATIONS) next.add(one);
      }
      setChosen(next);
      setLast(id);
    },
    selectAll: () => setChosen(new Set(order.slice(0, MAX_BULK_CONVERSATIONS))),
    end: () => {
      setOn(false);
      setChosen(new Set());
      setLast(undefined);
    },
  };
}
