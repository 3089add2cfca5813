import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as acts from './acts.repository.ts';
import * as rows from './placements.repository.ts';
import { actNotFound } from './sorting.errors.ts';

export interface PlacementsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  categories: CategoriesService;
}

export interface ActResult {
  actId: string | null;
  moved: number;
}

export type Afterwards = (
  scope: OwnerScope,
  kind: acts.ActRow['kind'],
  moves: readonly acts.MoveRow[],
) => Promise<void>;

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Files conversations, few or many, as one act that can be undone. */
export function createPlacements({ db, clock, newId, categories }: PlacementsDependencies) {
  async function write(scope: OwnerScope, before: readonly rows.PlacedRow[], after: readonly rows.NewPlacement[]) {
    const byId = new Map(before.map((row) => [row.conversationId, row]));
    await rows.writePlacements(scope.tx, scope.userId, after);
    const changes = after.flatMap(({ conversationId, placement }) => {
      const row = byId.get(conversationId);
      if (row === undefined || row.isArchived) return [];
      const { lastActivityAt } = row;
      return [
        { categoryId: row.categoryId, subcategoryId: row.subcategoryId, by: -1 },
        { categoryId: placement.categoryId, subcategoryId: placement.subcategoryId, by: 1, lastActivityAt },
      ];
    });
    await categories.adjustCounts(scope, changes);
    await bumpUserVersion(scope.tx, scope.userId);
  }

  /**
   * `decide` says where a conversation goes, undefined leaves it where it is. Conversations that are not there, or not
   * the user's, are passed over.
   */
  async function place(
    scope: OwnerScope,
    kind: acts.ActRow['kind'],
    ids: readonly string[],
    decide: (current: rows.PlacedRow) => rows.StoredPlacement | undefined,
  ): Promise<ActResult> {
    const before = await rows.lockPlacements(scope.tx, scope.userId, ids);
    const moves = before.flatMap((row) => {
      const placement = decide(row);
      return placement === undefined ? [] : [{ row, placement, conversationId: row.conversationId }];
    });
    if (moves.length === 0) return { actId: null, moved: 0 };
    const actId = newId();
    await acts.insertAct(
      scope.tx,
      scope.userId,
      { id: actId, kind, createdAt: clock.now() },
      moves.map(({ conversationId, row, placement }) => ({
        conversationId,
        before: placementOf(row),
        after: placement,
      })),
    );
    await write(scope, before, moves);
    return { actId, moved: moves.length };
  }

  /**
   * What was moved again since, or lies in the trash, stays where it is. `then` takes back what else the act did, in the
   * same transaction.
   */
  async function undo(userId: string, actId: string, then?: Afterwards): Promise<number> {
    return inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      const act = await acts.lockAct(tx, userId, actId);
      if (act === undefined) throw actNotFound();
      if (act.undoneAt !== null) return 0;
      const moves = new Map((await acts.listMoves(tx, userId, actId)).map((move) => [move.conversationId, move]));
      const current = await rows.lockPlacements(tx, userId, [...moves.keys()]);
      const untouched = current.filter((row) => isAsLeft(row, moves.get(row.conversationId)?.after));
      const homes = new Map<string, Awaited<ReturnType<CategoriesService['homeFor']>>>();
      const back: rows.NewPlacement[] = [];
      for (const { conversationId } of untouched) {
        const before = moves.get(conversationId)?.before;
        if (before === undefined) continue;
        const key = `${before.categoryId} ${before.subcategoryId}`;
        const home = homes.get(key) ?? (await categories.homeFor(scope, before));
        homes.set(key, home);
        back.push({ conversationId, placement: { ...before, ...home } });
      }
      await acts.markUndone(tx, userId, actId, clock.now());
      await write(scope, untouched, back);
      await then?.(scope, act.kind, [...moves.values()]);
      return back.length;
    });
  }

  return {
    place,
    undo,
    /** Housekeeping: what can no longer be undone. */
    forgetOld: (): Promise<void> => acts.deleteActsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}

export type Placements = ReturnType<typeof createPlacements>;

export function placementOf(row: rows.StoredPlacement): rows.StoredPlacement {
  const { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion } = row;
  return { categoryId, subcategoryId, placedBy, confidence, needsReview, guesses, engineVersion };
}

function isAsLeft(row: rows.PlacedRow, after: rows.StoredPlacement | undefined): boolean {
  return (
    after !== undefined &&
    row.categoryId === after.categoryId &&
    row.subcategoryId === after.subcategoryId &&
    row.placedBy === after.placedBy
  );
}
