import { ModelError } from './model-error.ts';

/** Time limits of a model call, in milliseconds. The providers' packages have none by default. */
export interface ModelTimeouts {
  /** The whole call, including retries and the pauses between them, but not the time in the queue. */
  totalMs: number;
  /** One attempt, until the provider's response headers arrive. */
  headersMs: number;
  /** From the headers to the first part of the reply; a local model may have to be loaded. */
  firstPartMs: number;
  /** Between two parts of the reply. */
  betweenPartsMs: number;
}

export interface CallWatchdog {
  /** Aborts when the caller aborts or a time limit is exceeded; for the provider's call. */
  readonly signal: AbortSignal;
  /** Set once a time limit was exceeded. */
  readonly error: ModelError | undefined;
  headersArrived(): void;
  partArrived(): void;
  /** Aborts the provider's call if it is still running, and clears all timers. */
  stop(): void;
}

/** Watches one attempt. `deadline` is the end of the whole call on the scale of performance.now(). */
export function watchCall(options: { caller: AbortSignal; timeouts: ModelTimeouts; deadline: number }): CallWatchdog {
  const { caller, timeouts, deadline } = options;
  const controller = new AbortController();
  let error: ModelError | undefined;
  const expire = (message: string) => {
    error ??= new ModelError('timeout', message);
    controller.abort();
  };
  const abortWithCaller = () => controller.abort(caller.reason);
  caller.addEventListener('abort', abortWithCaller, { once: true });
  if (caller.aborted) abortWithCaller();

  const totalTimer = setTimeout(expire, Math.max(0, deadline - performance.now()), 'the whole call took too long');
  let phaseTimer = setTimeout(expire, timeouts.headersMs, 'no headers came');
  let hasParts = false;
  return {
    signal: controller.signal,
    get error() {
      return error;
    },
    headersArrived: () => {
      clearTimeout(phaseTimer);
      phaseTimer = setTimeout(expire, timeouts.firstPartMs, 'the reply did not begin');
    },
    partArrived: () => {
      if (hasParts) {
        phaseTimer.refresh();
        return;
      }
      hasParts = true;
      clearTimeout(phaseTimer);
      phaseTimer = setTimeout(expire, timeouts.betweenPartsMs, 'the reply stopped coming');
    },
    stop: () => {
      caller.removeEventListener('abort', abortWithCaller);
      clearTimeout(totalTimer);
      clearTimeout(phaseTimer);
      controller.abort();
    },
  };
}
