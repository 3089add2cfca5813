import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import * as cards from './cards.repository.ts';
import { findOrCreateTopicDeck } from './decks.repository.ts';
import type { ProposeCardsDependencies } from './propose-cards.ts';
import { deckNotFound } from './learning.errors.ts';

/** A card that another program proposes. */
export interface ProgramCard {
  front: string;
  back: string;
  /** The program, by the name of its token. */
  proposedBy: string;
}

const DECK_TITLE = 'From other apps';
/** No topic of a conversation has this key. */
const DECK_KEY = 'programs:';

/** Proposes a card once. If the same question was proposed before, returns that card, whatever was decided about it. */
export function createProgramCards({ db, clock, newId, engine }: ProposeCardsDependencies) {
  return (userId: string, { front, back, proposedBy }: ProgramCard) =>
    inTransaction(db, async (tx): Promise<{ id: string; state: 'proposed' | 'accepted' | 'declined' }> => {
      const now = clock.now();
      const contentKey = engine.cardKey(front);
      const before = await cards.findByKey(tx, userId, contentKey);
      if (before !== undefined) return before;
      const deckRow = { id: newId(), title: DECK_TITLE, topicKey: DECK_KEY, createdAt: now, updatedAt: now };
      const deck = await findOrCreateTopicDeck(tx, userId, deckRow);
      if (deck === undefined) throw deckNotFound();
      const row = { id: newId(), deckId: deck.id, front, back, state: 'proposed' as const, contentKey, proposedBy };
      const added = await cards.insertCards(tx, userId, [{ ...row, createdAt: now, updatedAt: now }]);
      if (added > 0) await bumpUserVersion(tx, userId);
      return (await cards.findByKey(tx, userId, contentKey)) ?? { id: row.id, state: row.state };
    });
}
