import type { Database, Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TrashBin } from '#features/trash/trash.service.ts';
import { trashItemNotFound } from './templates.errors.ts';
import * as repository from './templates.repository.ts';

/** The trash bin of templates. */
export function createTemplateTrash({ db }: { db: Database }): TrashBin {
  const bumpVersion = ({ tx, userId }: { tx: Tx; userId: string }) => bumpUserVersion(tx, userId);
  return {
    list: async (userId, page) =>
      (await repository.listTrashed(db, userId, page)).flatMap(({ id, name, deletedAt }) =>
        deletedAt === null ? [] : [{ id, title: name, deletedAt }],
      ),

    restore: async (scope, id) => {
      const row = await repository.lockTemplate(scope.tx, scope.userId, id);
      if (row === undefined || row.deletedAt === null) throw trashItemNotFound();
      await repository.updateTemplate(scope.tx, scope.userId, id, { deletedAt: null });
      await bumpVersion(scope);
    },

    deleteForever: async (scope, id) => {
      if (!(await repository.deleteTemplate(scope.tx, scope.userId, id))) throw trashItemNotFound();
      await bumpVersion(scope);
    },

    empty: async (scope) => {
      await repository.deleteTrashed(scope.tx, scope.userId);
      await bumpVersion(scope);
    },

    listExpired: (before, limit) => repository.listExpired(db, before, limit),
  };
}
