import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FailureToast } from './failure-toast.ts';
import { useMutation } from './use-mutation.ts';

export interface OptimisticMutation<Cached, Input, Output> {
  /** The query whose data is changed optimistically. */
  queryKey: QueryKey;
  send: (input: Input) => Promise<Output>;
  failureToast: FailureToast<Input>;
  /** Returns the data to show until the response arrives; called only if the query has loaded. */
  apply: (cached: Cached, input: Input) => Cached;
  /** Stores the response in the cache. */
  onSuccess?: (output: Output, client: QueryClient) => unknown;
  /** Refetches what the change may have affected, whether it succeeded or failed. */
  refresh?: (client: QueryClient) => Promise<unknown>;
}

/** A mutation whose expected result is shown immediately and rolled back when the server refuses it. */
export function useOptimisticMutation<Cached, Input, Output>(options: OptimisticMutation<Cached, Input, Output>) {
  const { queryKey, send, failureToast, apply, onSuccess, refresh } = options;
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    failureToast,
    onMutate: async (input: Input) => {
      // A fetch in progress would overwrite the optimistic change.
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData<Cached>(queryKey);
      if (before !== undefined) client.setQueryData<Cached>(queryKey, apply(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) client.setQueryData<Cached>(queryKey, context.before);
    },
    onSuccess: (output) => onSuccess?.(output, client),
    onSettled: () => refresh?.(client),
  });
}
