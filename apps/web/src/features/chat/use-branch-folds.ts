import { useMemo, useState } from 'react';
import type { Message } from '@app/contract/conversations';
import { branchLines } from './branch-lines.ts';
import { branchRows, type BranchRow } from './branch-rows.ts';

/** How many folded questions a click shows. */
const UNFOLDED_AT_ONCE = 50;

/** The rows of the tree, with functions that open or close a branch and unfold questions. */
export function useBranchFolds(messages: readonly Message[], shownLeafId: string | null) {
  const lines = useMemo(() => branchLines(messages, shownLeafId), [messages, shownLeafId]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = useMemo(() => branchRows(lines, { closed, unfolded }), [lines, closed, unfolded]);
  return {
    rows,
    unfold: ({ runId }: Extract<BranchRow, { kind: 'more' }>) =>
      setUnfolded((before) => new Map(before).set(runId, (before.get(runId) ?? 0) + UNFOLDED_AT_ONCE)),
    setOpen: (key: string, isOpen: boolean) =>
      setClosed((before) => {
        const after = new Set(before);
        if (isOpen) after.delete(key);
        else after.add(key);
        return after;
      }),
  };
}
