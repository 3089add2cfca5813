import type { Tx } from '#db/database.ts';
import { findOrCreateTopicDeck, findTopicDeck, type NewDeckRow } from './decks.repository.ts';
import { findFiling } from './sources.repository.ts';

/**
 * The id of the deck for the cards of a conversation. The first that exists is used, even if it is in the trash: the
 * deck that the conversation has, or the deck of its topic. Otherwise it is the deck of its subcategory or category,
 * created if necessary. If that deck is in the trash, a deck for the topic (`topicRow`) is created.
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
