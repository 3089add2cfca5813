import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FailureToast } from './failure-toast.ts';
import { useMutation } from './use-mutation.ts';

export interface OptimisticMutation<Shown, Input, Output> {
  /** What is loaded and shown. */
  queryKey: QueryKey;
  send: (input: Input) => Promise<Output>;
  failureToast: FailureToast<Input>;
  /** What to show until the answer is there; not asked while nothing is loaded. */
  apply: (shown: Shown, input: Input) => Shown;
  /** Puts the answer where it belongs. */
  onSuccess?: (output: Output, client: QueryClient) => unknown;
  /** Reads again what the change may have touched, whether it was taken or refused. */
  refresh?: (client: QueryClient) => Promise<unknown>;
}

/** A change that is shown at once and taken back when the server refuses it. */
export function useOptimisticMutation<Shown, Input, Output>(options: OptimisticMutation<Shown, Input, Output>) {
  const { queryKey, send, failureToast, apply, onSuccess, refresh } = options;
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    failureToast,
    onMutate: async (input: Input) => {
      // An answer that is under way knows nothing of the change and would hide it.
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

/** The fields of a change that are given; null is, undefined is not. */
export function givenFields<Change extends object>(
  change: Change,
): { [Key in keyof Change]?: Exclude<Change[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
}
