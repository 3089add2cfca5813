export interface AcknowledgedWrite {
  kind: string;
  mark: string;
  /** Time of the acknowledgement, on the clock of `performance.now()`. */
  at: number;
}

export interface Difference {
  /** Acknowledged and not stored. */
  lost: string[];
  /** Stored more than once, acknowledged or not. */
  duplicated: string[];
}

/** Compares the acknowledged writes of one kind with the stored marks; other marks do not matter. */
export function compare(kind: string, acknowledged: readonly string[], stored: readonly string[]): Difference {
  const counts = new Map<string, number>();
  for (const mark of stored) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return {
    lost: acknowledged.filter((mark) => !counts.has(mark)),
    duplicated: [...counts].flatMap(([mark, count]) => (count > 1 && mark.startsWith(`${kind} `) ? [mark] : [])),
  };
}

/** The marks of a kind that must be stored by now. */
export function dueMarks(
  { name, withinMs = 0 }: { name: string; withinMs?: number },
  acknowledged: readonly AcknowledgedWrite[],
  now: number,
): string[] {
  return acknowledged.flatMap(({ kind, mark, at }) => (kind === name && at + withinMs <= now ? [mark] : []));
}
