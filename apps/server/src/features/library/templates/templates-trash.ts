import type { Database, Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TrashBin } from '#features/trash/trash.service.ts';
import { trashItemNotFound } from './templates.errors.ts';
import * as rows from './templates.repository.ts';

/** The trash bin of templates. */
export function createTemplateTrash({ db }: { db: Database }): TrashBin {
  const bump = ({ tx, userId }: { tx: Tx; userId: string }) => bumpUserVersion(tx, userId);
  return {
    list: async (userId, page) =>
      (await rows.listTrashed(db, userId, page)).flatMap(({ id, name, deletedAt }) =>
        deletedAt === null ? [] : [{ id, title: name, deletedAt }],
      ),

    restore: async (scope, id) => {
      const row = await rows.lockTemplate(scope.tx, scope.userId, id);
      if (row === undefined || row.deletedAt === null) throw trashItemNotFound();
      await rows.updateTemplate(scope.tx, scope.userId, id, { deletedAt: null });
      await bump(scope);
    },

    deleteForever: async (scope, id) => {
      if (!(await rows.deleteTemplate(scope.tx, scope.userId, id))) throw trashItemNotFound();
      await bump(scope);
    },

    empty: async (scope) => {
      await rows.deleteTrashed(scope.tx, scope.userId);
      await bump(scope);
    },

    listExpired: (before, limit) => rows.listExpired(db, before, limit),
  };
}
