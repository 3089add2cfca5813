import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Real exports and fixtures of other projects, which are not part of the product. */
export const realExportsRoot = join(process.env['REAL_DATA_DIR'] ?? '', 'chat-exports');
export const hasRealExports = process.env['REAL_DATA_DIR'] !== undefined && existsSync(realExportsRoot);

/** The path, the source, and the numbers of conversations and messages. Nothing in these files is skipped. */
export const realExports: [path: string, source: string, conversations: number, messages: number][] = [
  ['chatgpt-2022-2023-real/conversations.json', 'chatgpt', 30, 254],
  ['fixtures/chatgpt2graph/conversations.json', 'chatgpt', 1, 20],
  ['fixtures/librechat/chatgpt-export.json', 'chatgpt', 2, 10],
  ['fixtures/librechat/chatgpt-tree.json', 'chatgpt', 1, 11],
  ['fixtures/librechat/chatgpt-citations.json', 'chatgpt', 1, 1],
  ['fixtures/panchat/chatgpt_sharded_000.json', 'chatgpt', 1, 3],
  ['fixtures/panchat/chatgpt_sharded_001.json', 'chatgpt', 1, 2],
  ['fixtures/panchat/claude_conversations.json', 'claude', 1, 2],
  ['fixtures/polylogue/tests/fixtures/chatgpt/native-conversation-v1.json', 'chatgpt', 1, 3],
  ['fixtures/polylogue/tests/fixtures/origin-capability/chatgpt-export.json', 'chatgpt', 1, 1],
  ['fixtures/polylogue/tests/fixtures/origin-capability/claude-ai-export.json', 'claude', 1, 1],
  ['fixtures/polylogue/tests/fixtures/origin-capability/claude-design-session.json', 'claude', 1, 1],
  ['fixtures/librechat/librechat-export.json', 'librechat', 1, 6],
  ['fixtures/librechat/librechat-linear.json', 'librechat', 1, 2],
  ['fixtures/librechat/librechat-opts-nonr-branches.json', 'librechat', 1, 5],
  ['fixtures/librechat/librechat-tree.json', 'librechat', 1, 9],
  ['fixtures/librechat/chatbotui-export.json', 'chatbotui', 2, 6],
  ['fixtures/librechat-transcribed/openwebui-export.json', 'openwebui', 3, 6],
  ['fixtures/excerpts/deepseek_conversations.json', 'deepseek', 3, 6],
  ['fixtures/excerpts/grok_prod-grok-backend.json', 'grok', 1, 2],
  ['fixtures/excerpts/copilot-activity-history.csv', 'copilot', 1, 2],
  ['fixtures/polylogue/tests/fixtures/origin-capability/grok-export.json', 'grok', 1, 2],
  ['fixtures/polylogue/tests/fixtures/origin-capability/aistudio-drive.json', 'aistudio', 1, 2],
  ['fixtures/polylogue/tests/data/gemini_chunked_prompt/branching_session.json', 'aistudio', 1, 4],
  ['fixtures/polylogue/tests/data/gemini_chunked_prompt/code_execution_session.json', 'aistudio', 1, 3],
  ['fixtures/polylogue/tests/data/gemini_chunked_prompt/multi_turn_prompt.json', 'aistudio', 1, 4],
  ['fixtures/polylogue/tests/data/gemini_chunked_prompt/multimodal_session.json', 'aistudio', 1, 4],
  ['fixtures/polylogue/tests/data/golden/chatgpt-simple.md', 'transcript', 1, 4],
  ['fixtures/polylogue/tests/data/golden/claude-thinking.md', 'transcript', 1, 2],
  ['other-vendors/bing-chat-2023-md/What are the pros and cons of markdown.md', 'copilot', 1, 2],
  ['other-vendors/bing-chat-2023-md/How can I train my cavapoo to bark less.md', 'copilot', 1, 2],
];
