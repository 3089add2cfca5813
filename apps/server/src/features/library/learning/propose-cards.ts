import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Rounds } from '#platform/rounds.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import { insertCards } from './cards.repository.ts';
import { findOrCreateCardDeck } from './card-deck.ts';
import { listPending, listTurns, type PendingConversation, saveSource, type Turn } from './sources.repository.ts';

/** What the local engine extracts from a conversation; see packages/understanding. */
export interface FoundLesson {
  topic: string;
  topicKey: string;
  cards: readonly { front: string; back: string; turnId: string }[];
  note: readonly { turnId: string; text: string }[];
}

export interface LessonFinder {
  lessonOf(title: string, turns: readonly Turn[]): FoundLesson;
  /** Fronts that ask the same question have the same key. */
  cardKey(front: string): string;
  /** Names of the same topic have the same key. */
  topicKey(name: string): string;
}

export interface ProposeCardsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  rounds: Rounds;
  engine: LessonFinder;
}

const BATCH_SIZE = 50;

/** Proposes cards from the messages since the last run. Proposes nothing twice. */
export function createProposeCards({ db, clock, newId, rounds, engine }: ProposeCardsDependencies) {
  const round = rounds.open('cards');

  async function store(userId: string, conversation: PendingConversation, lesson: FoundLesson): Promise<void> {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      if (lesson.cards.length === 0) {
        await saveSource(tx, userId, conversation, { deckId: null, note: [], readAt: now });
        return;
      }
      const { topic, topicKey } = lesson;
      const deckRow = { id: newId(), title: topic, topicKey, createdAt: now, updatedAt: now };
      const deckId = await findOrCreateCardDeck(tx, userId, conversation.id, deckRow);
      if (deckId === undefined) return;
      const cards = lesson.cards.map(({ front, back, turnId }) => ({
        id: newId(),
        deckId,
        front,
        back,
        state: 'proposed' as const,
        conversationId: conversation.id,
        messageId: turnId,
        contentKey: engine.cardKey(front),
        createdAt: now,
        updatedAt: now,
      }));
      await insertCards(tx, userId, cards);
      const note = lesson.note.map(({ turnId, text }) => ({ messageId: turnId, text }));
      await saveSource(tx, userId, conversation, { deckId, note, readAt: now });
      await bumpUserVersion(tx, userId);
    });
  }

  return async function proposeCards(userId: string, signal?: AbortSignal): Promise<void> {
    const [readIds, leftForNextRun] = [new Set<string>(), new Set<string>()];
    for (;;) {
      const pending = await listPending(db, userId, { limit: BATCH_SIZE, except: [...leftForNextRun] });
      if (pending.length === 0) return;
      for (const conversation of pending) {
        // A conversation that was read in this run and is pending again has failed or got new messages: it is left for
        // the next run.
        if (readIds.has(conversation.id)) leftForNextRun.add(conversation.id);
        if (leftForNextRun.has(conversation.id)) continue;
        signal?.throwIfAborted();
        readIds.add(conversation.id);
        await round.attempt(conversation.id, async () => {
          const turns = await listTurns(db, userId, conversation.id);
          await yieldToRequests();
          await store(userId, conversation, engine.lessonOf(conversation.title, turns));
        });
      }
    }
  };
}
