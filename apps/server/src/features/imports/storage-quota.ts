import { storageState, type StorageUsage } from '@app/contract/storage';
import type { Queryable } from '#db/database.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import { storageFull } from './imports.errors.ts';
import * as rows from './imports.repository.ts';

interface StorageQuotaDependencies {
  attachments: Pick<AttachmentsService, 'sumBytes'>;
  conversations: Pick<ConversationsService, 'sumFiledBytes'>;
  documents: Pick<DocumentsService, 'sumBytes'>;
  billing: Pick<BillingService, 'limitsOf'>;
  /** The quota in bytes for people without a quota of their own; undefined: no quota. */
  quota: number | undefined;
}

/** The name of the receipt's line about the user's storage, which the receipt shows as its notice. */
const NOTICE_ITEM = 'Storage';
const NOTICE_BEGINNING = 'Your storage is';

/** Whether a line of a receipt says how full the storage is. */
export function isStorageNotice({ item, reason }: Pick<rows.NewSkip, 'item' | 'reason'>): boolean {
  return item === NOTICE_ITEM && reason.startsWith(NOTICE_BEGINNING);
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/** How much a person may store: texts of documents, attachments, kept files, and conversations that programs filed. */
export function createStorageQuota(dependencies: StorageQuotaDependencies) {
  const { attachments, billing, conversations, documents } = dependencies;

  async function sum(db: Queryable, userId: string): Promise<number> {
    const keptFiles = await rows.sumKeptFiles(db, userId);
    const texts = (await documents.sumBytes(db, userId)) + (await conversations.sumFiledBytes(db, userId));
    return keptFiles.bytes + texts + (await attachments.sumBytes(db, userId));
  }

  const quotaOf = async (db: Queryable, userId: string): Promise<number | undefined> =>
    (await billing.limitsOf(userId, db)).storageBytes ?? dependencies.quota;

  return {
    /** What the user may still store. */
    budgetFor: async (db: Queryable, userId: string): Promise<StorageBudget> => {
      const quota = await quotaOf(db, userId);
      return new StorageBudget(quota === undefined ? 0 : await sum(db, userId), quota ?? Infinity);
    },

    /** How many bytes a user has stored, and the quota. */
    usageOf: async (db: Queryable, userId: string): Promise<StorageUsage> => ({
      bytes: await sum(db, userId),
      quota: (await quotaOf(db, userId)) ?? null,
    }),

    /** Throws imports.storage_full when nothing more can be stored. */
    assertNotFull: async (db: Queryable, userId: string): Promise<void> => {
      const quota = await quotaOf(db, userId);
      if (quota === undefined) return;
      const bytes = await sum(db, userId);
      if (bytes >= quota) throw storageFull(`${formatBytes(bytes)} of ${formatBytes(quota)}`);
    },

    /** A line for the receipt if the storage is full or nearly full; otherwise undefined. */
    warningFor: async (db: Queryable, userId: string): Promise<rows.NewSkip | undefined> => {
      const quota = await quotaOf(db, userId);
      if (quota === undefined) return undefined;
      const usage = { bytes: await sum(db, userId), quota };
      const state = storageState(usage);
      if (state === 'normal') return undefined;
      const share = `${formatBytes(usage.bytes)} of ${formatBytes(quota)} are used.`;
      const reason = `${NOTICE_BEGINNING} ${state === 'full' ? 'full' : 'nearly full'}: ${share}`;
      return { ...noConversationOrFile, item: NOTICE_ITEM, reason };
    },
  };
}

const noConversationOrFile = { conversationId: null, keptHash: null, keptBytes: null };

/** Counts the stored bytes, and lists the files for which there is no space left. */
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

  /** Subtracts this many bytes from the remaining space; returns false if there is not enough. */
  reserve(bytes: number): boolean {
    if (this.#used + bytes > this.#quota) return false;
    this.#used += bytes;
    return true;
  }

  /** Like `reserve`; a file that does not fit is added to `refused`. */
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

/** A size for people, such as '512 bytes' or '1.5 MB'. */
function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1_000 ** power).toFixed(1))} ${UNITS[power]}`;
}
