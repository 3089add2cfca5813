import * as z from 'zod/mini';

/**
 * The providers whose exports can be imported, and plain transcripts, which can be of any. `isExperimental`: the format
 * is known only from other programs that read it, neither from a real export nor from the provider's documentation.
 * Screens mark such providers.
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
  lobehub: { name: 'LobeHub', isExperimental: false },
  chatbotui: { name: 'Chatbot UI', isExperimental: false },
  typingmind: { name: 'TypingMind', isExperimental: true },
  sharegpt: { name: 'ShareGPT', isExperimental: false },
  'claude-code': { name: 'Claude Code', isExperimental: false },
  codex: { name: 'Codex', isExperimental: false },
  'gemini-cli': { name: 'Gemini CLI', isExperimental: false },
  'copilot-cli': { name: 'Copilot CLI', isExperimental: false },
  vscode: { name: 'VS Code Chat', isExperimental: false },
  cline: { name: 'Cline', isExperimental: false },
  roo: { name: 'Roo Code', isExperimental: false },
  aider: { name: 'Aider', isExperimental: false },
  cursor: { name: 'Cursor', isExperimental: false },
  'qwen-code': { name: 'Qwen Code', isExperimental: false },
  pi: { name: 'Pi', isExperimental: false },
  'grok-build': { name: 'Grok Build', isExperimental: true },
  opencode: { name: 'OpenCode', isExperimental: false },
  lmstudio: { name: 'LM Studio', isExperimental: true },
  jan: { name: 'Jan', isExperimental: false },
  bigagi: { name: 'big-AGI', isExperimental: false },
  cherrystudio: { name: 'Cherry Studio', isExperimental: false },
  chatbox: { name: 'Chatbox', isExperimental: false },
  sillytavern: { name: 'SillyTavern', isExperimental: false },
  poe: { name: 'Poe', isExperimental: true },
  characterai: { name: 'Character.AI', isExperimental: true },
  qwen: { name: 'Qwen', isExperimental: true },
  t3chat: { name: 'T3 Chat', isExperimental: true },
  huggingchat: { name: 'HuggingChat', isExperimental: true },
  transcript: { name: 'Transcript', isExperimental: false },
} as const;

export type Provider = keyof typeof providers;

/** Where conversations come from if not from the chat: an import, or another program that filed them. */
export const sourcesBesidesChat = { ...providers, saved: { name: 'Saved by an app' } } as const;

/** The name of a provider as it is stored, such as 'chatgpt'. */
export const Provider = z.enum(
  Object.keys(providers) as [Provider, ...Provider[]],
  'Please choose a source that can be imported.',
);
