import type { ProviderSettings } from './model-settings.ts';
import type { ProviderModel } from './provider-interface.ts';

/**
 * The provider's model of this name. The packages are loaded only when they are used: together they would add to every
 * start. Ollama is asked by its OpenAI-compatible calls, because the package for its own protocol drops lines it cannot
 * parse (a hole in the reply that nobody notices) and prints them.
 */
export async function loadProviderModel(settings: ProviderSettings, model: string): Promise<ProviderModel> {
  const apiKey = settings.apiKey;
  const baseURL = settings.baseUrl;
  const access = { ...(apiKey === undefined ? {} : { apiKey }), ...(baseURL === undefined ? {} : { baseURL }) };
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
      // Without includeUsage a stream tells no token counts.
      return createOpenAICompatible({ name: settings.provider, baseURL: '', ...access, includeUsage: true })(model);
    }
  }
}
