import type { TrashItem } from '@app/contract/trash';
import type { OwnerScope } from '#db/owner-scope.ts';

/** An item in the trash, as its feature describes it. */
export interface TrashEntry {
  id: string;
  title: string;
  deletedAt: Date;
  /** Default: 'deleted' by the user. */
  reason?: TrashItem['reason'];
}

/** The position after which a page of the trash starts, latest first. */
export interface TrashPosition {
  deletedAt: string;
  id: string;
}

/** What a feature implements so that its items can be in the trash. Writes bump the user's version. */
export interface TrashBin {
  /** Latest first; with equal times the greater id first. */
  list(userId: string, page: { limit: number; after?: TrashPosition }): Promise<TrashEntry[]>;
  /** Throws trash.not_found. */
  restore(scope: OwnerScope, id: string): Promise<void>;
  /** Throws trash.not_found. */
  deleteForever(scope: OwnerScope, id: string): Promise<void>;
  empty(scope: OwnerScope): Promise<void>;
  /** Items of all users that were deleted before `before`. */
  listExpired(before: Date, limit: number): Promise<{ userId: string; id: string }[]>;
}
