import { aistudioFormat } from './providers/aistudio.ts';
import { chatbotuiChatFormat, chatbotuiFormat } from './providers/chatbotui.ts';
import { chatgptFormat } from './providers/chatgpt.ts';
import { claudeFormat } from './providers/claude.ts';
import { claudeDesignFormat } from './providers/claude-design.ts';
import { claudeMemoryFormat, claudeProjectFormat } from './providers/claude-memory.ts';
import { deepseekFormat } from './providers/deepseek.ts';
import type { ArchiveFormat, ExportFormat, JsonObject, MessageFormat, RecordResult } from './export-format.ts';
import { geminiActivityFormat } from './providers/gemini-activity.ts';
import { grokFormat } from './providers/grok.ts';
import { grokShareFormat } from './providers/grok-share.ts';
import { isObject } from './values/json-shape.ts';
import { librechatFormat } from './providers/librechat.ts';
import { lobehubFormat } from './providers/lobehub.ts';
import { messageRecordFormat, mistralFormat } from './providers/loose-messages.ts';
import { openwebuiFormat } from './providers/openwebui.ts';
import { perplexityFormat } from './providers/perplexity.ts';
import { sharegptFormat } from './providers/sharegpt.ts';
import { typingmindFormat } from './providers/typingmind.ts';

type AnyFormat = ExportFormat | ArchiveFormat | MessageFormat;

/** All known formats, tried in this order: the most distinct shapes first. To add one, add a file and a line here. */
const exportFormats: readonly AnyFormat[] = [
  chatgptFormat,
  deepseekFormat,
  claudeFormat,
  claudeDesignFormat,
  claudeProjectFormat,
  claudeMemoryFormat,
  aistudioFormat,
  geminiActivityFormat,
  grokFormat,
  grokShareFormat,
  librechatFormat,
  openwebuiFormat,
  lobehubFormat,
  typingmindFormat,
  chatbotuiFormat,
  chatbotuiChatFormat,
  perplexityFormat,
  mistralFormat,
  messageRecordFormat,
  sharegptFormat,
];

/** The format a record has, if it is known. */
function findFormat(record: unknown): AnyFormat | undefined {
  return isObject(record) ? exportFormats.find((format) => format.detect(record)) : undefined;
}

export interface ReadRecord {
  /** Null for an unknown shape. */
  source: AnyFormat['source'] | null;
  /** One result, or for an archive one per conversation, possibly none. */
  results: readonly RecordResult[];
}

export function parseRecord(record: unknown): ReadRecord {
  const format = findFormat(record);
  if (!format) {
    const reason = 'This record has no messages in a form we know.';
    return { source: null, results: [{ skip: { code: 'not_a_conversation', reason } }] };
  }
  const parsed = format.parse(record as JsonObject);
  return { source: format.source, results: Array.isArray(parsed) ? parsed : [parsed] };
}
