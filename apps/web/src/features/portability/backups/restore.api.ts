import { discardRestore, getRestore, type Restore, startRestore } from '@app/contract/backups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasErrorCode } from '#lib/api-error.ts';
import { callEndpoint } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './restore.messages.ts';

const restoreKey = (id: string) => endpointKey(getRestore, { params: { id } });
const isInProgress = ({ status }: Restore) => status === 'checking' || status === 'restoring';

/** Polled while the server checks the backup or restores it. */
export function useRestore(id: string) {
  return useQuery({
    ...endpointQuery(getRestore, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isInProgress(state.data) ? 1000 : false),
  });
}

export function useStartRestore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(startRestore, { params: { id } }),
    onSuccess: (restore) => client.setQueryData(restoreKey(id), restore),
    onError: () => client.invalidateQueries({ queryKey: restoreKey(id) }),
    failureToast: { title: t('startFailed'), fallback: t('tryAgain') },
  });
}

/** Cancels a restore, or removes one that has ended. Also succeeds if the server has already removed the restore. */
export function useDiscardRestore(id: string, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await callEndpoint(discardRestore, { params: { id } });
      } catch (error) {
        if (!hasErrorCode(error, 'backups.restore_not_found')) throw error;
      }
    },
    onSuccess: onGone,
    onError: () => client.invalidateQueries({ queryKey: restoreKey(id) }),
    failureToast: { title: t('discardFailed'), fallback: t('tryAgain') },
  });
}

/** Refetches everything but the restore itself: after a restore all other loaded data may be outdated. */
export function useRefreshEverything() {
  const client = useQueryClient();
  return () => {
    const isRestoreKey = (queryKey: readonly unknown[]) => queryKey[1] === 'restore';
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isRestoreKey(queryKey) });
    dispatchAppEvent('refreshCategories');
    dispatchAppEvent('refreshSchedule');
  };
}
