import type { Database } from '#db/database.ts';
import type { TrashBin } from '#features/trash/trash.service.ts';
import { cardTrash } from './cards.repository.ts';
import { deckTrash, deleteCardsOfTrashedDecks, restoreDeckOfCard } from './decks.repository.ts';

/** The trash bin of cards; restoring a card restores its deck. */
export function createCardTrash(db: Database): TrashBin {
  const trash = cardTrash(db);
  return {
    ...trash,
    restore: async (scope, id) => {
      await restoreDeckOfCard(scope.tx, scope.userId, id);
      await trash.restore(scope, id);
    },
  };
}

/** The trash bin of decks, each with its cards. */
export function createDeckTrash(db: Database): TrashBin {
  const trash = deckTrash(db);
  return {
    ...trash,
    deleteForever: async (scope, id) => {
      await deleteCardsOfTrashedDecks(scope.tx, scope.userId, id);
      await trash.deleteForever(scope, id);
    },
    empty: async (scope) => {
      await deleteCardsOfTrashedDecks(scope.tx, scope.userId);
      await trash.empty(scope);
    },
  };
}
