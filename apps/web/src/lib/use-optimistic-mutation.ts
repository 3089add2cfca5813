import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FailureToast } from './failure-toast.ts';
import { useMutation } from './use-mutation.ts';

export interface OptimisticMutation<Shown, Input, Output> {
  /** The query whose data is changed optimistically. */
  queryKey: QueryKey;
  send: (input: Input) => Promise<Output>;
  failureToast: FailureToast<Input>;
  /** Returns the data to show until the response arrives; not called while nothing is loaded. */
  apply: (shown: Shown, input: Input) => Shown;
  /** Stores the response in the cache. */
  onSuccess?: (output: Output, client: QueryClient) => unknown;
  /** Refetches what the change may have affected, whether it succeeded or failed. */
  refresh?: (client: QueryClient) => Promise<unknown>;
}

/** A mutation whose result is shown immediately and rolled back when the server refuses it. */
export function useOptimisticMutation<Shown, Input, Output>(options: OptimisticMutation<Shown, Input, Output>) {
  const { queryKey, send, failureToast, apply, onSuccess, refresh } = options;
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    failureToast,
    onMutate: async (input: Input) => {
      // A fetch in progress would overwrite the optimistic change.
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData<Shown>(queryKey);
      if (before !== undefined) client.setQueryData<Shown>(queryKey, apply(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) client.setQueryData<Shown>(queryKey, context.before);
    },
    onSuccess: (output) => onSuccess?.(output, client),
    onSettled: () => refresh?.(client),
  });
}

/** The fields of a change that are not undefined; null counts as given. */
export function givenFields<Change extends object>(
  change: Change,
): { [Key in keyof Change]?: Exclude<Change[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
}
