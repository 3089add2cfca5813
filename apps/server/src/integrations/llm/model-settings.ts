import { ConfigError } from '#platform/config.ts';
import type { ModelTimeouts } from './call-watchdog.ts';
import type { LlmConfig } from './llm.config.ts';

/** How one provider is reached. */
export interface ProviderSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible' | 'ollama';
  model: string;
  premiumModel: string | undefined;
  baseUrl: string | undefined;
  apiKey: string | undefined;
  /** Whether replies have token counts even if the request does not ask for them. */
  alwaysReportsTokens?: boolean;
}

/**
 * What the configuration selects:
 *
 * - `builtin`: the built-in assistant
 * - `detect`: a local Ollama with `model` or, if no model is named, with its first chat model; the built-in assistant
 *   if no Ollama runs or the named model is not installed
 * - `ollama`: the first chat model of a configured Ollama
 * - `provider`: a model of the configured provider
 */
export type ModelChoice =
  | { kind: 'builtin' }
  | { kind: 'detect'; model: string | undefined; premiumModel: string | undefined }
  | { kind: 'ollama'; baseUrl: string; premiumModel: string | undefined }
  | { kind: 'provider'; settings: ProviderSettings };

export const localOllama = 'http://127.0.0.1:11434';

const namesOfProviders = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'own server',
  ollama: 'Ollama',
};

/** Throws a ConfigError that lists every conflict between settings. */
export function chooseModel(config: LlmConfig): ModelChoice {
  const provider = config.AI_PROVIDER === 'auto' ? guessProvider(config) : config.AI_PROVIDER;
  const premiumModel = config.AI_MODEL_PREMIUM;
  if (provider === 'builtin') return { kind: 'builtin' };
  if (provider === 'detect') return { kind: 'detect', model: config.AI_MODEL, premiumModel };
  if (provider === 'ollama' && config.AI_MODEL === undefined) {
    return { kind: 'ollama', baseUrl: toOllamaAddress(config.AI_BASE_URL ?? localOllama), premiumModel };
  }

  const faults: string[] = [];
  if (config.AI_MODEL === undefined) faults.push(`AI_MODEL must name a model when AI_PROVIDER is ${provider}`);
  const needsKey = provider === 'openai' || provider === 'anthropic' || provider === 'google';
  if (needsKey && config.AI_API_KEY === undefined)
    faults.push(`AI_API_KEY must be set when AI_PROVIDER is ${provider}`);
  if (provider === 'openai-compatible' && config.AI_BASE_URL === undefined) {
    faults.push('AI_BASE_URL must be set when AI_PROVIDER is openai-compatible');
  }
  if (faults.length > 0) throw new ConfigError(faults);

  const model = config.AI_MODEL ?? '';
  const baseUrl = toBaseUrl(provider, config.AI_BASE_URL);
  return { kind: 'provider', settings: { provider, model, premiumModel, baseUrl, apiKey: config.AI_API_KEY } };
}

export function labelOf(provider: ProviderSettings['provider'], model: string): string {
  return `${model} (${namesOfProviders[provider]})`;
}

const hostsOfProviders = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
  'openai-compatible': 'localhost',
  ollama: 'localhost',
};

/** The host that requests are sent to. */
export function destinationOf({ provider, baseUrl }: Pick<ProviderSettings, 'provider' | 'baseUrl'>): string {
  return baseUrl === undefined ? hostsOfProviders[provider] : new URL(baseUrl).host;
}

/** The first token of Ollama may take longer: it loads a model with the first request, which can take minutes. */
export function timeoutsOf(config: LlmConfig, provider: ProviderSettings['provider']): ModelTimeouts {
  const firstTokenMs = (config.AI_FIRST_TOKEN_TIMEOUT_SECONDS ?? (provider === 'ollama' ? 240 : 90)) * 1000;
  return {
    totalMs: config.AI_TIMEOUT_SECONDS * 1000,
    headersMs: firstTokenMs,
    firstPartMs: firstTokenMs,
    betweenPartsMs: config.AI_STALL_TIMEOUT_SECONDS * 1000,
  };
}

/** Each provider's keys have their own prefix; a key with an unknown prefix is taken for a key of OpenAI. */
function guessProvider(config: LlmConfig): ProviderSettings['provider'] | 'detect' {
  if (config.AI_BASE_URL !== undefined) return 'openai-compatible';
  const key = config.AI_API_KEY;
  if (key === undefined) return 'detect';
  if (key.startsWith('sk-ant-')) return 'anthropic';
  return key.startsWith('AIza') ? 'google' : 'openai';
}

function toBaseUrl(provider: ProviderSettings['provider'], address: string | undefined): string | undefined {
  if (provider === 'ollama') return `${toOllamaAddress(address ?? localOllama)}/v1`;
  if (address === undefined || provider !== 'openai-compatible') return address;
  return toApiBaseUrl(address);
}

/** Adds /v1, where servers have their OpenAI-compatible API, to an address without a path. */
export function toApiBaseUrl(address: string): string {
  return new URL(address).pathname === '/' ? `${address}/v1` : address;
}

/** Removes a trailing /api or /v1 from a pasted address. */
export function toOllamaAddress(address: string): string {
  return address.replace(/\/(api|v1)$/, '');
}
