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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './prompts.messages.ts';

const listKey = endpointKey(listPrompts);

export function usePrompts() {
  return useQuery({ ...endpointQuery(listPrompts, { isRevalidated: true }), ...polling });
}

export function useCreatePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreatePromptBody) => callEndpoint(createPrompt, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    failureToast: false,
  });
}

/** Pausing and resuming show in the list at once; other changes show when the list has been refetched. */
export function useUpdatePrompt(failureToast: FailureToast) {
  return useListChange(
    ({ id, ...body }: { id: string } & UpdatePromptBody) => callEndpoint(updatePrompt, { params: { id }, body }),
    (prompts, { id, isPaused }) =>
      isPaused === undefined
        ? prompts
        : prompts.map((each) => (each.id === id ? { ...each, isPaused, nextAt: isPaused ? null : each.nextAt } : each)),
    failureToast,
  );
}

export function useRunPrompt() {
  return useListChange(
    ({ id }: { id: string }) => callEndpoint(runPrompt, { params: { id } }),
    (prompts, { id }) => prompts.map((each) => (each.id === id ? { ...each, isRunning: true } : each)),
    t('saveFailed'),
  );
}

export function useDeletePrompt() {
  return useListChange(
    ({ id }: { id: string }) => callEndpoint(deletePrompt, { params: { id } }),
    (prompts, { id }) => prompts.filter((each) => each.id !== id),
    t('saveFailed'),
  );
}

/** A mutation that changes the cached list at once and restores the list if `send` fails. */
function useListChange<Input, Output>(
  send: (input: Input) => Promise<Output>,
  apply: (prompts: ScheduledPrompt[], input: Input) => ScheduledPrompt[],
  failureToast: FailureToast,
) {
  return useOptimisticMutation<ScheduledPrompt[], Input, Output>({
    queryKey: listKey,
    send,
    apply,
    refresh: (client) => client.invalidateQueries({ queryKey: listKey }),
    failureToast,
  });
}
