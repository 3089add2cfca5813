import {
  type DefaultError,
  useMutation as useQueryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { FailureToast } from './failure-toast.ts';

/** Callbacks of one call of `mutate`. */
export interface MutateCallbacks<Output, Failure = DefaultError> {
  onSuccess?: ((output: Output) => unknown) | undefined;
  /**
   * Called after a success if the component is still mounted. For closing or navigating, which would otherwise affect
   * another screen.
   */
  onSuccessIfMounted?: ((output: Output) => unknown) | undefined;
  onError?: ((error: Failure) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
}

type Mutate<Output, Failure, Input> = (
  ...args: undefined extends Input
    ? [input?: Input, callbacks?: MutateCallbacks<Output, Failure>]
    : [input: Input, callbacks?: MutateCallbacks<Output, Failure>]
) => void;

/** Applied to each union member, so that `isPending` still narrows `variables`. */
type WithMutate<Result, Mutation> = Result extends unknown ? Omit<Result, 'mutate'> & { mutate: Mutation } : never;

export type MutationResult<Output, Input, Failure = DefaultError> = WithMutate<
  UseMutationResult<Output, Failure, Input>,
  Mutate<Output, Failure, Input>
>;

export interface MutationOptions<Output, Input, Context, Failure> extends Omit<
  UseMutationOptions<Output, Failure, Input, Context>,
  'meta'
> {
  /** What the query client shows when the mutation fails, see `createQueryClient`. */
  failureToast: FailureToast<Input, Failure>;
}

/**
 * Like react-query's `useMutation`, but every call of `mutate` runs its callbacks. react-query drops the callbacks when
 * `mutate` is called again or the component has unmounted. A row that disappears when its mutation succeeds would then
 * show neither the toast nor the undo.
 */
export function useMutation<Output, Input = void, Context = unknown, Failure = DefaultError>({
  failureToast,
  ...options
}: MutationOptions<Output, Input, Context, Failure>): MutationResult<Output, Input, Failure> {
  const mutationId = useId();
  const mutation = useQueryMutation({ ...options, meta: { failureToast, mutationId } });
  const { mutateAsync } = mutation;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const mutate = useCallback(
    (input: Input, callbacks?: MutateCallbacks<Output, Failure>) => {
      const succeed = (output: Output) => {
        callbacks?.onSuccess?.(output);
        if (isMounted.current) callbacks?.onSuccessIfMounted?.(output);
      };
      const end = mutateAsync(input).then(succeed, callbacks?.onError ?? (() => {}));
      void end.finally(callbacks?.onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate } as MutationResult<Output, Input, Failure>;
}
