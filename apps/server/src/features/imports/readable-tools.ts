import { providers } from '@app/contract/providers';

const NAMED = ['chatgpt', 'claude', 'gemini', 'copilot', 'perplexity'] as const;

/** What can be read and where to find out how to get it, for a file that cannot. */
export const readableTools = `ChatGPT, Claude, Gemini, Copilot, Perplexity and ${Object.keys(providers).length - NAMED.length} other tools can be read: “How to get your export” on /imports and docs/guides/import.md show how.`;
