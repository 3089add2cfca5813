import { providers } from '@app/contract/providers';

const NAMED_SOURCES = ['chatgpt', 'claude', 'gemini', 'copilot', 'perplexity'] as const;

/** A sentence for people whose file cannot be read, with the supported tools and where to read about exports. */
export const readableTools = `ChatGPT, Claude, Gemini, Copilot, Perplexity and ${Object.keys(providers).length - NAMED_SOURCES.length} other tools can be read: “How to get your export” on /imports and docs/guides/import.md show how.`;
