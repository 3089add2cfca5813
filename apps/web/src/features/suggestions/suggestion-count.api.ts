/** Apart from the list's own calls: the frame shows the count on every screen, and loads no more than this. */
import { getSuggestionSummary } from '@app/contract/suggestions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const everyMilliseconds = 15_000;

/** How many suggestions wait for a decision; asked again every 15 s and after what a chat or an import changed. */
export function useSuggestionCount(): number {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({ queryKey: endpointKey(getSuggestionSummary) });
  });
  const summary = useQuery({
    ...endpointQuery(getSuggestionSummary, { isRevalidated: true }),
    staleTime: 5_000,
    refetchInterval: everyMilliseconds,
    refetchIntervalInBackground: false,
  });
  return summary.data?.count ?? 0;
}
