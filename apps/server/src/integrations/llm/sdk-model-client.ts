import { setTimeout as waitFor } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import { watchCall, type ModelTimeouts } from './call-watchdog.ts';
import type { ModelClient, ModelEvent, ModelInfo, ModelRequest } from './llm.ts';
import { ModelError, toAppError } from './model-error.ts';
import type { ModelQueue } from './model-queue.ts';
import type { ProviderModel } from './provider-interface.ts';
import { readReply } from './read-reply.ts';
import { defaultRetryPolicy, planRetry, type RetryPolicy } from './retry-policy.ts';

export interface SdkModelClientOptions {
  info: ModelInfo;
  /** The provider's model for a request; the provider's SDK is imported lazily, on the first request. */
  loadModel: (request: Pick<ModelRequest, 'userTier'>) => Promise<ProviderModel>;
  queue: ModelQueue;
  timeouts: ModelTimeouts;
  retries?: RetryPolicy;
  log?: Logger;
  /** From 0 to 1; see planRetry. */
  random?: () => number;
}

/** A ModelClient on the providers' packages: adds the queue, time limits, and retries before the first event. */
export function createSdkModelClient(options: SdkModelClientOptions): ModelClient {
  return { info: options.info, stream: (request) => streamReply(options, request) };
}

async function* streamReply(
  options: SdkModelClientOptions,
  request: ModelRequest,
): AsyncGenerator<ModelEvent, void, void> {
  const progress = { hasBegun: false };
  let leaveQueue: (() => void) | undefined;
  try {
    const priority = request.priority ?? (request.userTier === 'premium' ? 'premium' : 'normal');
    leaveQueue = await options.queue.enter({ priority, signal: request.signal });
    yield* askWithRetries(options, request, progress);
  } catch (error) {
    // If the caller aborted, the signal's reason is thrown instead of the error.
    request.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    const failure = toAppError(error, progress.hasBegun);
    options.log?.warn(
      { ...options.info, code: failure.code, reason: error.reason, status: error.status, fault: error.message },
      'the model did not answer',
    );
    throw failure;
  } finally {
    leaveQueue?.();
  }
}

async function* askWithRetries(
  options: SdkModelClientOptions,
  request: ModelRequest,
  progress: { hasBegun: boolean },
): AsyncGenerator<ModelEvent, void, void> {
  const { timeouts, retries: policy = defaultRetryPolicy, random = Math.random } = options;
  const deadline = performance.now() + timeouts.totalMs;
  const model = await options.loadModel(request);
  let sentRequest = request;
  for (let attempt = 1; ; attempt += 1) {
    const watchdog = watchCall({ caller: request.signal, timeouts, deadline });
    try {
      for await (const event of readReply(model, sentRequest, watchdog)) {
        progress.hasBegun = true;
        yield event;
      }
      return;
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof ModelError) || progress.hasBegun) throw error;
      if (mayRefuseTemperature(error, sentRequest)) {
        sentRequest = withoutTemperature(request);
        continue;
      }
      const remainingMs = deadline - performance.now();
      const delay = planRetry(error, { attempt, remainingMs, jitter: random(), policy });
      if (delay === undefined) throw error;
      watchdog.stop();
      await waitFor(delay, undefined, { signal: request.signal });
    } finally {
      watchdog.stop();
    }
  }
}

const withoutTemperature = ({ temperature: _refused, ...request }: ModelRequest): ModelRequest => request;

/**
 * The packages send no temperature to models that are known to refuse one. Any other model that refuses it responds
 * with a bad request.
 */
function mayRefuseTemperature({ reason, status }: ModelError, { temperature }: ModelRequest): boolean {
  return temperature !== undefined && reason === 'misconfigured' && (status === 400 || status === 422);
}
