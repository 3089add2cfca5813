import type { PendingReply } from '@app/contract/conversations';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import * as errors from './chat.errors.ts';
import * as turnRepository from './chat-turns.repository.ts';
import { createKeptChats } from './kept-chats.ts';
import type { LiveTurns } from './live-turns.ts';
import { type AcceptanceDependencies, createTurnAcceptance } from './turn-acceptance.ts';
import { turnLeaseFrom } from './turn-saver.ts';
import type { TurnStore } from './turn-store.ts';
import { createTurnStream, type StreamDependencies } from './turn-stream.ts';

export interface RecoveryDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  live: LiveTurns;
  store: TurnStore;
}

export type ChatDependencies = AcceptanceDependencies & Omit<StreamDependencies, 'takeOver'> & RecoveryDependencies;

export type ChatService = ReturnType<typeof createChatService>;

const KEEP_FINISHED_MS = 86_400_000;

export function createChatService(dependencies: ChatDependencies) {
  const { db, clock, live } = dependencies;
  const recovery = createTurnRecovery(dependencies);

  /** Throws chat.message_not_found. */
  async function getTurn(userId: string, messageId: string): Promise<turnRepository.TurnRow> {
    const turn = await turnRepository.findTurn(db, userId, messageId);
    if (turn === undefined) throw errors.messageNotFound();
    return turn;
  }

  return {
    ...createTurnAcceptance(dependencies),
    ...createTurnStream({ ...dependencies, takeOver: recovery.takeOver }),
    recover: recovery.recover,
    ...createKeptChats(dependencies),

    getTurn,

    /** Stops a reply: the process that writes it stops writing within a second. Throws chat.message_not_found. */
    stop: async (userId: string, messageId: string): Promise<void> => {
      const turn = await getTurn(userId, messageId);
      if (turn.finishedAt !== null) return;
      await turnRepository.updateTurn(db, userId, messageId, { stopRequested: true });
      live.find(messageId)?.stop.abort();
    },

    findPendingReply: async (userId: string, conversationId: string): Promise<PendingReply | undefined> => {
      const turn = await turnRepository.findOpenTurn(db, userId, conversationId);
      if (turn === undefined) return undefined;
      const { messageId, userMessageId } = turn;
      return { messageId, userMessageId, content: live.find(messageId)?.content ?? turn.content };
    },

    deleteFinished: (): Promise<void> =>
      turnRepository.deleteFinished(db, new Date(clock.now().getTime() - KEEP_FINISHED_MS)),
  };
}

function createTurnRecovery({ db, clock, rounds, live, store }: RecoveryDependencies) {
  const round = rounds.open('chat-recovery');

  /** Takes over a turn whose process has died, if nothing has changed since it was read. */
  async function takeOver(seen: turnRepository.TurnRow): Promise<void> {
    const takenOver = await inTransaction(db, async (tx) => {
      const turn = await turnRepository.lockTurn(tx, seen.userId, seen.messageId);
      const isUnchanged = turn?.leaseExpiresAt.getTime() === seen.leaseExpiresAt.getTime();
      if (turn === undefined || turn.finishedAt !== null || !isUnchanged) return undefined;
      await turnRepository.updateTurn(tx, turn.userId, turn.messageId, { leaseExpiresAt: turnLeaseFrom(clock.now()) });
      return turn;
    });
    if (takenOver !== undefined) await recoverTurn(store, takenOver);
  }

  /** Takes over the turn, of any user, whose lease ended longest ago. */
  async function takeOverOrphan(
    leaseEndsBefore: Date,
    { recentlyFailed, reportRow }: StepContext,
  ): Promise<turnRepository.TurnRow | undefined> {
    return inTransaction(db, async (tx) => {
      const turn = await turnRepository.lockOrphan(tx, leaseEndsBefore, recentlyFailed);
      if (turn === undefined) return undefined;
      reportRow(turn.messageId);
      await turnRepository.updateTurn(tx, turn.userId, turn.messageId, { leaseExpiresAt: turnLeaseFrom(clock.now()) });
      return turn;
    });
  }

  return {
    takeOver,

    /**
     * Finishes turns whose process has died: saved text is stored as an interrupted reply; a turn without text is
     * deleted and not counted. A process that has the database to itself does not wait for the leases of an earlier
     * process, whose clock may have been ahead.
     */
    recover: async ({ isOnlyProcess = false } = {}): Promise<void> => {
      const started = clock.now();
      if (isOnlyProcess) await turnRepository.endAllLeases(db, started);
      await round.drain(async (step) => {
        const turn = await takeOverOrphan(started, step);
        if (turn !== undefined && live.find(turn.messageId) === undefined) await recoverTurn(store, turn);
        return turn !== undefined;
      });
    },
  };
}

async function recoverTurn(store: TurnStore, turn: turnRepository.TurnRow): Promise<void> {
  const { content, state } = turn;
  // Text is saved before it is shown, so the person has seen no text of a turn without saved text.
  if (content === '' && state === 'pending') {
    await store.deleteUnanswered(turn);
    return;
  }
  if (state === 'pending') await store.storeQuestion(turn);
  await store.storeReply(turn, { content, status: 'interrupted', state: 'interrupted', model: '' });
}
