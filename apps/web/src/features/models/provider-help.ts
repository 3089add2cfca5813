import type { ModelProvider } from '@app/contract/models';

/** Where the user gets a provider's key or, for a model server of their own, the software. */
export const providerPages: Record<ModelProvider, string> = {
  openai: 'https://platform.openai.com/api-keys',
  anthropic: 'https://console.anthropic.com/settings/keys',
  google: 'https://aistudio.google.com/apikey',
  mistral: 'https://console.mistral.ai/api-keys',
  xai: 'https://console.x.ai',
  deepseek: 'https://platform.deepseek.com/api_keys',
  openrouter: 'https://openrouter.ai/settings/keys',
  groq: 'https://console.groq.com/keys',
  ollama: 'https://ollama.com/download',
  'openai-compatible': 'https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html',
};
