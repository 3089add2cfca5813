import { storageState, type StorageUsage } from '@app/contract/storage';
import type { Queryable } from '#db/database.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import * as rows from './imports.repository.ts';

interface StorageQuotaDependencies {
  attachments: Pick<AttachmentsService, 'sumBytes'>;
  documents: Pick<DocumentsService, 'sumBytes'>;
  /** In bytes; undefined: no limit. */
  quota: number | undefined;
}

/** The line of a receipt that is no file; the receipt shows it as its notice. */
const NOTICE = 'Storage';
const NOTICE_BEGINNING = 'Your storage is';

/** Whether a line says how full the storage is. */
export function isStorageNotice({ item, reason }: Pick<rows.NewSkip, 'item' | 'reason'>): boolean {
  return item === NOTICE && reason.startsWith(NOTICE_BEGINNING);
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/** How much a person may store: texts of documents, attachments, and files that were kept as they came. */
export function createStorageQuota({ attachments, documents, quota }: StorageQuotaDependencies) {
  async function sum(db: Queryable, userId: string): Promise<number> {
    const kept = await rows.sumKept(db, userId);
    return kept.bytes + (await documents.sumBytes(db, userId)) + (await attachments.sumBytes(db, userId));
  }

  return {
    isLimited: quota !== undefined,

    /** What still fits. */
    roomFor: async (db: Queryable, userId: string): Promise<StorageRoom> =>
      new StorageRoom(quota === undefined ? 0 : await sum(db, userId), quota ?? Infinity),

    /** How much a person uses, of how much. */
    usageOf: async (db: Queryable, userId: string): Promise<StorageUsage> => ({
      bytes: await sum(db, userId),
      quota: quota ?? null,
    }),

    /** A line for the receipt; undefined while less than four fifths are used. */
    warningFor: async (db: Queryable, userId: string): Promise<rows.NewSkip | undefined> => {
      if (quota === undefined) return undefined;
      const usage = { bytes: await sum(db, userId), quota };
      const state = storageState(usage);
      if (state === 'normal') return undefined;
      const share = `${formatBytes(usage.bytes)} of ${formatBytes(quota)} are used.`;
      const reason = `${NOTICE_BEGINNING} ${state === 'full' ? 'full' : 'nearly full'}: ${share}`;
      return { ...noLine, item: NOTICE, reason };
    },
  };
}

const noLine = { conversationId: null, keptHash: null, keptBytes: null };

/** Counts what is stored, and names what does not fit any more. */
export class StorageRoom {
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

  /** Whether so many bytes fit; then they are taken. */
  hasRoomFor(bytes: number): boolean {
    if (this.#used + bytes > this.#quota) return false;
    this.#used += bytes;
    return true;
  }

  /** The same; what does not fit is noted in `refused`. */
  takes(name: string, bytes: number): boolean {
    if (this.hasRoomFor(bytes)) return true;
    this.refused.push({ ...noLine, item: name, reason: this.reasonFor(bytes) });
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
