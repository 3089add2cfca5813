import { providers } from '@app/contract/providers';

const NAMED = ['chatgpt', 'claude', 'gemini', 'copilot', 'perplexity'] as const;

/** For people whose file cannot be read: which tools' exports can, and where the way to get one is explained. */
export const readableTools = `ChatGPT, Claude, Gemini, Copilot, Perplexity and ${Object.keys(providers).length - NAMED.length} other tools can be read: “How to get your export” on /imports and docs/guides/import.md show how.`;
