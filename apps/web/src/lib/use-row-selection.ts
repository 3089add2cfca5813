import { useDeferredValue, useState } from 'react';

export interface RowSelection {
  /** Whether rows are being selected. */
  isOn: boolean;
  /**
   * `isOn`, a frame later. Long lists render their checkboxes and the selection bar from it, so that the selected row
   * itself reacts at once to a key or a click.
   */
  hasCheckboxes: boolean;
  ids: ReadonlySet<string>;
  start: () => void;
  toggle: (id: string) => void;
  /**
   * Like Shift in a file list: selects all rows from the last toggled row to this one. If no row was toggled, the
   * range begins at `from`.
   */
  extendTo: (id: string, from?: string) => void;
  selectAll: () => void;
  end: () => void;
}

interface State {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** The row where a range begins. */
  anchor: string | undefined;
  /** The rows that were selected before the range. */
  before: ReadonlySet<string>;
}

const none: State = { isOn: false, ids: new Set(), anchor: undefined, before: new Set() };

/** The selected rows of a list. `listedIds` is the list as shown; rows that left it are deselected. */
export function useRowSelection(listedIds: readonly string[], limit = Infinity): RowSelection {
  const [state, setState] = useState<State>(none);
  const hasCheckboxes = useDeferredValue(state.isOn);
  const ids = state.ids.size === 0 ? state.ids : new Set(listedIds.filter((id) => state.ids.has(id)));

  return {
    isOn: state.isOn,
    hasCheckboxes,
    ids,
    start: () => setState({ ...none, isOn: true }),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id) && next.size < limit) next.add(id);
      setState({ isOn: true, ids: next, anchor: id, before: next });
    },
    extendTo: (id, from = id) => {
      const anchor = state.anchor !== undefined && listedIds.includes(state.anchor) ? state.anchor : from;
      const [start, end] = [listedIds.indexOf(anchor), listedIds.indexOf(id)].toSorted((a, b) => a - b);
      const range = listedIds.slice(start, (end ?? 0) + 1);
      const next = new Set([...state.before, ...range].slice(0, limit));
      setState({ isOn: true, ids: next, anchor, before: state.before });
    },
    selectAll: () => {
      const next = new Set(listedIds.slice(0, limit));
      setState({ isOn: true, ids: next, anchor: undefined, before: next });
    },
    end: () => setState(none),
  };
}
