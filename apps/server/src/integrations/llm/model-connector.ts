import { AppError } from '#platform/app-error.ts';
import type { Logger } from '#platform/logger.ts';
import { createCollectingFetch, type LetPass } from './collecting-fetch.ts';
import { listModels, type ModelFetch } from './list-models.ts';
import type { LlmConfig } from './llm.config.ts';
import type { ModelClient, ModelEvent, ModelInfo, ModelRequest } from './llm.ts';
import { createModelQueue } from './model-queue.ts';
import { timeoutsOf } from './model-settings.ts';
import { toChatError, toTestError } from './own-model-errors.ts';
import { type ListedModel, type ModelAccess, type ModelConnector } from './own-models.ts';
import { probeKey } from './probe-key.ts';
import { apiAddress, toProviderSettings } from './provider-addresses.ts';
import { loadProviderModel } from './provider-model.ts';
import { createSdkModelClient } from './sdk-model-client.ts';

export interface ModelConnectorOptions {
  config: LlmConfig;
  log: Logger;
  /** Fetches addresses that people enter, see GuardedStream. */
  fetch: ModelFetch;
  /** Resolves when no other person waits for first words. */
  letPass: LetPass;
  /** The time limit of a test, in milliseconds. */
  testMs?: number;
}

const TEST_MS = 10_000;

/** Connects the models of people's own keys. Requests to shared models wait in another queue. */
export function createModelConnector({
  config,
  log,
  fetch,
  letPass,
  testMs = TEST_MS,
}: ModelConnectorOptions): ModelConnector {
  const queue = createModelQueue({
    limit: config.AI_MAX_CONCURRENCY,
    maxWaitMs: config.AI_QUEUE_TIMEOUT_SECONDS * 1000,
  });
  const providerFetch = createCollectingFetch(toGlobalFetch(fetch), letPass);
  return {
    test: async (access) => {
      const signal = AbortSignal.timeout(testMs);
      try {
        const models = await listModels(access, fetch, signal);
        if (models.length === 0) throw new AppError({ code: 'models.none_listed' });
        await probeKey(access, models, { fetch: providerFetch, signal });
        return models;
      } catch (error) {
        throw toTestError(error, access, signal);
      }
    },

    connect: (access, model) => {
      const info = toModelInfo(access, model);
      // Without a log: what a provider says about a key may repeat the key.
      const client = createSdkModelClient({
        info,
        loadModel: () => loadProviderModel(toProviderSettings(access, model.name), model.name, providerFetch),
        queue,
        timeouts: timeoutsOf(config, access.provider === 'ollama' ? 'ollama' : 'openai-compatible'),
      });
      return { info, stream: (request) => streamWithOwnErrors(client, request, access, log) };
    },
  };
}

async function* streamWithOwnErrors(
  client: ModelClient,
  request: ModelRequest,
  access: ModelAccess,
  log: Logger,
): AsyncGenerator<ModelEvent> {
  try {
    yield* client.stream(request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { error: failure, reason } = toChatError(error, access);
    log.info({ provider: access.provider, code: failure.code, reason }, 'an own model did not answer');
    throw failure;
  }
}

function toModelInfo(access: ModelAccess, model: ListedModel): ModelInfo {
  const { inputPrice, outputPrice, usesTools, seesImages, contextLength } = model;
  return {
    provider: access.provider,
    model: model.name,
    label: `${model.name} (${access.name})`,
    destination: new URL(apiAddress(access)).host,
    isOwn: true,
    usesTools,
    ...(seesImages !== null && { seesImages }),
    ...(contextLength !== null && { contextLength }),
    ...(inputPrice !== null && outputPrice !== null && { price: { input: inputPrice, output: outputPrice } }),
  };
}

function toGlobalFetch(fetch: ModelFetch): typeof globalThis.fetch {
  return (input, init = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    return fetch(input instanceof Request ? input.url : String(input), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      // The providers' packages send JSON text.
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
    });
  };
}
