import { listCategories } from '@app/contract/categories';
import { listImportDuplicates, type MergeDuplicateBody, mergeImportDuplicate } from '@app/contract/import-duplicates';
import {
  cancelImport,
  getImport,
  type Import,
  listImports,
  startImport,
  type StartImportBody,
  undoImport,
} from '@app/contract/imports';
import { removeKeptFile } from '@app/contract/kept-files';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint, callPage } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { isServerWorking, isQueuedOrRunning } from './import-status.ts';
import { t } from './imports.messages.ts';

export const importsKey = endpointKey(listImports);
const latestKey = [...importsKey, { limit: 5 }];
const importKey = (id: string) => endpointKey(getImport, { params: { id } });

/** The refetch interval in milliseconds; `false` stops the polling. */
const pollInterval = (isWorking: boolean) => (isWorking ? 1000 : false);

/** How often live receipts are fetched: they can grow at any time. */
const LIVE_POLL_MS = 5_000;

/** How often the categories and the lists of conversations are refetched while an import adds to them. */
export const GROWING_POLL_MS = 5_000;

/** For this long after an import, the server may still find suggestions and cards and improve uncertain categories. */
const FOLLOW_UP_MS = 120_000;

function pollIntervalOf(record: Import): number | false {
  const hasJustFinished = record.finishedAt !== null && Date.now() - Date.parse(record.finishedAt) < FOLLOW_UP_MS;
  return hasJustFinished ? 3000 : pollInterval(isServerWorking(record));
}

/** One import; polled while it runs, and while the server still analyses the new conversations. */
export function useImport(id: string) {
  return useQuery({
    ...endpointQuery(getImport, { params: { id }, isRevalidated: true }),
    refetchInterval: ({ state }) => state.data !== undefined && pollIntervalOf(state.data),
  });
}

/** The newest imports; polled while one of them runs, and less often if one is a live receipt. */
export function useLatestImports() {
  return useQuery({
    queryKey: latestKey,
    queryFn: ({ signal }) => callEndpoint(listImports, { query: { limit: 5 }, signal, isRevalidated: true }),
    refetchInterval: ({ state }) =>
      pollInterval(state.data?.some(({ status }) => isQueuedOrRunning(status)) ?? false) ||
      (state.data?.some(({ device }) => device !== undefined) === true && LIVE_POLL_MS),
  });
}

/** All imports, paged. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: [...importsKey, 'all'],
    queryFn: ({ pageParam, signal }) => callPage(listImports, { query: { limit: 20, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

/** Stores the import in the cache and refetches the cached lists of imports. */
export function storeImportInCache(client: QueryClient, record: Import): void {
  client.setQueryData(importKey(record.id), record);
  const isOfRecord = (queryKey: readonly unknown[]) => queryKey[2] === record.id;
  void client.invalidateQueries({ queryKey: importsKey, predicate: ({ queryKey }) => !isOfRecord(queryKey) });
}

/** After conversations were added or removed: refetches their lists, counts and statistics. */
export function refreshWorkspace(client: QueryClient): void {
  for (const segment of ['categories', 'conversations', 'search', 'user', 'trash']) {
    void client.invalidateQueries({ queryKey: ['/api', segment] });
  }
  dispatchAppEvent('refreshCategories');
}

/** The categories that an export's projects can be assigned to. */
export function useCategoryChoices() {
  return useQuery(endpointQuery(listCategories));
}

/** The categories while an import fills them. */
export function useGrowingCategories() {
  return useQuery({ ...endpointQuery(listCategories, { isRevalidated: true }), refetchInterval: GROWING_POLL_MS });
}

export function useStartReadyImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StartImportBody) => callEndpoint(startImport, { params: { id }, body }),
    onSuccess: (record) => storeImportInCache(client, record),
    failureToast: { title: t('startFailed'), fallback: t('tryAgain') },
  });
}

export function useCancelImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(cancelImport, { params: { id } }),
    onSuccess: (record) => {
      storeImportInCache(client, record);
      refreshWorkspace(client);
    },
    failureToast: { title: t('stopFailed'), fallback: t('tryAgain') },
  });
}

export function useUndoImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(undoImport, { params: { id } }),
    onSuccess: (record) => {
      storeImportInCache(client, record);
      refreshWorkspace(client);
    },
    failureToast: (error) => ({ title: errorSentence(error, t('undoFailed')) }),
  });
}

/** Duplicate conversations of an import. */
export function useDuplicates(id: string) {
  return useQuery(endpointQuery(listImportDuplicates, { params: { id } }));
}

export function useMergeDuplicate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MergeDuplicateBody) => callEndpoint(mergeImportDuplicate, { params: { id }, body }),
    onSettled: () => {
      refreshWorkspace(client);
      return client.invalidateQueries({ queryKey: endpointKey(listImportDuplicates, { params: { id } }) });
    },
    failureToast: (error) => ({ title: errorSentence(error, t('mergeFailed')) }),
  });
}

/** Deletes a file in an unknown format. */
export function useRemoveKeptFile(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fileId: string) => callEndpoint(removeKeptFile, { params: { id: importId, fileId } }),
    onSettled: () => client.invalidateQueries({ queryKey: importKey(importId) }),
    failureToast: (error) => ({ title: errorSentence(error, t('keptRemoveFailed')) }),
  });
}

/** Restores a conversation that the import found in the trash. */
export function useRestoreSkippedConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type: 'conversation', id } }),
    onSuccess: () => refreshWorkspace(client),
    failureToast: (error) => ({ title: errorSentence(error, t('restoreFailed')) }),
  });
}
