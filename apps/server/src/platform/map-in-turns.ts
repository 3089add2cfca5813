import { yieldToRequests } from './yield-to-requests.ts';

/**
 * Computes a result for each item, and lets waiting requests go first between two items. For computations of about a
 * millisecond: many of them without a break would delay all requests.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  compute: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) await yieldToRequests();
    results.push(compute(item, index));
  }
  return results;
}
