import { countCards } from './cards.repository.ts';
import { countOwnDecks } from './decks.repository.ts';
import { tooMany } from './learning.errors.ts';
import type { LearningScope } from './learning-scope.ts';

const MOST_CARDS = 20_000;
const MOST_DECKS = 500;

/** Throws learning.too_many. */
export async function assertRoom({ tx, userId }: LearningScope, added: number): Promise<void> {
  if ((await countCards(tx, userId)) + added > MOST_CARDS) throw tooMany();
}

/** Throws learning.too_many. */
export async function assertRoomForDeck({ tx, userId }: LearningScope): Promise<void> {
  if ((await countOwnDecks(tx, userId)) >= MOST_DECKS) throw tooMany();
}
