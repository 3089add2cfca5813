export interface AcknowledgedWrite {
  kind: string;
  /** See `WriteKind`. */
  uniqueText: string;
  /** Time of the acknowledgement, on the clock of `performance.now()`. */
  at: number;
}

export interface Difference {
  /** Acknowledged and not stored. */
  lost: string[];
  /** Stored more than once, acknowledged or not. */
  duplicated: string[];
}

/** Compares the acknowledged writes of one kind with the stored texts; texts of other kinds do not matter. */
export function compare(kind: string, acknowledged: readonly string[], stored: readonly string[]): Difference {
  const counts = new Map<string, number>();
  for (const uniqueText of stored) counts.set(uniqueText, (counts.get(uniqueText) ?? 0) + 1);
  return {
    lost: acknowledged.filter((uniqueText) => !counts.has(uniqueText)),
    duplicated: [...counts].flatMap(([uniqueText, count]) =>
      count > 1 && uniqueText.startsWith(`${kind} `) ? [uniqueText] : [],
    ),
  };
}

/** The texts of the acknowledged writes of a kind that must be stored by now. */
export function dueTexts(
  { name, withinMs = 0 }: { name: string; withinMs?: number },
  acknowledged: readonly AcknowledgedWrite[],
  now: number,
): string[] {
  return acknowledged.flatMap(({ kind, uniqueText, at }) =>
    kind === name && at + withinMs <= now ? [uniqueText] : [],
  );
}
