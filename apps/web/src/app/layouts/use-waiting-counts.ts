import { useReviewSummary } from '#features/sorting/review-summary.api.ts';
import { useSuggestionCount } from '#features/suggestions/suggestion-count.api.ts';

/** The number of waiting items by navigation path; a path with no waiting item is missing from the map. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const review = useReviewSummary().data?.count ?? 0;
  const inbox = useSuggestionCount();
  const counts: [string, number][] = [
    ['/review', review],
    ['/inbox', inbox],
  ];
  return new Map(counts.filter(([, count]) => count > 0));
}
