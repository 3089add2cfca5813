import { storageState, type StorageUsage } from '@app/contract/storage';
import type { Queryable } from '#db/database.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import * as rows from './imports.repository.ts';

interface StorageQuotaDependencies {
  attachments: Pick<AttachmentsService, 'sumBytes'>;
  conversations: Pick<ConversationsService, 'sumFiledBytes'>;
  documents: Pick<DocumentsService, 'sumBytes'>;
  /** In bytes; undefined: no limit. */
  quota: number | undefined;
}

/** The name of the receipt's line about the user's storage, which the receipt shows as its notice. */
const NOTICE = 'Storage';
const NOTICE_BEGINNING = 'Your storage is';

/** Whether a line of a receipt says how full the storage is. */
export function isStorageNotice({ item, reason }: Pick<rows.NewSkip, 'item' | 'reason'>): boolean {
  return item === NOTICE && reason.startsWith(NOTICE_BEGINNING);
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/** How much a person may store: texts of documents, attachments, kept files, and conversations that programs filed. */
export function createStorageQuota({ attachments, conversations, documents, quota }: StorageQuotaDependencies) {
  async function sum(db: Queryable, userId: string): Promise<number> {
    const keptFiles = await rows.sumKeptFiles(db, userId);
    const texts = (await documents.sumBytes(db, userId)) + (await conversations.sumFiledBytes(db, userId));
    return keptFiles.bytes + texts + (await attachments.sumBytes(db, userId));
  }

  return {
    isLimited: quota !== undefined,

    /** What the user may still store. */
    budgetFor: async (db: Queryable, userId: string): Promise<StorageBudget> =>
      new StorageBudget(quota === undefined ? 0 : await sum(db, userId), quota ?? Infinity),

    /** How many bytes a user has stored, and the quota. */
    usageOf: async (db: Queryable, userId: string): Promise<StorageUsage> => ({
      bytes: await sum(db, userId),
      quota: quota ?? null,
    }),

    /** A line for the receipt if the storage is full or nearly full; otherwise undefined. */
    warningFor: async (db: Queryable, userId: string): Promise<rows.NewSkip | undefined> => {
      if (quota === undefined) return undefined;
      const usage = { bytes: await sum(db, userId), quota };
      const state = storageState(usage);
      if (state === 'normal') return undefined;
      const share = `${formatBytes(usage.bytes)} of ${formatBytes(quota)} are used.`;
      const reason = `${NOTICE_BEGINNING} ${state === 'full' ? 'full' : 'nearly full'}: ${share}`;
      return { ...noConversationOrFile, item: NOTICE, reason };
    },
  };
}

const noConversationOrFile = { conversationId: null, keptHash: null, keptBytes: null };

/** Counts the bytes being stored, and lists what does not fit any more. */
export class StorageBudget {
  /** Lines for the receipt. */
  readonly refused: rows.NewSkip[] = [];
  readonly #quota: number;
  #used: number;

  constructor(used: number, quota: number) {
    this.#used = used;
    this.#quota = quota;
  }

  get isLimited(): boolean {
    return this.#quota !== Infinity;
  }

  /** Takes so many bytes from the budget; returns false if they do not fit. */
  reserve(bytes: number): boolean {
    if (this.#used + bytes > this.#quota) return false;
    this.#used += bytes;
    return true;
  }

  /** Like `reserve`; what does not fit is added to `refused`. */
  reserveOrReport(name: string, bytes: number): boolean {
    if (this.reserve(bytes)) return true;
    this.refused.push({ ...noConversationOrFile, item: name, reason: this.reasonFor(bytes) });
    return false;
  }

  reasonFor(bytes: number): string {
    const share = `${formatBytes(this.#used)} of ${formatBytes(this.#quota)}`;
    return `This (${formatBytes(bytes)}) is not stored: your storage is full (${share}).`;
  }
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** 512 bytes, 1.5 MB. */
function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1_000 ** power).toFixed(1))} ${UNITS[power]}`;
}
