import type { ImportCardsBody, ImportedCards } from '@app/contract/learning-decks';
import { toStorable } from '@app/contract/primitives';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { type AnkiCard, parseAnkiText } from './anki-text.ts';
import { insertCards, listCardTexts } from './cards.repository.ts';
import { findDeck, findDeckByName, insertDeck } from './decks.repository.ts';
import { assertCardLimit, assertDeckLimit } from './learning-limits.ts';
import { deckNotFound, fileWithoutCards } from './learning.errors.ts';

const BATCH_SIZE = 1_000;
const DEFAULT_DECK_NAME = 'Imported cards';

interface CardImportDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
}

/** Imports a text that Anki exported: all its cards or none. Lines that are not cards are returned as rejected. */
export function createCardImport(dependencies: CardImportDependencies) {
  const { db, clock, newId } = dependencies;

  /**
   * Adds cards to a deck, except exact copies of each other or of cards in the deck. Returns how many were added. Throws
   * learning.too_many.
   */
  async function addCards({ tx, userId }: OwnerScope, deckId: string, cards: readonly AnkiCard[]): Promise<number> {
    const knownKeys = new Set((await listCardTexts(tx, userId, deckId)).map(keyOf));
    const added = cards.filter((card) => {
      const isNew = !knownKeys.has(keyOf(card));
      knownKeys.add(keyOf(card));
      return isNew;
    });
    await assertCardLimit({ tx, userId }, added.length);
    const now = clock.now();
    for (let start = 0; start < added.length; start += BATCH_SIZE) {
      const rows = added.slice(start, start + BATCH_SIZE).map(({ front, back, tags }, index) => ({
        id: newId(),
        deckId,
        front,
        back,
        tags,
        state: 'accepted' as const,
        // Later cards get later times, which keeps the order of the file.
        dueAt: new Date(now.getTime() + start + index),
        createdAt: new Date(now.getTime() + start + index),
        updatedAt: now,
      }));
      await insertCards(tx, userId, rows);
    }
    return added.length;
  }

  /** Throws learning.not_cards, learning.deck_not_found and learning.too_many. */
  return async function importCards(
    userId: string,
    { text, deckId, deckName }: ImportCardsBody,
  ): Promise<ImportedCards> {
    const { cards, rejected } = parseAnkiText(text);
    if (cards.length === 0 && rejected.length === 0) throw fileWithoutCards();
    return inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      if (deckId !== undefined && (await findDeck(tx, userId, deckId)) === undefined) throw deckNotFound();
      let created = 0;
      for (const [name, deckCards] of Map.groupBy(cards, ({ deck }) => deck ?? '')) {
        const targetDeckId =
          deckId ??
          (await findOrCreateDeck(dependencies, scope, deckName ?? (toStorable(name).trim() || DEFAULT_DECK_NAME)));
        created += await addCards(scope, targetDeckId, deckCards);
      }
      await bumpUserVersion(tx, userId);
      return { created, unchanged: cards.length - created, rejected };
    });
  };
}

/** The id of the deck with this name, created if it does not exist. */
async function findOrCreateDeck(
  { clock, newId }: CardImportDependencies,
  scope: OwnerScope,
  name: string,
): Promise<string> {
  const { tx, userId } = scope;
  const known = await findDeckByName(tx, userId, name);
  if (known !== undefined) return known.id;
  await assertDeckLimit(scope);
  const id = newId();
  const now = clock.now();
  await insertDeck(tx, userId, { id, title: name, topicKey: null, createdAt: now, updatedAt: now });
  return id;
}

const keyOf = ({ front, back }: { front: string; back: string }): string => JSON.stringify([front, back]);
