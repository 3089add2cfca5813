import type { TrashItem } from '@app/contract/trash';
import type { OwnerScope } from '#db/owner-scope.ts';

/** A thing in the trash as its own feature knows it. */
export interface TrashEntry {
  id: string;
  title: string;
  deletedAt: Date;
  /** 'deleted' by the user unless given. */
  reason?: TrashItem['reason'];
}

/** Where a page of the trash begins: after this one, latest first. */
export interface TrashPosition {
  deletedAt: string;
  id: string;
}

/** What a feature offers so that its things can lie in the trash. Its writes bump the user's version. */
export interface TrashBin {
  /** Latest first; of equal times the greater id first. */
  list(userId: string, page: { limit: number; after?: TrashPosition }): Promise<TrashEntry[]>;
  /** Throws trash.not_found. */
  restore(scope: OwnerScope, id: string): Promise<void>;
  /** Throws trash.not_found. */
  deleteForever(scope: OwnerScope, id: string): Promise<void>;
  empty(scope: OwnerScope): Promise<void>;
  /** What has lain there since before then, of anybody. */
  listExpired(before: Date, limit: number): Promise<{ userId: string; id: string }[]>;
}
