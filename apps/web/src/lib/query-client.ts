/** The data layer's rules: loaded once, never stale by itself, never retried behind a person's back. */
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '@app/contract/endpoint';
import { fillPath } from '@app/contract/endpoint';
import { getCurrentUser } from '@app/contract/identity';
import { callEndpoint, type EndpointArguments } from './api.ts';
import { hasErrorCode, readApiError } from './api-error.ts';
import { authToken } from './browser-storage.ts';
import { type FailureToast, failureWords, type FailureWords } from './failure-toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failureToast?: FailureToast<never, never> };
  }
}

/** `showFailure` shows the toast of each failed mutation that names one. */
export function createQueryClient(showFailure: (words: FailureWords) => void = () => {}): QueryClient {
  // Once a call finds the session ended, every screen asks again who is signed in.
  const onError = (error: unknown) => {
    if (hasErrorCode(error, 'identity.signed_out'))
      void client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, input, _result, { meta }) => {
        onError(error);
        const words = failureWords(meta?.failureToast ?? false, error as never, input as never);
        if (words !== false) showFailure(words);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => loadByKey(queryKey, signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Being offline is an error to show, not a reason to wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Every 5 s; react-query skips the rounds of a hidden tab. Use with `isRevalidated`, so that no news cost nothing. */
export const polling = { refetchInterval: 5000, refetchIntervalInBackground: false } as const;

type KeyCall = { params?: Readonly<Record<string, string>>; query?: object };

/**
 * The key of a call: its path's segments, then its query when it has one. Joined by slashes the segments are the
 * address, and a prefix such as ['/api', 'categories'] invalidates everything below it.
 */
export function endpointKey(endpoint: Endpoint, { params, query }: KeyCall = {}): QueryKey {
  const segments = fillPath(endpoint.path, params).slice(1).split('/');
  const path = [`/${segments[0]}`, ...segments.slice(1)];
  return query === undefined ? path : [...path, query];
}

/** Key and loader of a GET, for useQuery: `useQuery({...endpointQuery(listCategories, {isRevalidated: true}), ...polling})`. */
export function endpointQuery<const Of extends Endpoint>(
  endpoint: Of,
  ...[call]: EndpointArguments<Of>
): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<EndpointResponse<Of>> } {
  return {
    queryKey: endpointKey(endpoint, call),
    queryFn: ({ signal }) => callEndpoint<Of>(endpoint, ...([{ ...call, signal }] as EndpointArguments<Of>)),
  };
}

/** Without a loader of its own a query is a GET to its key. Any failure throws, 401 included. */
async function loadByKey(queryKey: QueryKey, signal: AbortSignal): Promise<unknown> {
  const token = authToken.read();
  const response = await fetch(queryKey.filter((part) => typeof part === 'string').join('/'), {
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) },
    signal,
  });
  if (!response.ok) throw await readApiError(response);
  return response.json();
}
