/** Separate from suggestions.api.ts, so that the layout, which shows the count on every screen, loads nothing else. */
import { getSuggestionSummary } from '@app/contract/suggestions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const POLL_MS = 15_000;

/** The number of pending suggestions; polled every 15 s, and refetched after chats and imports. */
export function useSuggestionCount(): number {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({ queryKey: endpointKey(getSuggestionSummary) });
  });
  const summary = useQuery({
    ...endpointQuery(getSuggestionSummary, { isRevalidated: true }),
    staleTime: 5_000,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
  return summary.data?.count ?? 0;
}
