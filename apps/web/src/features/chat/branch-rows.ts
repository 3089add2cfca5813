/** The rows in which the lines of a tree of branches are shown: without what is closed or folded. */
import type { BranchLine } from './branch-lines.ts';

interface RowFields {
  key: string;
  level: number;
  /** The number of this row among the rows with the same parent, from 1. */
  position: number;
  /** The number of rows with the same parent, this one included. */
  siblingCount: number;
  parentKey: string | null;
  isShown: boolean;
}

export type BranchRow =
  /** `isOpen` is undefined if no lines are below this one. */
  | (RowFields & { kind: 'line'; line: BranchLine; isOpen: boolean | undefined })
  /** The folded questions of a run without a fork; its first and its last question are not folded. */
  | (RowFields & { kind: 'more'; runId: string; ids: readonly string[] });

export interface BranchFolds {
  /** The lines whose branches are closed. */
  closed: ReadonlySet<string>;
  /** How many questions of a run were unfolded, by the id of the run's first question. */
  unfolded: ReadonlyMap<string, number>;
}

/** At least this many questions are folded into one row. */
const MIN_FOLDED = 3;

export function branchRows(lines: readonly BranchLine[], { closed, unfolded }: BranchFolds): BranchRow[] {
  const rows: BranchRow[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as BranchLine;
    const end = line.startsBranch ? at + 1 : endOfRun(lines, at);
    if (line.startsBranch) {
      const hasBranch = lines[end]?.parentId === line.id;
      const isOpen = hasBranch ? !closed.has(line.id) : undefined;
      rows.push(lineRow(line, isOpen));
      at = isOpen === false ? endOfBranch(lines, at) : end;
      continue;
    }
    rows.push(...runRows(lines.slice(at, end), unfolded.get(line.id) ?? 0));
    at = end;
  }
  return withPositions(rows);
}

/** Whether the row is the message's line, or one of the questions folded into the row is the message. */
export function containsMessage(row: BranchRow, id: string): boolean {
  return row.kind === 'line' ? row.key === id : row.ids.includes(id);
}

function endOfRun(lines: readonly BranchLine[], from: number): number {
  const { parentId } = lines[from] as BranchLine;
  let end = from + 1;
  while (end < lines.length && lines[end]?.startsBranch === false && lines[end]?.parentId === parentId) end += 1;
  return end;
}

function endOfBranch(lines: readonly BranchLine[], from: number): number {
  const { level } = lines[from] as BranchLine;
  let end = from + 1;
  while (end < lines.length && (lines[end]?.level ?? 0) > level) end += 1;
  return end;
}

function runRows(run: readonly BranchLine[], unfoldedCount: number): BranchRow[] {
  const [first] = run as [BranchLine];
  const folded = run.slice(1 + unfoldedCount, -1);
  const [firstFolded] = folded;
  if (firstFolded === undefined || folded.length < MIN_FOLDED) return run.map((line) => lineRow(line, undefined));
  const more: BranchRow = {
    ...rowFieldsOf(firstFolded, `more-${first.id}`),
    kind: 'more',
    runId: first.id,
    ids: folded.map(({ id }) => id),
  };
  const shown = run.slice(0, 1 + unfoldedCount).map((line) => lineRow(line, undefined));
  return [...shown, more, ...run.slice(-1).map((line) => lineRow(line, undefined))];
}

function lineRow(line: BranchLine, isOpen: boolean | undefined): BranchRow {
  return { ...rowFieldsOf(line, line.id), kind: 'line', line, isOpen };
}

function rowFieldsOf({ level, parentId, isShown }: BranchLine, key: string): RowFields {
  return { key, level, parentKey: parentId, isShown, position: 0, siblingCount: 0 };
}

function withPositions(rows: readonly BranchRow[]): BranchRow[] {
  const counts = new Map<string | null, number>();
  const count = (parentKey: string | null) => {
    const position = (counts.get(parentKey) ?? 0) + 1;
    counts.set(parentKey, position);
    return position;
  };
  const positions = rows.map(({ parentKey }) => count(parentKey));
  return rows.map((row, at) => ({
    ...row,
    position: positions[at] ?? 0,
    siblingCount: counts.get(row.parentKey) ?? 0,
  }));
}
