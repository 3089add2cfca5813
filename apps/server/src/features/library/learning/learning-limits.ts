import type { OwnerScope } from '#db/owner-scope.ts';
import { lockForUser } from '#db/user-lock.ts';
import { countCards } from './cards.repository.ts';
import { countManualDecks } from './decks.repository.ts';
import { tooManyCardsOrDecks } from './learning.errors.ts';

/** More new cards would lead to too many reviews on the following days. */
export const MAX_NEW_PER_DAY = 20;
const MAX_CARDS = 20_000;
const MAX_DECKS = 500;

/** Throws learning.too_many. */
export async function assertCardLimit({ tx, userId }: OwnerScope, added: number): Promise<void> {
  await lockForUser(tx, userId, 'cards');
  if ((await countCards(tx, userId)) + added > MAX_CARDS) throw tooManyCardsOrDecks();
}

/** Throws learning.too_many. */
export async function assertDeckLimit({ tx, userId }: OwnerScope): Promise<void> {
  await lockForUser(tx, userId, 'decks');
  if ((await countManualDecks(tx, userId)) >= MAX_DECKS) throw tooManyCardsOrDecks();
}
