import type { BuiltLine } from './choose-lines.ts';
import type { LineRow } from './context-pack.repository.ts';

export interface MergedLines {
  /** Found for the first time. */
  added: BuiltLine[];
  /** Found again: the row keeps its id and the person's changes. */
  updated: { row: LineRow; line: BuiltLine }[];
  /** Lines that were found earlier but not now. */
  lost: LineRow[];
}

/** Compares the lines of a build with the rows of earlier ones. */
export function mergeLines(lines: readonly BuiltLine[], rows: readonly LineRow[]): MergedLines {
  const built = rows.filter(({ builtText }) => builtText !== null);
  const matched = new Set<LineRow>();
  const keys = new Set(rows.map(({ key }) => key));
  const merged: MergedLines = { added: [], updated: [], lost: [] };
  for (const line of lines) {
    const row = findRow(line, built, matched);
    if (row !== undefined) {
      matched.add(row);
      merged.updated.push({ row, line });
    } else if (!keys.has(line.key)) {
      keys.add(line.key);
      merged.added.push(line);
    }
  }
  merged.lost = built.filter((row) => !matched.has(row));
  return merged;
}

/**
 * Finds the row of a line by its key. If older messages have changed the key, finds it by the text, or by a message that
 * both the line and the row come from.
 */
function findRow(line: BuiltLine, rows: readonly LineRow[], matched: ReadonlySet<LineRow>): LineRow | undefined {
  const unmatched = rows.filter((row) => !matched.has(row) && row.section === line.section);
  return (
    unmatched.find(({ key }) => key === line.key) ??
    unmatched.find(({ builtText }) => builtText?.toLowerCase() === line.text.toLowerCase()) ??
    unmatched.find(
      ({ key, sources }) =>
        kindOf(key ?? '') === kindOf(line.key) &&
        sources.some(({ messageId }) => line.sources.some((source) => source.messageId === messageId)),
    )
  );
}

/** 'work:job' of 'work:job:nurse'. */
const kindOf = (key: string): string => key.split(':').slice(0, 2).join(':');
