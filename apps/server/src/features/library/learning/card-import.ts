import type { ImportCardsBody, ImportedCards } from '@app/contract/learning-decks';
import { toStorable } from '@app/contract/primitives';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { type AnkiCard, readAnkiText } from './anki-text.ts';
import { insertCards, listTexts } from './cards.repository.ts';
import { findDeck, findDeckByName, insertDeck } from './decks.repository.ts';
import { assertCardLimit, assertDeckLimit } from './learning-limits.ts';
import { deckNotFound, notCards } from './learning.errors.ts';

const AT_ONCE = 1_000;
const UNNAMED = 'Imported cards';

/** Takes in the text Anki exports. All cards come in or none; lines that are none are told. */
export function createCardImport({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  async function obtainDeck(scope: OwnerScope, name: string): Promise<string> {
    const { tx, userId } = scope;
    const known = await findDeckByName(tx, userId, name);
    if (known !== undefined) return known.id;
    await assertDeckLimit(scope);
    const id = newId();
    const now = clock.now();
    await insertDeck(tx, userId, { id, title: name, topicKey: null, createdAt: now, updatedAt: now });
    return id;
  }

  /** Answers how many were new: those the deck holds word for word add nothing. */
  async function addTo({ tx, userId }: OwnerScope, deckId: string, given: readonly AnkiCard[]): Promise<number> {
    const known = new Set((await listTexts(tx, userId, deckId)).map(keyOf));
    const added = given.filter((card) => !known.has(keyOf(card)) && known.add(keyOf(card)));
    const now = clock.now();
    for (let start = 0; start < added.length; start += AT_ONCE) {
      const rows = added.slice(start, start + AT_ONCE).map(({ front, back, tags }, index) => ({
        id: newId(),
        deckId,
        front,
        back,
        tags,
        state: 'accepted' as const,
        // In the order of the file, though they come at once.
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
    const { cards, rejected } = readAnkiText(text);
    if (cards.length === 0 && rejected.length === 0) throw notCards();
    return inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      if (deckId !== undefined && (await findDeck(tx, userId, deckId)) === undefined) throw deckNotFound();
      await assertCardLimit(scope, cards.length);
      let created = 0;
      for (const [name, members] of Map.groupBy(cards, ({ deck }) => deck ?? '')) {
        const into = deckId ?? (await obtainDeck(scope, deckName ?? (toStorable(name).trim() || UNNAMED)));
        created += await addTo(scope, into, members);
      }
      await bumpUserVersion(tx, userId);
      return { created, unchanged: cards.length - created, rejected };
    });
  };
}

const keyOf = ({ front, back }: { front: string; back: string }): string => JSON.stringify([front, back]);
