import type { ToolUse } from '@app/contract/tool-uses';
import { cutText } from './storable-text.ts';

/** A reply that this process is writing. */
export interface LiveTurn {
  readonly content: string;
  /** The model's reasoning so far. */
  readonly reasoning: string;
  /** The duration of the reasoning, in milliseconds. */
  readonly reasoningMs: number;
  /** The tools used for the reply so far; a changed use is a new object. */
  readonly uses: readonly ToolUse[];
  /** Resolves at the next change of any kind. */
  changed(): Promise<void>;
}

export interface WritableTurn extends LiveTurn {
  append(text: string): void;
  think(text: string): void;
  use(index: number, use: ToolUse): void;
  /**
   * Notifies the readers that no more text follows. The row of the turn then has the outcome or was deleted; with `failure`,
   * the reply could not be stored.
   */
  close(failure?: Error): void;
  readonly failure: Error | undefined;
  readonly stop: AbortController;
}

/** The replies that this process is writing, for the clients that are connected to this process. */
export interface LiveTurns {
  open(messageId: string): WritableTurn;
  find(messageId: string): WritableTurn | undefined;
  /** Why a recent reply of this process failed, for a reader who connects after its end. */
  findFailure(messageId: string): Error | undefined;
  /** Interrupts every reply, because the process stops. Resolves when all have ended. */
  stopAll(): Promise<void>;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
}

/** Reasoning beyond this length is dropped. */
const MAX_REASONING_LENGTH = 200_000;
const MAX_FAILURES = 500;

export function createLiveTurns(now: () => number = () => performance.now()): LiveTurns {
  const turns = new Map<string, WritableTurn>();
  /** The errors of the latest failed replies by message id, oldest first. */
  const failures = new Map<string, Error>();
  const stopping = new AbortController();
  let emptyListeners: (() => void)[] = [];
  return {
    open: (messageId) => {
      const turn = createTurn(now, (failure) => {
        turns.delete(messageId);
        if (failure !== undefined) failures.set(messageId, failure);
        for (const oldest of failures.keys()) {
          if (failures.size <= MAX_FAILURES) break;
          failures.delete(oldest);
        }
        if (turns.size > 0) return;
        for (const resolve of emptyListeners) resolve();
        emptyListeners = [];
      });
      turns.set(messageId, turn);
      // While the process stops, new replies end immediately: otherwise `stopAll` might never resolve.
      if (stopping.signal.aborted) turn.stop.abort();
      return turn;
    },
    find: (messageId) => turns.get(messageId),
    findFailure: (messageId) => failures.get(messageId),
    stopAll: async () => {
      stopping.abort();
      for (const turn of turns.values()) turn.stop.abort();
      if (turns.size > 0) await new Promise<void>((resolve) => emptyListeners.push(resolve));
    },
    stopping: stopping.signal,
  };
}

function createTurn(now: () => number, onClose: (failure?: Error) => void): WritableTurn {
  let content = '';
  let reasoning = '';
  let reasoningMs = 0;
  /** The start time of the current reasoning. */
  let thinkingSince: number | undefined;
  const uses: ToolUse[] = [];
  let failure: Error | undefined;
  const { changed, notify } = createChangeSignal();
  return {
    get content() {
      return content;
    },
    get reasoning() {
      return reasoning;
    },
    get reasoningMs() {
      return reasoningMs + (thinkingSince === undefined ? 0 : now() - thinkingSince);
    },
    uses,
    get failure() {
      return failure;
    },
    stop: new AbortController(),
    changed,
    think: (text) => {
      thinkingSince ??= now();
      reasoning += cutText(text, MAX_REASONING_LENGTH - reasoning.length);
      notify();
    },
    use: (index, use) => {
      uses[index] = use;
      notify();
    },
    append: (text) => {
      if (thinkingSince !== undefined) reasoningMs += now() - thinkingSince;
      thinkingSince = undefined;
      content += text;
      notify();
    },
    close: (error) => {
      failure = error;
      onClose(error);
      notify();
    },
  };
}

/** `changed` resolves at the next call of `notify`. */
function createChangeSignal() {
  let wake: () => void = () => {};
  let nextChange = new Promise<void>((resolve) => (wake = resolve));
  return {
    changed: (): Promise<void> => nextChange,
    notify: (): void => {
      const wakeNow = wake;
      nextChange = new Promise<void>((resolve) => (wake = resolve));
      wakeNow();
    },
  };
}
