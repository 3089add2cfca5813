import {
  type Backup,
  type BackupSchedule,
  createBackup,
  deleteBackup,
  downloadBackup,
  getBackupSchedule,
  listBackups,
  setBackupSchedule,
  verifyBackup,
} from '@app/contract/backups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './backups.messages.ts';

const backupsKey = endpointKey(listBackups);
const scheduleKey = endpointKey(getBackupSchedule);

const isInProgress = ({ status, isVerifying }: Backup) => status === 'queued' || status === 'running' || isVerifying;

/** Polled while a backup is being created or verified. */
export function useBackups() {
  return useQuery({
    ...endpointQuery(listBackups),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) === true ? 1000 : false),
  });
}

export function useBackupSchedule() {
  return useQuery({ ...endpointQuery(getBackupSchedule), staleTime: 0 });
}

/** Functions that change the cached list of backups and that refetch the list. */
function useListChange() {
  const client = useQueryClient();
  return {
    change: (apply: (before: Backup[]) => Backup[]) =>
      client.setQueryData<Backup[]>(backupsKey, (before) => before && apply(before)),
    refresh: () => client.invalidateQueries({ queryKey: backupsKey, exact: true }),
  };
}

export function useCreateBackup() {
  const list = useListChange();
  return useMutation({
    mutationFn: () => callEndpoint(createBackup),
    onSuccess: (backup) => list.change((before) => [backup, ...before.filter(({ id }) => id !== backup.id)]),
    onSettled: list.refresh,
    failureToast: { title: t('createFailed'), fallback: t('tryAgain') },
  });
}

export function useVerifyBackup(id: string) {
  const list = useListChange();
  return useMutation({
    mutationFn: () => callEndpoint(verifyBackup, { params: { id } }),
    onSuccess: (backup) => list.change((before) => before.map((other) => (other.id === id ? backup : other))),
    onSettled: list.refresh,
    failureToast: { title: t('verifyFailed'), fallback: t('tryAgain') },
  });
}

export function useDeleteBackup(id: string) {
  const list = useListChange();
  return useMutation({
    mutationFn: () => callEndpoint(deleteBackup, { params: { id } }),
    onSuccess: () => list.change((before) => before.filter((other) => other.id !== id)),
    onSettled: list.refresh,
    failureToast: { title: t('removeFailed'), fallback: t('tryAgain') },
  });
}

/** The download URL; the server names the file. */
export function backupUrl(id: string): string {
  return endpointUrl(downloadBackup, { id });
}

export type ScheduleChoice = Pick<BackupSchedule, 'every' | 'keep'>;

/** Optimistic; rolled back on failure. */
export function useSetSchedule() {
  return useOptimisticMutation({
    queryKey: scheduleKey,
    send: (body: ScheduleChoice) => callEndpoint(setBackupSchedule, { body }),
    apply: (schedule: BackupSchedule, choice) => ({ ...schedule, ...choice }),
    onSuccess: (schedule, client) => client.setQueryData(scheduleKey, schedule),
    failureToast: { title: t('scheduleFailed'), fallback: t('tryAgain') },
  });
}
