import type { JsonObject, SessionFormat } from '../export-format.ts';
import { asObject } from '../values/json-shape.ts';
import { CopilotEventReader, isCopilotEvent } from './copilot-events.ts';

/** GitHub Copilot CLI: ~/.copilot/session-state/<id>/events.jsonl. */
export const copilotCliFormat: SessionFormat = {
  source: 'copilot-cli',
  detect: isCopilotEvent,
  open: (path) => new CopilotEventReader({ source: 'copilot-cli', toSourceId: (id) => id }, path),
};

/**
 * Transcripts that the Copilot extension of VS Code writes next to the chats:
 * GitHub.copilot-chat/transcripts/<id>.jsonl. They become separate conversations, because their messages have other ids
 * than those of the chat.
 */
export const vscodeTranscriptFormat: SessionFormat = {
  source: 'vscode',
  detect: isTranscript,
  open: (path) => new CopilotEventReader({ source: 'vscode', toSourceId: (id) => `transcript:${id}` }, path),
};

function isTranscript(record: JsonObject, path: string): boolean {
  if (!isCopilotEvent(record)) return false;
  return 'vscodeVersion' in (asObject(record['data']) ?? {}) || /(^|\/)transcripts\/[^/]+$/.test(path);
}
