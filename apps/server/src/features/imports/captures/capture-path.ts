/**
 * The paths at which programs store the file of a conversation, for parsers that read the conversation's id from the
 * path.
 */
const FILE_PATHS: Readonly<Record<string, (id: string) => string>> = {
  aider: (id) => `${id}/.aider.chat.history.md`,
  cline: (id) => `.cline/tasks/${id}/api_conversation_history.json`,
  codex: (id) => `rollout-${id}.jsonl`,
  'copilot-cli': (id) => `session-state/${id}/events.jsonl`,
  'grok-build': (id) => `sessions/${id}/updates.jsonl`,
  lmstudio: (id) => `${id}.conversation.json`,
  roo: (id) => `roo-cline/tasks/${id}/api_conversation_history.json`,
  'vscode-transcript': (id) => `transcripts/${id}.jsonl`,
};

const EXTENSIONS = { session: 'jsonl', record: 'json', text: 'md', table: 'csv', page: 'html' } as const;

/**
 * The path that a parser gets for a captured record. An external id that has a folder or a file extension is used as
 * the path.
 */
export function capturePath({ key, kind }: { key: string; kind: keyof typeof EXTENSIONS }, externalId: string): string {
  const parts = externalId.split(/[\\/]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  const path = parts.join('/') || 'record';
  if (parts.length > 1 || /\.[a-z]{2,5}$/i.test(path)) return path;
  return FILE_PATHS[key]?.(path) ?? `${path}.${EXTENSIONS[kind]}`;
}
