/** Uploads the files of an unsent message and polls whether the server has read them. */
import {
  deleteChatFile,
  getChatFile,
  MAX_CHAT_FILE_BYTES,
  MAX_FILES_PER_MESSAGE,
  uploadChatFile,
} from '@app/contract/chat-files';
import { callEndpoint } from '#lib/api.ts';
import { SIGNED_OUT } from '#lib/browser-storage.ts';
import { ApiError, errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { type DraftFile, type DraftFiles, toDraftFile } from '#lib/draft-files.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './files.messages.ts';

const MAX_UPLOADS_AT_ONCE = 3;
const FIRST_POLL_MS = 400;
const SLOWEST_POLL_MS = 3000;

/** The browser's files by the key of their entry, for the upload, a retry and the thumbnail. */
const browserFiles = new Map<string, { file: File; abort: AbortController }>();
const polledKeys = new Set<string>();
const waitingUploads: (() => void)[] = [];
let uploadCount = 0;
let lastKey = 0;

// The uploads of a new user do not wait for those of the previous one.
window.addEventListener(SIGNED_OUT, () => {
  for (const { abort } of browserFiles.values()) abort.abort();
  browserFiles.clear();
});

/** The browser's file of an entry; undefined after a reload, and for files of the library. */
export function findBrowserFile(key: string): File | undefined {
  return browserFiles.get(key)?.file;
}

export function addFiles(draft: DraftFiles, files: readonly File[]): void {
  const free = MAX_FILES_PER_MESSAGE - draft.read().length;
  if (files.length > free) {
    showToast({ title: t('tooManyTitle'), description: t('tooMany', { max: MAX_FILES_PER_MESSAGE }), tone: 'danger' });
  }
  const added = files.slice(0, Math.max(0, free)).map((file): DraftFile => {
    lastKey += 1;
    const key = `upload-${lastKey}`;
    browserFiles.set(key, { file, abort: new AbortController() });
    return { key, name: file.name, bytes: file.size, type: file.type, status: 'uploading' };
  });
  draft.add(added);
  for (const { key } of added) void upload(draft, key);
}

export function retryFile(draft: DraftFiles, key: string): void {
  const entry = browserFiles.get(key);
  if (entry === undefined) return;
  entry.abort = new AbortController();
  draft.update(key, { status: 'uploading', id: undefined, error: undefined, sent: undefined });
  void upload(draft, key);
}

/** Removes the file from the unsent message; an upload, unlike a file of the library, is also deleted on the server. */
export function removeFile(draft: DraftFiles, key: string): void {
  const entry = browserFiles.get(key);
  const id = draft.find(key)?.id;
  draft.remove(key);
  entry?.abort.abort();
  browserFiles.delete(key);
  // If this fails, the server deletes the file a day later.
  if (entry !== undefined && id !== undefined) void callEndpoint(deleteChatFile, { params: { id } }).catch(() => {});
}

/** Continues to poll for files that were being read when the page was closed. */
export function resumePolling(draft: DraftFiles): void {
  for (const { key, id } of draft.read()) if (id !== undefined) void pollUntilRead(draft, key, id);
}

async function upload(draft: DraftFiles, key: string): Promise<void> {
  const entry = browserFiles.get(key);
  if (entry === undefined) return;
  const { file, abort } = entry;
  if (file.size > MAX_CHAT_FILE_BYTES) return draft.update(key, { status: 'failed', error: t('tooLarge') });
  if (file.size === 0) return draft.update(key, { status: 'failed', error: t('empty') });
  await takeUploadSlot();
  try {
    const onProgress = (sent: number) => draft.update(key, { sent });
    const stored = await uploadFile(uploadChatFile, file, { signal: abort.signal, onProgress });
    draft.update(key, { ...toDraftFile(stored), key });
    void pollUntilRead(draft, key, stored.id);
  } catch (error) {
    if (abort.signal.aborted) return;
    const sentence = error instanceof TypeError ? t('lost') : errorSentence(error, t('failed'));
    draft.update(key, { status: 'failed', error: sentence, canRetry: isWorthRetrying(error) });
  } finally {
    releaseUploadSlot();
  }
}

/** If the server refuses a file because of its content, a retry would be refused as well. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 409 || error.status === 429;
}

async function pollUntilRead(draft: DraftFiles, key: string, id: string): Promise<void> {
  if (polledKeys.has(key)) return;
  polledKeys.add(key);
  let wait = FIRST_POLL_MS;
  while (isBeingRead(draft.find(key))) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 1.5, SLOWEST_POLL_MS);
    if (!isBeingRead(draft.find(key))) break;
    try {
      const { key: _, ...read } = toDraftFile(await callEndpoint(getChatFile, { params: { id } }));
      draft.update(key, { ...read, canRetry: browserFiles.has(key) });
    } catch (error) {
      // Without a connection the next round tries again.
      if (hasErrorCode(error, 'files.not_found')) draft.update(key, { status: 'failed', error: t('gone') });
      else if (error instanceof ApiError && error.status === 401) break;
    }
  }
  polledKeys.delete(key);
}

function isBeingRead(file: DraftFile | undefined): boolean {
  return file?.status === 'queued' || file?.status === 'reading';
}

/** Takes one of the three slots; resolves when a slot is free. */
function takeUploadSlot(): Promise<void> {
  if (uploadCount < MAX_UPLOADS_AT_ONCE) {
    uploadCount += 1;
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    waitingUploads.push(resolve);
  });
}

function releaseUploadSlot(): void {
  const next = waitingUploads.shift();
  if (next === undefined) uploadCount -= 1;
  else next();
}
