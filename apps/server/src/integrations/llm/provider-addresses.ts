import type { ModelProvider } from '@app/contract/models';
import type { ProviderSettings } from './model-settings.ts';
import { toOllamaAddress, toApiBaseUrl } from './model-settings.ts';
import type { ModelAccess } from './own-models.ts';

/** The addresses of the providers' APIs, as their documentation gives them. */
const providerAddresses: Partial<Record<ModelProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  xai: 'https://api.x.ai/v1',
  deepseek: 'https://api.deepseek.com',
  openrouter: 'https://openrouter.ai/api/v1',
  groq: 'https://api.groq.com/openai/v1',
};

/** The base address of the provider's API, without a trailing slash; for Ollama, the address of the server. */
export function apiAddress({ provider, baseUrl }: Pick<ModelAccess, 'provider' | 'baseUrl'>): string {
  const address = (baseUrl ?? providerAddresses[provider] ?? '').replace(/\/+$/, '');
  if (provider === 'ollama') return toOllamaAddress(address);
  return provider === 'openai-compatible' ? toApiBaseUrl(address) : address;
}

/** The settings for the providers' packages; a provider without a package speaks the protocol of OpenAI. */
export function toProviderSettings(access: ModelAccess, model: string): ProviderSettings {
  const { provider, key } = access;
  const address = apiAddress(access);
  const hasPackage = provider === 'openai' || provider === 'anthropic' || provider === 'google';
  return {
    provider: hasPackage || provider === 'ollama' ? provider : 'openai-compatible',
    model,
    premiumModel: undefined,
    baseUrl: provider === 'ollama' ? `${address}/v1` : address,
    apiKey: key,
    // Mistral refuses the option with which others are asked for token counts, and always reports them.
    ...(provider === 'mistral' && { alwaysReportsTokens: true }),
  };
}
