import { inTransaction } from '#db/database.ts';
import type { TurnPlan } from './turn-plan.ts';
import * as turnRepository from './chat-turns.repository.ts';
import type { TurnSaver } from './turn-saver.ts';
import { outcomeOf, type TurnStore, type TurnStoreDependencies } from './turn-store.ts';

/** How long a finished reply is held in memory, for a client whose connection broke near its end. */
const HOLD_FINISHED_MS = 60_000;

export interface TemporaryTurns {
  store: TurnStore;
  saver: TurnSaver;
  /** A finished turn with its reply, if it ended less than a minute ago in this process. */
  findFinished(userId: string, messageId: string): turnRepository.TurnRow | undefined;
}

export const isTemporary = (turn: Pick<turnRepository.TurnRow, 'plan'>): boolean =>
  (turn.plan as unknown as Partial<TurnPlan>).isTemporary === true;

/** The row of a temporary turn, without its texts. The row is needed to count the chat and to stop the turn. */
export function withoutTexts<Row extends { plan: object; requestHash?: string | null | undefined }>(row: Row): Row {
  const { settings: _settings, begun: _begun, ...plan } = row.plan as Partial<TurnPlan>;
  return { ...row, plan: { ...plan, question: '', seeds: [], attachments: [] }, requestHash: null };
}

/**
 * The steps of a turn that is not stored: its reply is in memory until a minute after its end. The row of the turn has
 * no text. The row has a lease, so that a turn whose process died is not counted.
 */
export function createTemporaryTurns(
  { db, clock, billing }: Pick<TurnStoreDependencies, 'db' | 'clock' | 'billing'>,
  { deleteUnanswered }: Pick<TurnStore, 'deleteUnanswered'>,
  saver: TurnSaver,
): TemporaryTurns {
  const finished = new Map<string, turnRepository.TurnRow>();
  return {
    findFinished: (userId, messageId) => {
      const turn = finished.get(messageId);
      return turn?.userId === userId ? turn : undefined;
    },
    store: {
      deleteUnanswered,
      storeQuestion: () => Promise.resolve(),
      storeReply: async (turn, reply) => {
        const { userId, messageId, reservationId } = turn;
        const finishedAt = clock.now();
        await inTransaction(db, async (tx) => {
          const current = await turnRepository.lockTurn(tx, userId, messageId);
          if (current === undefined || current.finishedAt !== null) return;
          if (reservationId !== null) {
            await (reply.isUncounted === true ? billing.releaseChat : billing.settleChat)(
              { tx, userId },
              reservationId,
            );
          }
          await turnRepository.updateTurn(tx, userId, messageId, { state: reply.state, finishedAt });
        });
        const { state, content } = reply;
        finished.set(messageId, { ...turn, state, content, finishedAt, outcome: outcomeOf(reply, []) });
        setTimeout(() => finished.delete(messageId), HOLD_FINISHED_MS).unref();
      },
    },
    saver: {
      watch: (turn, writing) => {
        const { stop, failure } = writing;
        const watched = saver.watch(turn, { ...writing, content: '', stop, failure });
        return { ...watched, saveBeginning: () => Promise.resolve() };
      },
    },
  };
}
