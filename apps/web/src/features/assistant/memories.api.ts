import { createMemory, deleteMemory, listMemories, type Memory, updateMemory } from '@app/contract/memories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './memories.messages.ts';

const memoriesKey = endpointKey(listMemories);

export function useMemories() {
  return useQuery(endpointQuery(listMemories));
}

export function useCreateMemory() {
  const updateCache = useUpdateMemoryCache();
  return useMutation({
    mutationFn: (text: string) => callEndpoint(createMemory, { body: { text } }),
    onSuccess: (memory) => updateCache((memories) => [...memories, memory]),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

export function useUpdateMemory() {
  const updateCache = useUpdateMemoryCache();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callEndpoint(updateMemory, { params: { id }, body: { text } }),
    onSuccess: (memory) =>
      updateCache((memories) => memories.map((other) => (other.id === memory.id ? memory : other))),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

export function useDeleteMemory() {
  const updateCache = useUpdateMemoryCache();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteMemory, { params: { id } }),
    onSuccess: (_response, id) => updateCache((memories) => memories.filter((memory) => memory.id !== id)),
    failureToast: { title: t('deleteError'), fallback: t('tryAgain') },
  });
}

function useUpdateMemoryCache() {
  const queries = useQueryClient();
  return (change: (memories: Memory[]) => Memory[]) =>
    queries.setQueryData<Memory[]>(memoriesKey, (memories) => memories && change(memories));
}
