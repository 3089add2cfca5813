/** The data layer's defaults: loaded once, never stale, never retried automatically. */
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '@app/contract/endpoint';
import { fillPath } from '@app/contract/endpoint';
import { getCurrentUser } from '@app/contract/identity';
import { callEndpoint, type EndpointArguments } from './api.ts';
import { hasErrorCode, readApiError } from './api-error.ts';
import { authToken } from './browser-storage.ts';
import { type FailureToast, failureTexts, type FailureTexts } from './failure-toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      failureToast?: FailureToast<never, never>;
      /** Identifies the hook that runs the mutation: its next success removes the toast of its failure. */
      mutationId?: string;
    };
  }
}

export interface MutationToasts {
  /** Gets the texts of each failed mutation whose `failureToast` is not false. */
  showFailure: (texts: FailureTexts, mutationId: string | undefined) => void;
  /** Called after each success, to remove the toast of an earlier failure of the same mutation. */
  dismissFailure: (mutationId: string) => void;
}

const noToasts: MutationToasts = { showFailure: () => {}, dismissFailure: () => {} };

export function createQueryClient({ showFailure, dismissFailure } = noToasts): QueryClient {
  // When a call finds that the session has ended, the current user is fetched again.
  const onError = (error: unknown) => {
    if (hasErrorCode(error, 'identity.signed_out'))
      void client.invalidateQueries({ queryKey: endpointKey(getCurrentUser) });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, input, _result, { meta }) => {
        onError(error);
        const texts = failureTexts(meta?.failureToast ?? false, error as never, input as never);
        if (texts !== false) showFailure(texts, meta?.mutationId);
      },
      onSuccess: (_output, _input, _result, { meta }) => {
        if (meta?.mutationId !== undefined) dismissFailure(meta.mutationId);
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
        // When offline, fail with an error instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Every 5 s; react-query skips hidden tabs. Use with `isRevalidated`, so that unchanged responses cost little. */
export const polling = { refetchInterval: 5000, refetchIntervalInBackground: false } as const;

type KeyCall = { params?: Readonly<Record<string, string>>; query?: object };

/**
 * The query key of a call: its path segments, then its query if it has one. The segments joined by slashes are the
 * URL, and a prefix such as ['/api', 'categories'] invalidates everything below it.
 */
export function endpointKey(endpoint: Endpoint, { params, query }: KeyCall = {}): QueryKey {
  const segments = fillPath(endpoint.path, params).slice(1).split('/');
  const path = [`/${segments[0]}`, ...segments.slice(1)];
  return query === undefined ? path : [...path, query];
}

/** Key and loader of a GET: `useQuery({...endpointQuery(listCategories, {isRevalidated: true}), ...polling})`. */
export function endpointQuery<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  ...[call]: EndpointArguments<TEndpoint>
): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<EndpointResponse<TEndpoint>> } {
  return {
    queryKey: endpointKey(endpoint, call),
    queryFn: ({ signal }) =>
      callEndpoint<TEndpoint>(endpoint, ...([{ ...call, signal }] as EndpointArguments<TEndpoint>)),
  };
}

/** The default loader: a GET to the URL in the key. Any failure throws, 401 included. */
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
