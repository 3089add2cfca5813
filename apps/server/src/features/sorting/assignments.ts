import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type {
  ConversationsService,
  NewAssignment,
  AssignedRow,
  Assignment,
} from '#features/conversations/conversations.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as acts from './acts.repository.ts';
import { actNotFound } from './sorting.errors.ts';

export interface AssignmentsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  categories: CategoriesService;
  conversations: ConversationsService;
}

export interface ActResult {
  actId: string | null;
  moved: number;
}

/** Called in the transaction of an undo, to revert the act's other effects. */
export type UndoListener = (
  scope: OwnerScope,
  kind: acts.ActRow['kind'],
  moves: readonly acts.MoveRow[],
) => Promise<void>;

const UNDOABLE_MS = 30 * 86_400_000;

export type Assignments = ReturnType<typeof createAssignments>;

/** Assigns conversations to categories, any number in one act that can be undone. */
export function createAssignments(dependencies: AssignmentsDependencies) {
  const { db, clock, newId, categories, conversations } = dependencies;
  return {
    /** `decide` returns the new assignment, or undefined to leave a conversation as it is. Unknown ids are ignored. */
    assign: async (
      scope: OwnerScope,
      kind: acts.ActRow['kind'],
      ids: readonly string[],
      decide: (current: AssignedRow) => Assignment | undefined,
    ): Promise<ActResult> => {
      const before = await conversations.lockAssignments(scope.tx, scope.userId, ids);
      const moves = before.flatMap((row) => {
        const assignment = decide(row);
        return assignment === undefined ? [] : [{ row, assignment, conversationId: row.conversationId }];
      });
      if (moves.length === 0) return { actId: null, moved: 0 };
      const actId = newId();
      const stored = moves.map(({ conversationId, row, assignment }) => ({
        conversationId,
        before: assignmentOf(row),
        after: assignment,
      }));
      await acts.insertAct(scope.tx, scope.userId, { id: actId, kind, createdAt: clock.now() }, stored);
      await applyAssignments(dependencies, scope, before, moves);
      return { actId, moved: moves.length };
    },

    /**
     * Undoes an act, except for conversations that were moved since or are in the trash. Returns the number moved back.
     * Throws sorting.act_not_found.
     */
    undo: (userId: string, actId: string, onUndo: UndoListener): Promise<number> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const act = await acts.lockAct(tx, userId, actId);
        if (act === undefined) throw actNotFound();
        if (act.undoneAt !== null) return 0;
        const moves = new Map((await acts.listMoves(tx, userId, actId)).map((move) => [move.conversationId, move]));
        const current = await conversations.lockAssignments(tx, userId, [...moves.keys()]);
        const untouched = current.filter((row) => isUntouched(row, moves.get(row.conversationId)?.after));
        const restored = await resolveOldAssignments(categories, scope, untouched, moves);
        await acts.markUndone(tx, userId, actId, clock.now());
        await applyAssignments(dependencies, scope, untouched, restored);
        await onUndo(scope, act.kind, [...moves.values()]);
        return restored.length;
      }),

    /** Housekeeping: deletes acts that can no longer be undone. */
    deleteOldActs: (): Promise<void> => acts.deleteActsBefore(db, new Date(clock.now().getTime() - UNDOABLE_MS)),
  };
}

async function applyAssignments(
  { categories, conversations }: AssignmentsDependencies,
  scope: OwnerScope,
  before: readonly AssignedRow[],
  after: readonly NewAssignment[],
): Promise<void> {
  const byId = new Map(before.map((row) => [row.conversationId, row]));
  await conversations.writeAssignments(scope.tx, scope.userId, after);
  const changes = after.flatMap(({ conversationId, assignment }) => {
    const row = byId.get(conversationId);
    if (row === undefined || row.isArchived) return [];
    const { lastActivityAt } = row;
    return [
      { categoryId: row.categoryId, subcategoryId: row.subcategoryId, delta: -1 },
      { categoryId: assignment.categoryId, subcategoryId: assignment.subcategoryId, delta: 1, lastActivityAt },
    ];
  });
  await categories.adjustCounts(scope, changes);
  await bumpUserVersion(scope.tx, scope.userId);
}

/** The assignments from before an act, with Other instead of a category that was deleted since. */
async function resolveOldAssignments(
  categories: CategoriesService,
  scope: OwnerScope,
  untouched: readonly AssignedRow[],
  moves: ReadonlyMap<string, acts.MoveRow>,
): Promise<NewAssignment[]> {
  const targets = new Map<string, Awaited<ReturnType<CategoriesService['toExistingAssignment']>>>();
  const restored: NewAssignment[] = [];
  for (const { conversationId } of untouched) {
    const before = moves.get(conversationId)?.before;
    if (before === undefined) continue;
    const key = `${before.categoryId} ${before.subcategoryId}`;
    const target = targets.get(key) ?? (await categories.toExistingAssignment(scope, before));
    targets.set(key, target);
    restored.push({ conversationId, assignment: { ...before, ...target } });
  }
  return restored;
}

export function assignmentOf(row: Assignment): Assignment {
  const { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion } = row;
  return { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion };
}

/** Whether a conversation is still where the act moved it. */
function isUntouched(row: AssignedRow, after: Assignment | undefined): boolean {
  return (
    after !== undefined &&
    row.categoryId === after.categoryId &&
    row.subcategoryId === after.subcategoryId &&
    row.placedBy === after.placedBy
  );
}
