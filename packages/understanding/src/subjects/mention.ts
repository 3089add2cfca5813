/** A conversation that is about a subject. */
export interface Mention {
  /** The subject; the same for all of its wordings. */
  key: string;
  /** The wording in this conversation. */
  label: string;
  conversationId: string;
  /** The calendar day the conversation was started, such as 2026-11-21. */
  day: string;
  /** The index of the period (month) of that day. */
  period: number;
  categoryId: string;
}

/** The most frequent value; the first of those that are equally frequent. Empty when there are none. */
export function mostFrequentOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The share of the smaller of two sets that is in the other as well. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of small) if (large.has(one)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}

/** Whether the words of one key are part of the other. */
export const isPartOf = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `);
