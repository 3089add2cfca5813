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
 * GitHub.copilot-chat/transcripts/<id>.jsonl. Their messages have other ids than the chat's, so they are conversations of
 * their own.
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
