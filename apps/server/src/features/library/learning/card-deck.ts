import type { Tx } from '#db/database.ts';
import { findOrCreateTopicDeck, findTopicDeck, type NewDeckRow } from './decks.repository.ts';
import { findCardPlacement } from './sources.repository.ts';

/**
 * Returns the id of the deck for the cards of a conversation. In this order: the deck that the conversation has
 * already, the deck of its topic, the deck of its subcategory or category. The first two are used even if they are in
 * the trash. The third is created if necessary; if it is in the trash, a deck for the topic (`topicRow`) is created
 * instead.
 */
export async function findOrCreateCardDeck(
  tx: Tx,
  userId: string,
  conversationId: string,
  topicRow: NewDeckRow & { topicKey: string },
): Promise<string | undefined> {
  const placement = await findCardPlacement(tx, userId, conversationId);
  if (placement?.deckId) return placement.deckId;
  const topicDeck = await findTopicDeck(tx, userId, topicRow.topicKey);
  if (topicDeck !== undefined) return topicDeck.id;
  if (placement !== undefined) {
    const subjectRow = { ...topicRow, title: placement.subjectName, topicKey: placement.subjectKey };
    const subjectDeck = await findOrCreateTopicDeck(tx, userId, subjectRow);
    if (subjectDeck?.deletedAt === null) return subjectDeck.id;
  }
  return (await findOrCreateTopicDeck(tx, userId, topicRow))?.id;
}
