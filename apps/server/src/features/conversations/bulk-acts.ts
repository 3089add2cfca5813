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
import { countAddition, countRemoval } from './count-changes.ts';

export interface BulkActsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  categories: Pick<CategoriesService, 'adjustCounts' | 'toExistingAssignment' | 'resolveAssignment'>;
}

export type BulkActs = ReturnType<typeof createBulkActs>;

const UNDOABLE_MS = 30 * 86_400_000;

/** Changes many conversations in one transaction; one undo reverts all these changes. */
export function createBulkActs({ db, clock, newId, categories }: BulkActsDependencies) {
  return {
    /** Throws categories.not_found and subcategories.not_found. */
    change: (userId: string, body: BulkBody): Promise<BulkResult> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const locked = await acts.lockMany(tx, userId, body.ids);
        const changes = await resolveChanges(categories, scope, body, clock.now());
        const before = locked.filter((row) => row.deletedAt === null && wouldChange(row, changes));
        if (before.length === 0) return { actId: null, changed: 0 };
        const actId = newId();
        const ids = before.map(({ id }) => id);
        await acts.updateMany(tx, userId, ids, changes);
        await acts.insertAct(tx, userId, {
          id: actId,
          kind: body.kind,
          // For a deletion, `isUntouched` compares this time with the `deletedAt` of the conversations.
          createdAt: changes.deletedAt ?? clock.now(),
          before: before.map((row) => toStoredBefore(row, changes)),
        });
        const after = before.map((row) => ({ ...row, ...changes }));
        await updateCounts(categories, scope, { before, after });
        return { actId, changed: before.length };
      }),

    /** Throws conversations.act_not_found. */
    undo: (userId: string, actId: string): Promise<{ changed: number }> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const act = await acts.deleteAct(tx, userId, actId);
        if (act === undefined) throw actNotFound();
        const stored = new Map(act.before.map((before) => [before.id, before]));
        const locked = await acts.lockMany(tx, userId, [...stored.keys()]);
        const untouched: ConversationRow[] = [];
        const restored: acts.RestoredRow[] = [];
        for (const row of locked) {
          const before = stored.get(row.id);
          if (before === undefined || !isUntouched(row, act, before)) continue;
          untouched.push(row);
          restored.push(await toRestoredRow(categories, scope, before, row));
        }
        await acts.restoreMany(tx, userId, restored);
        const after = untouched.map((row, index) => ({ ...row, ...restored[index], deletedAt: null }));
        await updateCounts(categories, scope, { before: untouched, after });
        return { changed: restored.length };
      }),

    /** Deletes acts that can no longer be undone. */
    deleteOldActs: (): Promise<void> => acts.deleteActsBefore(db, new Date(clock.now().getTime() - UNDOABLE_MS)),
  };
}

type Categories = BulkActsDependencies['categories'];

/** The columns that an act sets to the same values in every conversation. */
async function resolveChanges(
  categories: Categories,
  scope: OwnerScope,
  body: BulkBody,
  now: Date,
): Promise<Partial<NewConversationRow>> {
  if (body.kind === 'archive' || body.kind === 'unarchive') return { isArchived: body.kind === 'archive' };
  if (body.kind === 'delete') return { deletedAt: now, deletedByImportId: null };
  const { categoryId = '', subcategoryId = null } = body;
  const assignment = await categories.resolveAssignment(scope, { categoryId, subcategoryId: null }, { subcategoryId });
  return { ...assignment, placedBy: 'user', needsReview: false, guesses: [] };
}

async function updateCounts(
  categories: Categories,
  scope: OwnerScope,
  { before, after }: { before: readonly ConversationRow[]; after: readonly ConversationRow[] },
): Promise<void> {
  await categories.adjustCounts(scope, [...before.flatMap(countRemoval), ...after.flatMap(countAddition)]);
  await bumpUserVersion(scope.tx, scope.userId);
}

/** The row as it was before the act, but in Other if its category has been deleted since. */
async function toRestoredRow(
  categories: Categories,
  scope: OwnerScope,
  before: acts.StoredBefore,
  row: ConversationRow,
): Promise<acts.RestoredRow> {
  // If the act did not move the conversation, its undo leaves the conversation in the present category.
  const assigned = before.movedTo === undefined ? row : before.place;
  const { placedBy, confidence, needsReview, guesses, engineVersion } = assigned;
  const assignment = await categories.toExistingAssignment(scope, assigned);
  const { id, isArchived } = before;
  return { id, ...assignment, placedBy, confidence, needsReview, guesses, engineVersion, isArchived };
}

function wouldChange(row: ConversationRow, changes: Partial<NewConversationRow>): boolean {
  if (changes.isArchived !== undefined) return row.isArchived !== changes.isArchived;
  if (changes.categoryId === undefined) return true;
  return row.categoryId !== changes.categoryId || row.subcategoryId !== changes.subcategoryId;
}

/** Whether the conversation is still as the act left it. */
function isUntouched(row: ConversationRow, act: acts.BulkActRow, { movedTo }: acts.StoredBefore): boolean {
  if (act.kind === 'delete') return row.deletedAt?.getTime() === act.createdAt.getTime();
  if (row.deletedAt !== null) return false;
  if (act.kind !== 'move') return row.isArchived === (act.kind === 'archive');
  return row.categoryId === movedTo?.categoryId && row.subcategoryId === movedTo.subcategoryId;
}

function toStoredBefore(row: ConversationRow, changes: Partial<NewConversationRow>): acts.StoredBefore {
  const { id, isArchived, categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion } = row;
  const place = { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion };
  if (changes.categoryId === undefined) return { id, isArchived, place };
  const movedTo = { categoryId: changes.categoryId, subcategoryId: changes.subcategoryId ?? null };
  return { id, isArchived, place, movedTo };
}
