import { useReviewSummary } from '#features/sorting/review-summary.api.ts';

/** How much waits for a word behind an entry of the navigation; nothing where nothing waits. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const review = useReviewSummary().data?.count ?? 0;
  return new Map([['/review', review]].filter((entry): entry is [string, number] => Number(entry[1]) > 0));
}
