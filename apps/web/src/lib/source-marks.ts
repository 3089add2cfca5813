import type { ConversationSource } from '@app/contract/conversations';

/**
 * The shape shows the kind of source, in this order: a web assistant, a command-line tool, an editor, a desktop app, a
 * self-hosted server, a character chat, or a plain file.
 */
export type MarkShape = 'bubble' | 'terminal' | 'editor' | 'window' | 'server' | 'mask' | 'page';

/** The mark of each source: a shape and letters. Not the logos of the sources, which are trademarks of their owners. */
export const sourceMarks = {
  chat: ['bubble', ''],
  chatgpt: ['bubble', 'C'],
  claude: ['bubble', 'Cl'],
  gemini: ['bubble', 'G'],
  aistudio: ['bubble', 'AI'],
  grok: ['bubble', 'Gr'],
  deepseek: ['bubble', 'D'],
  copilot: ['bubble', 'Co'],
  perplexity: ['bubble', 'P'],
  mistral: ['bubble', 'M'],
  poe: ['bubble', 'Po'],
  qwen: ['bubble', 'Q'],
  t3chat: ['bubble', 'T3'],
  huggingchat: ['bubble', 'H'],
  'claude-code': ['terminal', 'C'],
  codex: ['terminal', 'X'],
  'gemini-cli': ['terminal', 'G'],
  'copilot-cli': ['terminal', 'P'],
  aider: ['terminal', 'A'],
  'qwen-code': ['terminal', 'Q'],
  pi: ['terminal', 'Pi'],
  'grok-build': ['terminal', 'Gr'],
  opencode: ['terminal', 'O'],
  vscode: ['editor', 'V'],
  cline: ['editor', 'C'],
  roo: ['editor', 'R'],
  cursor: ['editor', 'U'],
  lmstudio: ['window', 'L'],
  jan: ['window', 'J'],
  bigagi: ['window', 'B'],
  cherrystudio: ['window', 'C'],
  chatbox: ['window', 'X'],
  typingmind: ['window', 'T'],
  librechat: ['server', 'L'],
  openwebui: ['server', 'O'],
  lobehub: ['server', 'B'],
  chatbotui: ['server', 'C'],
  characterai: ['mask', 'C'],
  sillytavern: ['mask', 'S'],
  sharegpt: ['page', 'S'],
  transcript: ['page', 'T'],
  saved: ['page', 'A'],
} as const satisfies Record<ConversationSource, readonly [MarkShape, string]>;
