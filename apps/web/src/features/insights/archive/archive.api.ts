import { getArchive } from '@app/contract/archive';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query-client.ts';

const POLL_MILLISECONDS = 3_000;

/**
 * The archive, or one year of it. Polled while conversations are being counted. Until the chosen year has loaded,
 * returns what was shown before.
 */
export function useArchive(year: number | undefined) {
  return useQuery({
    ...endpointQuery(getArchive, { query: year === undefined ? {} : { year }, isRevalidated: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isUpdating === true ? POLL_MILLISECONDS : false),
  });
}
