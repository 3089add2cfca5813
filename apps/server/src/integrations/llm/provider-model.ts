import type { ProviderSettings } from './model-settings.ts';
import type { ProviderModel } from './provider-interface.ts';

/**
 * The provider's model with this name. The packages are imported only when they are used, because together they would
 * slow down every start. Ollama is called through its OpenAI-compatible API, because the package for its own protocol
 * drops lines that it cannot parse (a gap in the reply that goes unnoticed) and prints them.
 */
export async function loadProviderModel(
  settings: ProviderSettings,
  model: string,
  fetch?: typeof globalThis.fetch,
): Promise<ProviderModel> {
  const apiKey = settings.apiKey;
  const baseURL = settings.baseUrl;
  const access = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(fetch && { fetch }),
  };
  switch (settings.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(access).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(access)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(access)(model);
    }
    case 'ollama':
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      // Without includeUsage a stream of most servers reports no token counts.
      const includeUsage = settings.alwaysReportsTokens !== true;
      return createOpenAICompatible({ name: settings.provider, baseURL: '', ...access, includeUsage })(model);
    }
  }
}
