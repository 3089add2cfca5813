import type { SiteKey } from '#sites/site.ts';
import { readChatgpt } from './read-chatgpt.ts';
import { readClaude } from './read-claude.ts';
import { readCopilot } from './read-copilot.ts';
import { readDeepseek } from './read-deepseek.ts';
import { readGemini } from './read-gemini.ts';
import { readGrok } from './read-grok.ts';
import { readPerplexity } from './read-perplexity.ts';
import type { Reader } from './reading.ts';

export const readers: Readonly<Record<SiteKey, Reader>> = {
  chatgpt: readChatgpt,
  claude: readClaude,
  gemini: readGemini,
  grok: readGrok,
  deepseek: readDeepseek,
  perplexity: readPerplexity,
  copilot: readCopilot,
};
