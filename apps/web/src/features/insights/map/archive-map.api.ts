import { getArchiveMap } from '@app/contract/archive-map';
import { listCategories } from '@app/contract/categories';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query-client.ts';

const POLL_MILLISECONDS = 5_000;

/** The map; polled while places are being computed. */
export function useArchiveMap() {
  return useQuery({
    ...endpointQuery(getArchiveMap, { isRevalidated: true }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.isComputing === true ? POLL_MILLISECONDS : false),
  });
}

/** Names and colours of the categories. Not polled: they only label the points. */
export function useMapCategories() {
  return useQuery(endpointQuery(listCategories, { isRevalidated: true }));
}
