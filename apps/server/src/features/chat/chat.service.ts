import { createHash } from 'node:crypto';
import type { ChatBody, ChatReply } from '@app/contract/chat';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import type { PendingReply, ArchiveSource } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import * as errors from './chat.errors.ts';
import * as rows from './chat-turns.repository.ts';
import type { LiveTurns } from './live-turns.ts';
import { type PlacementDependencies, placeTurn } from './turn-placement.ts';
import { TURN_LEASE_MS } from './turn-saver.ts';
import type { TurnStore } from './turn-store.ts';

export interface ChatDependencies extends PlacementDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  rounds: Rounds;
  billing: BillingService;
  live: LiveTurns;
  store: TurnStore;
  run: (turn: rows.TurnRow) => Promise<void>;
  timeZoneOf: TimeZoneOf;
}

/** An event of a stream with its id: how much of the reply was told, in UTF-16 units. */
export interface NumberedEvent {
  id: number;
  event: ChatStreamEvent;
}

export type ChatService = ReturnType<typeof createChatService>;

const POLL_MS = 300;
const KEEP_FINISHED_MS = 86_400_000;

export function createChatService(dependencies: ChatDependencies) {
  const { db, clock, newId, log, billing, live, store, run } = dependencies;
  const recovering = dependencies.rounds.open('chat-recovery');

  /** Takes the question: place, cap and turn in one transaction. Then the reply is written, whoever listens. */
  async function accept(userId: string, body: ChatBody, idempotencyKey?: string): Promise<rows.TurnRow> {
    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const timeZone = body.timeZone ?? (await dependencies.timeZoneOf(userId));
    try {
      const { turn, isRepeated } = await inTransaction(db, async (tx) => {
        const repeated = await findRepeated(tx, userId, idempotencyKey, requestHash);
        if (repeated !== undefined) return { turn: repeated, isRepeated: true };
        const { conversationId, userMessageId, plan } = await placeTurn(dependencies, tx, userId, body, timeZone);
        const messageId = newId();
        const now = clock.now();
        const reservationId = await billing.reserveChat({ tx, userId });
        const row = {
          messageId,
          conversationId,
          userMessageId,
          state: 'pending' as const,
          plan: { ...plan },
          reservationId,
          idempotencyKey: idempotencyKey ?? null,
          requestHash,
          leaseExpiresAt: leaseFrom(now),
          createdAt: now,
        };
        await rows.insertTurn(tx, userId, row);
        const turn = { ...row, userId, content: '', outcome: null, stopRequested: false, finishedAt: null };
        return { turn, isRepeated: false };
      });
      if (!isRepeated)
        void run(turn).catch((error: unknown) => log.error({ err: error }, 'a reply ended unexpectedly'));
      return turn;
    } catch (error) {
      if (isUniqueViolation(error, 'chat_turns_one_open')) throw errors.chatBusy();
      throw error;
    }
  }

  async function findRepeated(tx: Tx, userId: string, key: string | undefined, hash: string) {
    if (key === undefined) return undefined;
    await lockIdempotencyKey(tx, userId, key);
    const turn = await rows.findTurnByKey(tx, userId, key);
    if (turn !== undefined && turn.requestHash !== hash) throw errors.idempotencyConflict();
    return turn;
  }

  /** Tells a reply from `offset` on until it is over: live where this process writes it, else from the saved text. */
  async function* follow(
    turn: rows.TurnRow,
    offset: number,
    signal?: AbortSignal,
  ): AsyncGenerator<NumberedEvent, void> {
    const { userId, messageId, conversationId, userMessageId } = turn;
    let told = offset;
    yield { id: told, event: { type: 'started', conversationId, userMessageId, messageId } };
    // Held on to: after its end the failure is still to be read from it.
    const writing = live.find(messageId);
    while (signal?.aborted !== true) {
      const next = writing?.changed();
      const isWriting = live.find(messageId) !== undefined;
      const row = isWriting ? undefined : await rows.findTurn(db, userId, messageId);
      const content = isWriting ? (writing?.content ?? '') : (row?.content ?? writing?.content ?? '');
      if (content.length > told) {
        const text = content.slice(told);
        told = content.length;
        yield { id: told, event: { type: 'delta', text } };
      }
      // One that failed here without an end in its row is put in order later, which nobody waits for.
      if (!isWriting && (row === undefined || row.finishedAt !== null || writing?.failure !== undefined)) {
        yield* sendEnd(row, writing?.failure, told);
        return;
      }
      await (isWriting && next ? next : pause(POLL_MS, signal));
    }
  }

  async function* sendEnd(
    row: rows.TurnRow | undefined,
    failure: Error | undefined,
    id: number,
  ): AsyncGenerator<NumberedEvent> {
    if (row === undefined || row.finishedAt === null || row.state === 'interrupted') {
      throw failure ?? errors.replyInterrupted();
    }
    const suggestions = (row.outcome?.['suggestions'] ?? []) as Suggestion[];
    if (suggestions.length > 0) yield { id, event: { type: 'suggestions', suggestions } };
    const { content: response, conversationId, messageId, userId } = row;
    const usage = await billing.usage(userId);
    const sources = row.outcome?.['sources'] as ArchiveSource[] | undefined;
    const offers = row.outcome?.['offers'] as string[] | undefined;
    const rest = {
      ...(sources && { sources }),
      ...(offers && { offers }),
      ...(row.state === 'stopped' && { interrupted: true }),
    };
    yield { id, event: { type: 'completed', response, suggestions, conversationId, messageId, usage, ...rest } };
  }

  async function claimOrphan(before: Date, { resting, found }: Turn): Promise<rows.TurnRow | undefined> {
    return inTransaction(db, async (tx) => {
      const turn = await rows.lockOrphan(tx, before, resting);
      if (turn === undefined) return undefined;
      found(turn.messageId);
      await rows.updateTurn(tx, turn.userId, turn.messageId, { leaseExpiresAt: leaseFrom(clock.now()) });
      return turn;
    });
  }

  async function putInOrder(turn: rows.TurnRow): Promise<void> {
    const { content, state } = turn;
    // No word is shown before it is saved: without one nobody has seen anything.
    if (content === '' && state === 'pending') {
      await store.forget(turn);
      return;
    }
    if (state === 'pending') await store.storeQuestion(turn);
    await store.storeReply(turn, { content, status: 'interrupted', state: 'interrupted', model: '' });
  }

  return {
    accept,
    follow,

    /** Waits for the whole reply. Throws what the reply failed with. */
    answer: async (turn: rows.TurnRow): Promise<ChatReply> => {
      for await (const { event } of follow(turn, 0)) {
        if (event.type !== 'completed') continue;
        const { type: _type, interrupted: _interrupted, ...reply } = event;
        return { ...reply, userMessageId: turn.userMessageId };
      }
      throw errors.replyInterrupted();
    },

    /** Throws chat.message_not_found. */
    getTurn: async (userId: string, messageId: string): Promise<rows.TurnRow> => {
      const turn = await rows.findTurn(db, userId, messageId);
      if (turn === undefined) throw errors.messageNotFound();
      return turn;
    },

    /** Whichever process writes the reply hears of it within a second. */
    stop: async (userId: string, messageId: string): Promise<void> => {
      const turn = await rows.findTurn(db, userId, messageId);
      if (turn === undefined) throw errors.messageNotFound();
      if (turn.finishedAt !== null) return;
      await rows.updateTurn(db, userId, messageId, { stopRequested: true });
      live.find(messageId)?.stop.abort();
    },

    findPendingReply: async (userId: string, conversationId: string): Promise<PendingReply | undefined> => {
      const turn = await rows.findOpenTurn(db, userId, conversationId);
      if (turn === undefined) return undefined;
      const { messageId, userMessageId } = turn;
      return { messageId, userMessageId, content: live.find(messageId)?.content ?? turn.content };
    },

    /**
     * Turns whose process died: what was saved is kept as interrupted; an unanswered one leaves nothing and does not
     * count. Only a process that is alone with its database need not wait for the leases of the one before it.
     */
    recover: async ({ isOnlyProcess = false } = {}): Promise<void> => {
      const started = clock.now();
      const before = isOnlyProcess ? leaseFrom(started) : started;
      await recovering.drain(async (step) => {
        const turn = await claimOrphan(before, step);
        if (turn !== undefined && live.find(turn.messageId) === undefined) await putInOrder(turn);
        return turn !== undefined;
      });
    },

    deleteFinished: (): Promise<void> => rows.deleteFinished(db, new Date(clock.now().getTime() - KEEP_FINISHED_MS)),

    /** The process stops: replies end where they are and are kept. */
    stopAll: (): Promise<void> => live.stopAll(),
  };
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + TURN_LEASE_MS);

/** What a failed reply is to a client that streams. */
export function toFailedEvent(error: unknown, requestId: string): ChatStreamEvent {
  const known = errors.toAppError(error);
  return { type: 'failed', message: known.message, code: known.code, requestId };
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
