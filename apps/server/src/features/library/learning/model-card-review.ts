import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { type FindModelReview, DATA_NOTICE } from '#features/assistant/assistant.service.ts';
import { insertCards, replaceProposals } from './cards.repository.ts';
import { findOrCreateCardDeck } from './card-deck.ts';
import type { ProposeCardsDependencies } from './propose-cards.ts';
import { type ModelCards, parseModelCards } from './model-cards.ts';
import { findUnsent, listTurns, markSent, type UnsentConversation, type Turn } from './sources.repository.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';

/** Has a model propose cards from a conversation worth learning from; each conversation is sent once. */
export function createModelCardReview({ db, clock, newId, engine }: ProposeCardsDependencies): FindModelReview {
  async function store({ userId, id, title }: UnsentConversation, { topic, cards }: ModelCards): Promise<void> {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await markSent(tx, userId, id, now);
      if (cards.length === 0) return;
      const name = topic ?? title;
      const deckRow = { id: newId(), title: name, topicKey: engine.topicKey(name), createdAt: now, updatedAt: now };
      const deckId = await findOrCreateCardDeck(tx, userId, id, deckRow);
      if (deckId === undefined) return;
      const proposed = cards.map(({ front, back, turnId }) => ({
        id: newId(),
        deckId,
        front,
        back,
        state: 'proposed' as const,
        conversationId: id,
        messageId: turnId,
        contentKey: engine.cardKey(front),
        createdAt: now,
        updatedAt: now,
      }));
      await replaceProposals(tx, userId, proposed, now);
      await insertCards(tx, userId, proposed);
      await bumpUserVersion(tx, userId);
    });
  }

  return async ({ quietSince, recentlyFailed, reportRow }) => {
    const unsent = await findUnsent(db, quietSince, recentlyFailed);
    if (unsent === undefined) return undefined;
    const { userId, id, title } = unsent;
    reportRow(id);
    const turns = await listTurns(db, userId, id);
    return {
      userId,
      purpose: 'cards',
      conversationIds: [id],
      messages: buildRequest(title, turns),
      handleReply: (reply) => store(unsent, parseModelCards(reply ?? '', turns)),
    };
  };
}

const MAX_TURNS = 12;
const MAX_CHARACTERS = 8_000;

/** The request for one JSON object with cards from a conversation. The reply still has to be validated. */
function buildRequest(title: string, turns: readonly Turn[]): ModelMessage[] {
  const instructions = [
    'You make flashcards of what a person learned in a conversation. Answer with one JSON object and nothing else:',
    '{"topic": "at most five words", "cards": [{"front": "one question", "back": "its answer", "quote": "…"}]}',
    'At most six cards, only of facts worth knowing by heart in a year; none if there are none. A front asks one thing',
    'and can be understood without the conversation; both sides have at most 200 characters, in the language of the',
    'conversation. A quote repeats the words of the assistant that the card rests on exactly. Add nothing to them.',
    DATA_NOTICE,
  ].join('\n');
  const transcript = turns
    .slice(0, MAX_TURNS)
    .map(({ role, text }) => `${role === 'user' ? 'User' : 'Assistant'}: ${text}`)
    .join('\n\n')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: `${title}\n\n${transcript}` },
  ];
}
