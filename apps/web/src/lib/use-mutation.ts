import {
  type DefaultError,
  useMutation as useQueryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** What the caller of `mutate` wants to hear of its own call. */
export interface Told<Output, Failure = DefaultError> {
  onSuccess?: ((output: Output) => unknown) | undefined;
  /** After a success, unless the caller has left the screen: what closes or goes somewhere would hit what is open now. */
  ifShown?: ((output: Output) => unknown) | undefined;
  onError?: ((error: Failure) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
}

type Mutate<Output, Failure, Input> = (
  ...args: undefined extends Input
    ? [input?: Input, told?: Told<Output, Failure>]
    : [input: Input, told?: Told<Output, Failure>]
) => void;

/** Each member by itself, so that `isPending` goes on telling whether there are `variables`. */
type WithMutate<Result, Mutation> = Result extends unknown ? Omit<Result, 'mutate'> & { mutate: Mutation } : never;

export type MutationResult<Output, Input, Failure = DefaultError> = WithMutate<
  UseMutationResult<Output, Failure, Input>,
  Mutate<Output, Failure, Input>
>;

/**
 * As react-query's, but each call of `mutate` is told its end. Theirs drops what the caller asked for when it calls
 * again, or has left the screen meanwhile: for a row whose success takes it away, the words and the undo.
 */
export function useMutation<Output, Input = void, Kept = unknown, Failure = DefaultError>(
  options: UseMutationOptions<Output, Failure, Input, Kept>,
): MutationResult<Output, Input, Failure> {
  const mutation = useQueryMutation(options);
  const { mutateAsync } = mutation;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const mutate = useCallback(
    (input: Input, told?: Told<Output, Failure>) => {
      const succeed = (output: Output) => {
        told?.onSuccess?.(output);
        if (isShown.current) told?.ifShown?.(output);
      };
      const end = mutateAsync(input).then(succeed, told?.onError ?? (() => {}));
      void end.finally(told?.onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate } as MutationResult<Output, Input, Failure>;
}
