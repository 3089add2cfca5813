import type { Database } from '#db/database.ts';
import type { TrashBin } from '#features/trash/trash.service.ts';
import { cardTrash } from './cards.repository.ts';
import { deckTrash, deleteCardsOfTrashed, restoreDeckOf } from './decks.repository.ts';

/** Cards in the trash; one that comes back brings its deck along. */
export function createCardTrash(db: Database): TrashBin {
  const trash = cardTrash(db);
  return {
    ...trash,
    restore: async (scope, id) => {
      await restoreDeckOf(scope.tx, scope.userId, id);
      await trash.restore(scope, id);
    },
  };
}

/** Decks in the trash, each with its cards. */
export function createDeckTrash(db: Database): TrashBin {
  const trash = deckTrash(db);
  return {
    ...trash,
    deleteForever: async (scope, id) => {
      await deleteCardsOfTrashed(scope.tx, scope.userId, id);
      await trash.deleteForever(scope, id);
    },
    empty: async (scope) => {
      await deleteCardsOfTrashed(scope.tx, scope.userId);
      await trash.empty(scope);
    },
  };
}
