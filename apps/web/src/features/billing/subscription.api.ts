import { getSubscription } from '@app/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#lib/query-client.ts';

const FIVE_MINUTES = 5 * 60_000;

/** Plan, limits and usage, cached for 5 minutes. A reply invalidates ['/api', 'subscription'], a prefix of this key. */
export function useSubscription() {
  return useQuery({ ...endpointQuery(getSubscription), staleTime: FIVE_MINUTES });
}
