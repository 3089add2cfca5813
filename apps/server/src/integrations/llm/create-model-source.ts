import type { Clock } from '#platform/clock.ts';
import { ConfigError } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import type { LlmConfig } from './llm.config.ts';
import type { ModelClient, ModelSource } from './llm.ts';
import { ModelError, toAppError } from './model-error.ts';
import { createModelQueue } from './model-queue.ts';
import {
  chooseModel,
  destinationOf,
  labelOf,
  localOllama,
  timeoutsOf,
  type ProviderSettings,
} from './model-settings.ts';
import { createOllamaDetection } from './ollama-detection.ts';
import { readSharedModels, type SharedModelSettings } from './shared-models-file.ts';
import { loadProviderModel } from './provider-model.ts';
import type { ProviderModel } from './provider-interface.ts';
import { createSdkModelClient } from './sdk-model-client.ts';

export interface ModelSourceOptions {
  config: LlmConfig;
  clock: Clock;
  /**
   * Whether the current work is for a user of this machine. Only for such users is a local Ollama used without being
   * configured.
   */
  isForLocalUser: () => boolean;
  log?: Logger;
  /** Calls the providers; by default the global fetch. */
  fetch?: typeof globalThis.fetch;
  /** The address of a local Ollama. */
  ollamaAddress?: string;
}

/** Reads the configuration once and throws a ConfigError if it is inconsistent; queries Ollama repeatedly. */
export function createModelSource(options: ModelSourceOptions): ModelSource {
  const clientFor = createClientCache(options);
  const shared = readSharedModels(options.config.AI_SHARED_MODELS_FILE);
  assertDefaultNotListed(options.config, shared);
  const others = shared.map(({ settings, replies }) => ({
    client: clientFor(settings),
    replies,
  }));
  return { ...createCurrentModel(options, clientFor), others };
}

/** Throws a ConfigError if the list of further models contains AI_MODEL, which everybody may use anyway. */
function assertDefaultNotListed(config: LlmConfig, shared: readonly SharedModelSettings[]): void {
  const choice = chooseModel(config);
  if (choice.kind !== 'provider') return;
  const { provider, model } = choice.settings;
  if (shared.some(({ settings }) => settings.provider === provider && settings.model === model)) {
    throw new ConfigError([`AI_SHARED_MODELS_FILE names ${provider}/${model}, which is AI_MODEL already`]);
  }
}

/** The model that answers unless a person chooses another one. */
function createCurrentModel(
  options: ModelSourceOptions,
  clientFor: (settings: ProviderSettings) => ModelClient,
): Pick<ModelSource, 'current'> {
  const choice = chooseModel(options.config);
  switch (choice.kind) {
    case 'builtin':
      return { current: async () => undefined };
    case 'provider': {
      const client = clientFor(choice.settings);
      return { current: async () => client };
    }
    case 'ollama': {
      const { baseUrl, premiumModel } = choice;
      const detection = createOllamaDetection({ address: baseUrl, clock: options.clock, timeoutMs: 2_000 });
      const failingClient = createFailingClient(baseUrl);
      return {
        current: async () => {
          const [model] = await detection.listChatModels();
          return model === undefined ? failingClient : clientFor(ollamaSettings(baseUrl, model, premiumModel));
        },
      };
    }
    case 'detect': {
      const baseUrl = options.ollamaAddress ?? localOllama;
      const detection = createOllamaDetection({ address: baseUrl, clock: options.clock });
      return {
        current: async () => {
          if (!options.isForLocalUser()) return undefined;
          const installed = await detection.listChatModels();
          const configured = choice.model;
          const model =
            configured === undefined ? installed[0] : installed.find((name) => isSameModel(name, configured));
          return model === undefined ? undefined : clientFor(ollamaSettings(baseUrl, model, choice.premiumModel));
        },
      };
    }
  }
}

/** Creates clients that share one queue, and caches them with their connections and loaded packages. */
function createClientCache({ config, log, fetch }: ModelSourceOptions): (settings: ProviderSettings) => ModelClient {
  const queue = createModelQueue({
    limit: config.AI_MAX_CONCURRENCY,
    maxWaitMs: config.AI_QUEUE_TIMEOUT_SECONDS * 1000,
  });
  const clients = new Map<string, ModelClient>();
  return (settings) => {
    const { provider, model, premiumModel } = settings;
    const key = JSON.stringify([provider, model, premiumModel, settings.baseUrl]);
    const cached = clients.get(key);
    if (cached !== undefined) return cached;
    const loadCached = cacheModels(settings, fetch);
    const client = createSdkModelClient({
      info: { provider, model, label: labelOf(provider, model), destination: destinationOf(settings) },
      loadModel: ({ userTier }) =>
        loadCached(userTier === 'premium' && premiumModel !== undefined ? premiumModel : model),
      queue,
      timeouts: timeoutsOf(config, provider),
      ...(log === undefined ? {} : { log }),
    });
    clients.set(key, client);
    return client;
  };
}

/**
 * A client whose requests all fail, for an Ollama that is configured but does not respond: the built-in assistant must
 * not answer in its place.
 */
function createFailingClient(baseUrl: string): ModelClient {
  const hasBegun = false;
  return {
    info: { provider: 'ollama', model: '', label: 'Ollama', destination: new URL(baseUrl).host },
    stream: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(toAppError(new ModelError('unreachable', `no chat model at ${baseUrl}`), hasBegun)),
      }),
    }),
  };
}

function cacheModels(
  settings: ProviderSettings,
  fetch?: typeof globalThis.fetch,
): (model: string) => Promise<ProviderModel> {
  const loaded = new Map<string, Promise<ProviderModel>>();
  return (model) => {
    const found = loaded.get(model);
    if (found !== undefined) return found;
    const loading = loadProviderModel(settings, model, fetch);
    loaded.set(model, loading);
    // The next request tries again.
    loading.catch(() => loaded.delete(model));
    return loading;
  };
}

function ollamaSettings(baseUrl: string, model: string, premiumModel: string | undefined): ProviderSettings {
  return { provider: 'ollama', model, premiumModel, baseUrl: `${baseUrl}/v1`, apiKey: undefined };
}

/** Ollama lists 'llama3.2' as 'llama3.2:latest'. */
function isSameModel(installed: string, configured: string): boolean {
  return installed === configured || installed === `${configured}:latest`;
}
