import type { ArchiveSource } from '@app/contract/conversations';
import type { GivenProposal } from '#features/suggestions/suggestions.service.ts';
import { AppError } from '#platform/app-error.ts';
import { retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import { replyInterrupted, stoppedUnanswered, toAppError } from './chat.errors.ts';
import type * as rows from './chat-turns.repository.ts';
import type { LiveTurns, WritableTurn } from './live-turns.ts';
import { storableText } from './storable-text.ts';
import type { TurnSaver } from './turn-saver.ts';
import type { TurnStore } from './turn-store.ts';

/** What a reply drew upon and what it proposes beside its words. */
export interface ReplyFinds {
  sources: ArchiveSource[];
  proposals: GivenProposal[];
  /** What the person may answer with one click. */
  offers?: string[];
}

/** Whoever answers: a model or the built-in assistant. Text in pieces; fails with an AppError. */
export interface Answerer {
  /** Kept with the reply, such as 'llama3.2 (Ollama)'. */
  label: string;
  answer(signal: AbortSignal): AsyncIterable<string>;
  /** Complete when the answer is. */
  finds?: ReplyFinds;
}

export interface TurnRunnerDependencies {
  log: Logger;
  store: TurnStore;
  saver: TurnSaver;
  live: LiveTurns;
  chooseAnswerer: (turn: rows.TurnRow) => Promise<Answerer>;
}

/** A reply this long is a model gone wild. */
const LONGEST_REPLY = 400_000;

/** Writes replies, detached from whoever asked: a client that leaves does not lose the answer. */
export function createTurnRunner({ log, store, saver, live, chooseAnswerer }: TurnRunnerDependencies) {
  async function run(turn: rows.TurnRow): Promise<void> {
    const writing = live.open(turn.messageId);
    const watched = saver.watch(turn, writing);
    let label = '';
    let finds: ReplyFinds | undefined;
    let failure: unknown;
    let storing: Promise<unknown> | undefined;
    try {
      const answerer = await chooseAnswerer(turn);
      label = answerer.label;
      finds = answerer.finds;
      for await (const text of storableText(answerer.answer(writing.stop.signal))) {
        if (storing === undefined) {
          // Nobody is shown a word that a crash could take back: with it the row says that the question stays. The
          // question itself is in the row since it was asked; a reader need not wait until it is in the conversation.
          await keepTrying(() => watched.saveBeginning(text));
          storing = storeQuestion(turn, writing);
        }
        writing.append(text);
        if (writing.content.length > LONGEST_REPLY) break;
      }
    } catch (error) {
      failure = error;
    }
    await watched.end();
    const unasked = await storing;
    await finish(turn, writing, { label, finds }, { failure: unasked ?? failure, mustAsk: isPassing(unasked) });
  }

  /** A database that restarts is waited for, though not by a process that stops: what was saved is put in order later. */
  const keepTrying = (work: () => Promise<unknown>): Promise<unknown> =>
    retryWhileDatabaseAway(work, { signal: live.stopping });

  /** Resolves to what went wrong: a conversation deleted meanwhile cannot take the question. */
  async function storeQuestion(turn: rows.TurnRow, writing: WritableTurn): Promise<unknown> {
    try {
      await keepTrying(() => store.storeQuestion(turn));
      return undefined;
    } catch (error) {
      writing.stop.abort();
      return error;
    }
  }

  async function finish(
    turn: rows.TurnRow,
    writing: WritableTurn,
    { label, finds }: { label: string; finds: ReplyFinds | undefined },
    { failure, mustAsk }: { failure: unknown; mustAsk: boolean },
  ): Promise<void> {
    const wasStopped = writing.stop.signal.aborted && !mustAsk;
    try {
      if (writing.content === '') {
        await keepTrying(() => store.forget(turn));
        writing.close(wasStopped ? stoppedUnanswered() : unanswered(failure));
        return;
      }
      // Without its question the reply would belong to no conversation, and be gone.
      if (mustAsk) await keepTrying(() => store.storeQuestion(turn));
      const isComplete = failure === undefined && !wasStopped;
      const state = isComplete ? 'completed' : wasStopped ? 'stopped' : 'interrupted';
      const status = isComplete ? 'complete' : 'interrupted';
      const reply = { content: writing.content, status, state, model: label, ...finds } as const;
      await keepTrying(() => store.storeReply(turn, reply));
      writing.close(state === 'interrupted' ? replyInterrupted(failure) : undefined);
    } catch (error) {
      // The turn keeps its lease until it lapses: recovery stores what was saved.
      log.error({ err: error, messageId: turn.messageId }, 'a reply could not be stored');
      writing.close(toAppError(error));
    }
  }

  return { run };
}

/** Whether the question may be stored later: a full disk passes, a conversation that was deleted does not come back. */
function isPassing(unasked: unknown): boolean {
  return unasked !== undefined && !(unasked instanceof AppError);
}

/** An answer without a single word is as good as none. */
function unanswered(failure: unknown): AppError {
  return failure === undefined ? new AppError({ code: 'model.bad_response' }) : toAppError(failure);
}
