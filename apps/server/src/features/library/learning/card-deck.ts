import type { Tx } from '#db/database.ts';
import { findOrCreateTopicDeck, findTopicDeck, type NewDeckRow } from './decks.repository.ts';
import { findFiling } from './sources.repository.ts';

/**
 * The id of the deck for the cards of a conversation: the existing deck of the conversation or its topic, even in the
 * trash; otherwise the deck of its subcategory or category. `topicRow` is a deck for its topic, which is created only if
 * the deck of the category is in the trash.
 */
export async function findCardDeck(
  tx: Tx,
  userId: string,
  conversationId: string,
  topicRow: NewDeckRow & { topicKey: string },
): Promise<string | undefined> {
  const filing = await findFiling(tx, userId, conversationId);
  if (filing?.deckId) return filing.deckId;
  const topicDeck = await findTopicDeck(tx, userId, topicRow.topicKey);
  if (topicDeck !== undefined) return topicDeck.id;
  if (filing !== undefined) {
    const subjectRow = { ...topicRow, title: filing.subjectName, topicKey: filing.subjectKey };
    const subjectDeck = await findOrCreateTopicDeck(tx, userId, subjectRow);
    if (subjectDeck?.deletedAt === null) return subjectDeck.id;
  }
  return (await findOrCreateTopicDeck(tx, userId, topicRow))?.id;
}
