/** A reply being written by this process. */
export interface LiveTurn {
  readonly content: string;
  /** Resolves at the next change, whatever it is. */
  changed(): Promise<void>;
}

export interface WritableTurn extends LiveTurn {
  append(text: string): void;
  /** Wakes the followers: there will be no more text here, the row has the outcome or is gone. */
  close(failure?: Error): void;
  readonly failure: Error | undefined;
  readonly stop: AbortController;
}

/** The replies this process writes, for whoever follows them here. */
export interface LiveTurns {
  open(messageId: string): WritableTurn;
  find(messageId: string): WritableTurn | undefined;
  /** The process stops: every reply ends where it is. Resolves when all of them are done. */
  stopAll(): Promise<void>;
  /** Aborted from then on. */
  readonly stopping: AbortSignal;
}

export function createLiveTurns(): LiveTurns {
  const turns = new Map<string, WritableTurn>();
  const stopping = new AbortController();
  let onEmpty: (() => void)[] = [];
  return {
    open: (messageId) => {
      const turn = createTurn(() => {
        turns.delete(messageId);
        if (turns.size > 0) return;
        for (const resolve of onEmpty) resolve();
        onEmpty = [];
      });
      turns.set(messageId, turn);
      // People go on asking while the process stops; it would never be done with their answers.
      if (stopping.signal.aborted) turn.stop.abort();
      return turn;
    },
    find: (messageId) => turns.get(messageId),
    stopAll: async () => {
      stopping.abort();
      for (const turn of turns.values()) turn.stop.abort();
      if (turns.size > 0) await new Promise<void>((resolve) => onEmpty.push(resolve));
    },
    stopping: stopping.signal,
  };
}

function createTurn(onClose: () => void): WritableTurn {
  let content = '';
  let failure: Error | undefined;
  let wake: () => void = () => {};
  let next = new Promise<void>((resolve) => (wake = resolve));
  const notify = (): void => {
    const wakeNow = wake;
    next = new Promise<void>((resolve) => (wake = resolve));
    wakeNow();
  };
  return {
    get content() {
      return content;
    },
    get failure() {
      return failure;
    },
    stop: new AbortController(),
    changed: () => next,
    append: (text) => {
      content += text;
      notify();
    },
    close: (error) => {
      failure = error;
      onClose();
      notify();
    },
  };
}
