/** Separate from review.api.ts, so that the layout, which shows the count on every screen, loads nothing else. */
import { getReviewSummary } from '@app/contract/sorting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const POLL_MS = 15_000;

/** The number of conversations to review; polled every 15 s, and refetched when categories change. */
export function useReviewSummary() {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({ queryKey: endpointKey(getReviewSummary) });
  });
  return useQuery({
    ...endpointQuery(getReviewSummary, { isRevalidated: true }),
    staleTime: 5_000,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
}
