/** The files of unsent messages, in memory for each chat. Uploaded files are also stored: a reload keeps them. */
import type { ChatFile, ChatFileStatus } from '@app/contract/chat-files';
import * as z from 'zod/mini';
import { chatDraftFiles, SIGNED_OUT, type StoredValue } from './browser-storage.ts';

const UploadedFile = z.object({
  /** The id of the uploaded file. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  pages: z.optional(z.number()),
  // The values of ChatFileStatus, repeated here so that the contract of files is not loaded.
  status: z.enum(['queued', 'reading', 'ready', 'failed']),
  error: z.optional(z.string()),
  notice: z.optional(z.string()),
});

type UploadedFileFields = z.output<typeof UploadedFile>;

/** A file of a message that is being written. */
export interface DraftFile extends Omit<UploadedFileFields, 'id' | 'status'> {
  /** Identifies the entry even before the file has an id. */
  key: string;
  /** Undefined until the file is uploaded. */
  id?: string | undefined;
  status: 'uploading' | ChatFileStatus;
  /** During the upload: the share that was sent, from 0 to 1. Undefined until the upload begins. */
  sent?: number | undefined;
  /** Whether a failed upload can be repeated, because the browser still has the file. */
  canRetry?: boolean;
}

export class DraftFiles {
  #files: readonly DraftFile[];
  #storage: StoredValue | null;
  readonly #listeners = new Set<() => void>();

  /** Without storage nothing survives a reload. */
  constructor(storage: StoredValue | null) {
    this.#storage = storage;
    this.#files = readStored(storage);
  }

  read = (): readonly DraftFile[] => this.#files;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  find(key: string): DraftFile | undefined {
    return this.#files.find((file) => file.key === key);
  }

  /** Appends files; files that are already there keep their position. */
  add(added: readonly DraftFile[]): void {
    const known = new Set(this.#files.map(({ key }) => key));
    this.#set([...this.#files, ...added.filter(({ key }) => !known.has(key))]);
  }

  /** Does nothing for a file that was removed meanwhile. */
  update(key: string, change: Partial<DraftFile>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...change } : file)));
  }

  remove(key: string): void {
    this.#set(this.#files.filter((file) => file.key !== key));
  }

  /** Empties the list and returns its former content. */
  take(): readonly DraftFile[] {
    const taken = this.#files;
    if (taken.length > 0) this.#set([]);
    return taken;
  }

  /** Stores nothing from now on. */
  close(): void {
    this.#storage = null;
    this.#set([]);
  }

  #set(files: readonly DraftFile[]): void {
    this.#files = files;
    const uploaded = files.filter(({ id }) => id !== undefined);
    if (uploaded.length === 0) this.#storage?.remove();
    else this.#storage?.write(JSON.stringify(uploaded));
    for (const listener of this.#listeners) listener();
  }
}

const openDrafts = new Map<string, DraftFiles>();

window.addEventListener(SIGNED_OUT, () => {
  for (const files of openDrafts.values()) files.close();
  openDrafts.clear();
});

/** The files of one chat's unsent message. All callers get the same object until the page is closed. */
export function draftFilesOf(chatKey: string): DraftFiles {
  const existing = openDrafts.get(chatKey);
  if (existing !== undefined) return existing;
  const files = new DraftFiles(chatDraftFiles(chatKey));
  openDrafts.set(chatKey, files);
  return files;
}

export function toDraftFile({ id, name, type, bytes, pages, status, error, notice }: ChatFile): DraftFile {
  return { key: id, id, name, type, bytes, pages, status, error, notice };
}

function readStored(storage: StoredValue | null): readonly DraftFile[] {
  try {
    const stored = z.array(UploadedFile).safeParse(JSON.parse(storage?.read() ?? '[]'));
    return stored.success ? stored.data.map((file) => ({ ...file, key: file.id })) : [];
  } catch {
    // Another version of the app may have stored values in another form.
    return [];
  }
}
