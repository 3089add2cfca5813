import { type ContextPack, getContextPack, readMemory, updateContextPack } from '@app/contract/context-pack';
import type { UpdateContextPackBody } from '@app/contract/context-pack';
import { createMemory, listMemories } from '@app/contract/memories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './context-pack.messages.ts';

const packKey = endpointKey(getContextPack);

/** Polled while the archive is read for new lines. */
export function useContextPack() {
  return useQuery<ContextPack>({
    ...endpointQuery(getContextPack),
    // Conversations, memories and instructions change elsewhere.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isBuilding === true ? polling.refetchInterval : false),
  });
}

export function useUpdateContextPack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateContextPackBody) => callEndpoint(updateContextPack, { body }),
    onSuccess: (pack) => {
      client.setQueryData(packKey, pack);
      // A changed memory is shown in the settings as well.
      void client.invalidateQueries({ queryKey: endpointKey(listMemories) });
    },
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

export function useReadMemory() {
  return useMutation({
    mutationFn: (text: string) => callEndpoint(readMemory, { body: { text } }),
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}

/** Remembers the lines one after the other, and reports each that was stored. */
export function useRememberLines(onRemembered: (text: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (texts: readonly string[]) => {
      for (const text of texts) {
        await callEndpoint(createMemory, { body: { text } });
        onRemembered(text);
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: packKey });
      void client.invalidateQueries({ queryKey: endpointKey(listMemories) });
    },
    failureToast: { title: t('error'), fallback: t('tryAgain') },
  });
}
