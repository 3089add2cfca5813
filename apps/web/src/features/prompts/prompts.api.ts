import {
  createPrompt,
  type CreatePromptBody,
  deletePrompt,
  listPrompts,
  runPrompt,
  type ScheduledPrompt,
  updatePrompt,
  type UpdatePromptBody,
} from '@app/contract/prompts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';

const listKey = endpointKey(listPrompts);

export function usePrompts() {
  return useQuery({ ...endpointQuery(listPrompts, { isRevalidated: true }), ...polling });
}

export function useCreatePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreatePromptBody) => callEndpoint(createPrompt, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

/** Pausing shows at once. */
export function useUpdatePrompt() {
  return useOptimistic(
    ({ id, ...body }: { id: string } & UpdatePromptBody) => callEndpoint(updatePrompt, { params: { id }, body }),
    (prompts, { id, isPaused }) =>
      isPaused === undefined
        ? [...prompts]
        : prompts.map((each) => (each.id === id ? { ...each, isPaused, nextAt: isPaused ? null : each.nextAt } : each)),
  );
}

export function useRunPrompt() {
  return useOptimistic(
    ({ id }: { id: string }) => callEndpoint(runPrompt, { params: { id } }),
    (prompts, { id }) => prompts.map((each) => (each.id === id ? { ...each, isRunning: true } : each)),
  );
}

export function useDeletePrompt() {
  return useOptimistic(
    ({ id }: { id: string }) => callEndpoint(deletePrompt, { params: { id } }),
    (prompts, { id }) => prompts.filter((each) => each.id !== id),
  );
}

function useOptimistic<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (prompts: readonly ScheduledPrompt[], input: Input) => ScheduledPrompt[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<ScheduledPrompt[]>(listKey);
      if (before !== undefined) client.setQueryData(listKey, apply(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) client.setQueryData(listKey, context.before);
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
