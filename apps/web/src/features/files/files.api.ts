import {
  type ChatFile,
  deleteChatFile,
  getChatFileContent,
  getChatFileText,
  listChatFiles,
  updateChatFile,
  type UpdateChatFileBody,
  uploadChatFile,
} from '@app/contract/chat-files';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint, callPage, endpointUrl } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './files.messages.ts';

const PAGE_SIZE = 50;
const READING_POLL_MS = 1500;
const filesKey = endpointKey(listChatFiles);
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: filesKey });

/** The files of the library whose names contain these words, newest first; polled while one of them is being read. */
export function useFiles(q: string) {
  const search = q === '' ? {} : { q };
  return useInfiniteQuery({
    queryKey: endpointKey(listChatFiles, { query: search }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listChatFiles, {
        query: { limit: PAGE_SIZE, ...search, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // A chat may have added a file to the library in the meantime.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasFileBeingRead) === true ? READING_POLL_MS : false),
  });
}

function hasFileBeingRead({ items }: { items: readonly ChatFile[] }): boolean {
  return items.some(isBeingRead);
}

export function isBeingRead({ status }: ChatFile): boolean {
  return status === 'queued' || status === 'reading';
}

export function useFileText(id: string) {
  return useQuery(endpointQuery(getChatFileText, { params: { id } }));
}

export function fileUrl(id: string): string {
  return endpointUrl(getChatFileContent, { id });
}

export function useUpdateFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & UpdateChatFileBody) =>
      callEndpoint(updateChatFile, { params: { id }, body }),
    onSuccess: () => refresh(client),
    failureToast: t('changeFailed'),
  });
}

/** Uploads a file straight into the library. */
export function useUploadFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const options = { signal: new AbortController().signal, onProgress: () => {} };
      const { id } = await uploadFile(uploadChatFile, file, options);
      return callEndpoint(updateChatFile, { params: { id }, body: { isKept: true } });
    },
    onSuccess: () => refresh(client),
    failureToast: (error, { name }) => ({ title: name, description: errorSentence(error, t('uploadFailed')) }),
  });
}

/** Does not wait for the response: if the call fails, the server deletes the file later, because no library has it. */
export function deleteForGood(id: string): void {
  void callEndpoint(deleteChatFile, { params: { id } }).catch(() => {});
}
