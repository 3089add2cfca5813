import type { BulkBody, BulkResult } from '@app/contract/bulk-acts';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as acts from './bulk-acts.repository.ts';
import { actNotFound } from './conversations.errors.ts';
import type { ConversationRow, NewConversationRow } from './conversations.repository.ts';
import { entering, leaving } from './count-changes.ts';

export interface BulkActsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  categories: Pick<CategoriesService, 'adjustCounts' | 'homeFor' | 'resolvePlace'>;
}

export type BulkActs = ReturnType<typeof createBulkActs>;

const KEPT_MS = 30 * 86_400_000;

/** Acts on many conversations: one transaction, one undo. */
export function createBulkActs({ db, clock, newId, categories }: BulkActsDependencies) {
  async function changesOf(scope: OwnerScope, body: BulkBody): Promise<Partial<NewConversationRow>> {
    if (body.kind === 'archive' || body.kind === 'unarchive') return { isArchived: body.kind === 'archive' };
    if (body.kind === 'delete') return { deletedAt: clock.now(), deletedByImportId: null };
    const { categoryId = '', subcategoryId = null } = body;
    const place = await categories.resolvePlace(scope, { categoryId, subcategoryId: null }, { subcategoryId });
    return { ...place, placedBy: 'user', needsReview: false, guesses: [] };
  }

  async function finish(scope: OwnerScope, before: readonly ConversationRow[], after: readonly ConversationRow[]) {
    await categories.adjustCounts(scope, [...before.flatMap(leaving), ...after.flatMap(entering)]);
    await bumpUserVersion(scope.tx, scope.userId);
  }

  /** As it was, or as near to that as its category still allows. */
  async function wayBack(scope: OwnerScope, before: acts.StoredBefore, row: ConversationRow): Promise<acts.BackRow> {
    const place = before.movedTo === undefined ? row : before.place;
    const { placedBy, confidence, needsReview, guesses, engineVersion } = place;
    const home = await categories.homeFor(scope, place);
    const { id, isArchived } = before;
    return { id, ...home, placedBy, confidence, needsReview, guesses, engineVersion, isArchived };
  }

  return {
    /** Throws categories.not_found and subcategories.not_found. */
    change: (userId: string, body: BulkBody): Promise<BulkResult> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const locked = await acts.lockMany(tx, userId, body.ids);
        const changes = await changesOf(scope, body);
        const before = locked.filter((row) => row.deletedAt === null && isChanged(row, changes));
        if (before.length === 0) return { actId: null, changed: 0 };
        const actId = newId();
        const { categoryId, subcategoryId = null } = changes;
        await acts.updateMany(
          tx,
          userId,
          before.map(({ id }) => id),
          changes,
        );
        await acts.insertAct(tx, userId, {
          id: actId,
          kind: body.kind,
          createdAt: changes.deletedAt ?? clock.now(),
          before: before.map((row) => ({
            ...toBefore(row),
            ...(categoryId !== undefined && { movedTo: { categoryId, subcategoryId } }),
          })),
        });
        const after = before.map((row) => ({ ...row, ...changes }));
        await finish(scope, before, after);
        return { actId, changed: before.length };
      }),

    /** Throws conversations.act_not_found. */
    undo: (userId: string, actId: string): Promise<{ changed: number }> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const act = await acts.takeAct(tx, userId, actId);
        if (act === undefined) throw actNotFound();
        const stored = new Map(act.before.map((before) => [before.id, before]));
        const locked = await acts.lockMany(tx, userId, [...stored.keys()]);
        const touched: ConversationRow[] = [];
        const back: acts.BackRow[] = [];
        for (const row of locked) {
          const before = stored.get(row.id);
          if (before === undefined || !isAsLeft(row, act, before)) continue;
          touched.push(row);
          back.push(await wayBack(scope, before, row));
        }
        await acts.writeBack(tx, userId, back);
        const after = touched.map((row, at) => ({ ...row, ...back[at], deletedAt: null }));
        await finish(scope, touched, after);
        return { changed: back.length };
      }),

    /** Housekeeping: what can no longer be undone. */
    forgetOld: (): Promise<void> => acts.deleteActsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}

function isChanged(row: ConversationRow, changes: Partial<NewConversationRow>): boolean {
  if (changes.isArchived !== undefined) return row.isArchived !== changes.isArchived;
  if (changes.categoryId === undefined) return true;
  return row.categoryId !== changes.categoryId || row.subcategoryId !== changes.subcategoryId;
}

/** Whether nobody touched since what the act did. */
function isAsLeft(row: ConversationRow, act: acts.BulkActRow, { movedTo }: acts.StoredBefore): boolean {
  if (act.kind === 'delete') return row.deletedAt?.getTime() === act.createdAt.getTime();
  if (row.deletedAt !== null) return false;
  if (act.kind !== 'move') return row.isArchived === (act.kind === 'archive');
  return row.categoryId === movedTo?.categoryId && row.subcategoryId === movedTo.subcategoryId;
}

function toBefore(row: ConversationRow): acts.StoredBefore {
  const { id, isArchived, categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion } = row;
  const place = { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion };
  return { id, isArchived, place };
}
