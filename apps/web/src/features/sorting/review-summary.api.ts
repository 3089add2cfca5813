/** Separate from the queue's calls, because the frame shows the count on every screen and should load no more. */
import { getReviewSummary } from '@app/contract/sorting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const everyMilliseconds = 15_000;

/** The number of conversations to review; polled every 15 s, and refetched when categories change. */
export function useReviewSummary() {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({ queryKey: endpointKey(getReviewSummary) });
  });
  return useQuery({
    ...endpointQuery(getReviewSummary, { isRevalidated: true }),
    staleTime: 5_000,
    refetchInterval: everyMilliseconds,
    refetchIntervalInBackground: false,
  });
}
