/** Apart from the queue's own calls: the frame shows the count on every screen, and loads no more than this. */
import { getReviewSummary } from '@app/contract/sorting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const everyMilliseconds = 15_000;

/** How many conversations wait for review; asked again every 15 s and after whatever fills categories. */
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
