import type { ArchiveSource, Reasoning, ReplyTokens, UsedContextLine } from '@app/contract/conversations';
import type { ToolUse } from '@app/contract/tool-uses';
import type { FilePassage } from '@app/contract/file-passages';
import type { ModelProposal } from '#features/suggestions/suggestions.service.ts';
import { AppError } from '#platform/app-error.ts';
import { retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { WaitingReader, WaitingReaders } from '#platform/waiting-readers.ts';
import { replyInterrupted, replyStoppedEmpty, toAppError } from './chat.errors.ts';
import type * as turnRepository from './chat-turns.repository.ts';
import type { ReadAhead } from './known-person.ts';
import type { LiveTurns, WritableTurn } from './live-turns.ts';
import { cutText, storableText, toStorable } from './storable-text.ts';
import type { TurnSaver } from './turn-saver.ts';
import type { TurnStore } from './turn-store.ts';

/** The parts of a reply besides its text. */
export interface ReplyExtras {
  sources: ArchiveSource[];
  proposals: ModelProposal[];
  /** The tools used for the reply, in order. */
  tools?: ToolUse[];
  /** The passages of the files of the conversation that the reply used. */
  passages?: FilePassage[];
  /** The facts about the user that the reply used. */
  context?: UsedContextLine[];
  /** Messages that the user can send with one click. */
  offers?: string[];
  /** Whether the model ended at its limit of length. */
  isCut?: boolean;
  /** The number of tokens that the reply used. */
  tokens?: ReplyTokens;
  /** Whether no plan is looked for in the question, because it only asks, or only changes a plan. */
  hasNoPlans?: boolean;
  /** Whether the chat does not count, because the built-in assistant could not help. */
  isUncounted?: boolean;
}

/** Functions to which an answerer reports everything besides its text. */
export interface ReplyListener {
  /** Reports a delta of the model's reasoning. */
  think(text: string): void;
  /** Reports a use of a tool; a later report with the same index replaces an earlier one. */
  use(index: number, use: ToolUse): void;
  /** Reports that the reply waits for a model from now on. */
  waitForModel(): void;
}

/** A model or the built-in assistant. Answers with text in deltas, and fails with an AppError. */
export interface Answerer {
  /** Stored with the reply, such as “llama3.2 (Ollama)”. */
  label: string;
  /** Whether answering changes data of the person before the first delta. Such a turn has to be stored first. */
  changesData?: boolean;
  answer(signal: AbortSignal, listener: ReplyListener): AsyncIterable<string>;
  /** The text that the reply continues; it is shown, and stored, with the first delta. */
  begun?: string | undefined;
  /** Complete once the reply has ended. */
  extras?: ReplyExtras;
}

export interface TurnRunnerDependencies {
  log: Logger;
  store: TurnStore;
  saver: TurnSaver;
  live: LiveTurns;
  chooseAnswerer: (turn: turnRepository.TurnRow, ahead?: ReadAhead) => Promise<Answerer>;
  waitingReaders: Pick<WaitingReaders, 'untilNone'>;
}

/** What the runner is given of a turn that has just been accepted. */
export interface AcceptedContext {
  /** What was found out while the turn was accepted. */
  ahead?: ReadAhead;
  /** Whether the turn was stored. Absent if it is stored already. */
  isStored?: Promise<boolean> | undefined;
  /** The person who waits for the reply. */
  reader: WaitingReader;
}

/** A longer reply is cut off: the model probably repeats itself endlessly. */
const MAX_REPLY_LENGTH = 400_000;

/** Writes replies independently of the request: a client that disconnects does not lose the reply. */
export function createTurnRunner(dependencies: TurnRunnerDependencies) {
  const { saver, live, chooseAnswerer } = dependencies;
  return {
    run: async (
      turn: turnRepository.TurnRow,
      { ahead, isStored = Promise.resolve(true), reader }: AcceptedContext,
    ): Promise<void> => {
      const writing = live.open(turn.messageId);
      void isStored.then((stored) => stored || writing.stop.abort());
      const watched = saver.watch(turn, writing);
      let answerer: Answerer | undefined;
      let failure: unknown;
      let storing: Promise<unknown> | undefined;
      const ended = new AbortController();
      try {
        answerer = await retry(live, createChoice(chooseAnswerer, turn, ahead));
        for await (const delta of storableText(readDeltas(answerer, { writing, isStored, reader }))) {
          const room = MAX_REPLY_LENGTH - writing.content.length;
          const text = cutText(storing === undefined ? firstText(delta, answerer.begun) : delta, room);
          if (text === '') continue;
          if (storing === undefined) {
            reader.resume();
            if (!(await isStored)) break;
            // Text is shown only once it is saved, so that a crash cannot lose text that was seen. The row holds the
            // question as well, so readers need not wait until the question is stored in the conversation.
            await retry(live, () => watched.saveBeginning(text));
            reader.end();
            storing = storeQuestion(dependencies, turn, writing, ended.signal);
          }
          writing.append(text);
          if (writing.content.length >= MAX_REPLY_LENGTH) break;
        }
      } catch (error) {
        failure = error;
      }
      // Read before the wait below: a stop during that wait comes too late, because the reply is complete.
      const isStopped = writing.stop.signal.aborted;
      if (failure === undefined && writing.content !== '') await letBeginningsPass(dependencies, writing);
      ended.abort();
      await watched.end();
      if (!(await isStored)) {
        writing.close();
        return;
      }
      const questionError = await storing;
      await finish(dependencies, turn, writing, { answerer, failure, isStopped, questionError });
    },
  };
}

/** The deltas of a reply; none if data would be changed for a turn that is not stored. */
async function* readDeltas(
  answerer: Answerer,
  { writing, isStored, reader }: { writing: WritableTurn; isStored: Promise<boolean>; reader: WaitingReader },
): AsyncGenerator<string, void, undefined> {
  if (answerer.changesData === true && !(await isStored)) return;
  yield* answerer.answer(writing.stop.signal, {
    think: (thought) => writing.think(toStorable(thought)),
    use: (index, use) => writing.use(index, use),
    waitForModel: reader.pause,
  });
}

/** The beginning of a reply: its first delta without leading blanks, or the continued text with the delta. */
function firstText(delta: string, begun: string | undefined): string {
  return begun === undefined ? delta.trimStart() : begun + delta;
}

/** Chooses the answerer. What was read ahead is used once: if that reading failed, the next attempt reads again. */
function createChoice(
  chooseAnswerer: TurnRunnerDependencies['chooseAnswerer'],
  turn: turnRepository.TurnRow,
  ahead: ReadAhead | undefined,
): () => Promise<Answerer> {
  let unused = ahead;
  return () => {
    const used = unused;
    unused = undefined;
    return chooseAnswerer(turn, used);
  };
}

/** Waits for a restarting database, unless the process stops: then the saved text is recovered later. */
const retry = <Result>(live: LiveTurns, work: () => Promise<Result>): Promise<Result> =>
  retryWhileDatabaseUnavailable(work, { signal: live.stopping });

/** The longest time that storing a question is postponed while people wait for the first words of other replies. */
const MAX_QUESTION_DELAY_MS = 10_000;

/**
 * Stores the question once nobody waits for first words, or when the reply has ended. Resolves to the error if storing
 * fails, for example because the conversation was deleted meanwhile.
 */
async function storeQuestion(
  { store, live, waitingReaders }: TurnRunnerDependencies,
  turn: turnRepository.TurnRow,
  writing: WritableTurn,
  ended: AbortSignal,
): Promise<unknown> {
  await waitingReaders.untilNone({ atMostMs: MAX_QUESTION_DELAY_MS, signal: ended });
  try {
    await retry(live, () => store.storeQuestion(turn));
    return undefined;
  } catch (error) {
    writing.stop.abort();
    return error;
  }
}

/** The longest time that the end of a reply waits while people wait for the first words of other replies. */
const MAX_END_DELAY_MS = 2_000;

/**
 * Waits while people wait for first words, because storing a reply takes much longer than beginning one. Its text is
 * already shown and saved.
 */
function letBeginningsPass({ live, waitingReaders }: TurnRunnerDependencies, writing: WritableTurn): Promise<void> {
  const signal = AbortSignal.any([writing.stop.signal, live.stopping]);
  return waitingReaders.untilNone({ atMostMs: MAX_END_DELAY_MS, signal });
}

interface RunResult {
  answerer: Answerer | undefined;
  failure: unknown;
  /** Whether the reply was stopped before its text was complete. */
  isStopped: boolean;
  /** Why the question could not be stored. */
  questionError: unknown;
}

async function finish(
  { log, store, live }: TurnRunnerDependencies,
  turn: turnRepository.TurnRow,
  writing: WritableTurn,
  result: RunResult,
): Promise<void> {
  const { answerer, questionError } = result;
  const failure = questionError ?? result.failure;
  const mustStoreQuestion = isTransient(questionError);
  const wasStopped = (result.isStopped || questionError !== undefined) && !mustStoreQuestion;
  try {
    if (writing.content === '') {
      await retry(live, () => store.deleteUnanswered(turn));
      writing.close(wasStopped ? replyStoppedEmpty() : toUnansweredError(failure));
      return;
    }
    // Without its question the reply would belong to no conversation.
    if (mustStoreQuestion) await retry(live, () => store.storeQuestion(turn));
    const isComplete = failure === undefined && !wasStopped;
    const state = isComplete ? 'completed' : wasStopped ? 'stopped' : 'interrupted';
    const status = isComplete && answerer?.extras?.isCut !== true ? 'complete' : 'interrupted';
    const { label = '', extras } = answerer ?? {};
    const reasoning = reasoningOf(writing);
    const reply = { content: writing.content, status, state, model: label, ...reasoning, ...extras } as const;
    await retry(live, () => store.storeReply(turn, reply));
    writing.close(state === 'interrupted' ? replyInterrupted(failure) : undefined);
  } catch (error) {
    // The recovery stores the saved text once the lease has lapsed.
    log.error({ err: error, messageId: turn.messageId }, 'a reply could not be stored');
    writing.close(toAppError(error));
  }
}

function reasoningOf({ reasoning, reasoningMs }: WritableTurn): { reasoning?: Reasoning } {
  return reasoning.trim() === '' ? {} : { reasoning: { text: reasoning, seconds: Math.round(reasoningMs / 1000) } };
}

/** Whether storing the question may succeed later: after a full disk it may, in a deleted conversation it cannot. */
function isTransient(questionError: unknown): boolean {
  return questionError !== undefined && !(questionError instanceof AppError);
}

/** The error of a reply that ended without any text. */
function toUnansweredError(failure: unknown): AppError {
  return failure === undefined ? new AppError({ code: 'model.bad_response' }) : toAppError(failure);
}
