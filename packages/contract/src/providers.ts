import * as z from 'zod/mini';

/**
 * Whose exports can be read. isExperimental: known only from what others wrote about it, never from an export of one's
 * own; screens say so.
 */
export const providers = {
  chatgpt: { name: 'ChatGPT', isExperimental: false },
  claude: { name: 'Claude', isExperimental: false },
  gemini: { name: 'Gemini', isExperimental: true },
  aistudio: { name: 'Google AI Studio', isExperimental: false },
  grok: { name: 'Grok', isExperimental: true },
  deepseek: { name: 'DeepSeek', isExperimental: true },
  copilot: { name: 'Microsoft Copilot', isExperimental: true },
  perplexity: { name: 'Perplexity', isExperimental: true },
  mistral: { name: 'Mistral Le Chat', isExperimental: true },
  librechat: { name: 'LibreChat', isExperimental: false },
  openwebui: { name: 'Open WebUI', isExperimental: false },
  lobehub: { name: 'LobeHub', isExperimental: true },
  chatbotui: { name: 'Chatbot UI', isExperimental: false },
  typingmind: { name: 'TypingMind', isExperimental: true },
  sharegpt: { name: 'ShareGPT', isExperimental: false },
  transcript: { name: 'Transcript', isExperimental: false },
} as const;

export type Provider = keyof typeof providers;

/** The keys above, as a request names them. */
export const Provider = z.enum(
  Object.keys(providers) as [Provider, ...Provider[]],
  'Please choose a source that can be imported.',
);
