import { ModelFault } from './model-fault.ts';

/** How long a model may take, in milliseconds. The providers' packages know no default of their own. */
export interface ModelTimeouts {
  /** The whole call: retries and the wait between them included, the wait in our queue not. */
  totalMs: number;
  /** One attempt until the provider's headers are there: a server that accepts and then says nothing. */
  headersMs: number;
  /** From the headers to the first part of the reply; a local model may have to be loaded. */
  firstPartMs: number;
  /** Between two parts. */
  betweenPartsMs: number;
}

export interface CallWatchdog {
  /** Aborts when the caller leaves or time is up: for the provider's call. */
  readonly signal: AbortSignal;
  /** Set once time was up. */
  readonly fault: ModelFault | undefined;
  headersArrived(): void;
  partArrived(): void;
  /** Ends the provider's call if it still runs, and all timers. */
  stop(): void;
}

/** Watches one attempt. `deadline` is when the whole call must be over, on performance.now()'s scale. */
export function watchCall(options: { caller: AbortSignal; timeouts: ModelTimeouts; deadline: number }): CallWatchdog {
  const { caller, timeouts, deadline } = options;
  const controller = new AbortController();
  let fault: ModelFault | undefined;
  const expire = (message: string) => {
    fault ??= new ModelFault('timeout', message);
    controller.abort();
  };
  const leave = () => controller.abort(caller.reason);
  caller.addEventListener('abort', leave, { once: true });
  if (caller.aborted) leave();

  const total = setTimeout(expire, Math.max(0, deadline - performance.now()), 'the whole call took too long');
  let phase = setTimeout(expire, timeouts.headersMs, 'no headers came');
  let hasParts = false;
  return {
    signal: controller.signal,
    get fault() {
      return fault;
    },
    headersArrived: () => {
      clearTimeout(phase);
      phase = setTimeout(expire, timeouts.firstPartMs, 'the reply did not begin');
    },
    partArrived: () => {
      if (hasParts) {
        phase.refresh();
        return;
      }
      hasParts = true;
      clearTimeout(phase);
      phase = setTimeout(expire, timeouts.betweenPartsMs, 'the reply stopped coming');
    },
    stop: () => {
      caller.removeEventListener('abort', leave);
      clearTimeout(total);
      clearTimeout(phase);
      controller.abort();
    },
  };
}
