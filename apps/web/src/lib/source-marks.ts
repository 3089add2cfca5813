import type { ConversationSource } from '@app/contract/conversations';

/**
 * What kind of tool it is: a web assistant, a command line, an editor, an app on the computer, a server of one's own,
 * characters, or a plain file.
 */
export type MarkShape = 'bubble' | 'terminal' | 'editor' | 'window' | 'server' | 'mask' | 'page';

/** Our own signs instead of the tools' logos, which belong to others. Each shape with its letters stands for one source. */
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
} as const satisfies Record<ConversationSource, readonly [MarkShape, string]>;
