import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { ChangeLog, isLogEntry } from './vscode-log.ts';
import { reportUnknownMessages } from './unknown-messages.ts';
import { readResponse } from './vscode-response.ts';

/**
 * Chats of VS Code: chatSessions/<id>.json below workspaceStorage/<folder>, the files in
 * globalStorage/emptyWindowChatSessions, and the file that the command Export Chat writes. Source: chatModel.ts of
 * microsoft/vscode.
 */
export const vscodeFormat: ExportFormat = { source: 'vscode', detect, parse: (record) => finishChat(record, '') };

/** Chats as a log of changes: <id>.jsonl, since version 1.109. */
export const vscodeLogFormat: SessionFormat = {
  source: 'vscode',
  detect: isLogEntry,
  open: (path) => new ChatLogReader(path),
};

function detect(record: JsonObject): boolean {
  if (!Array.isArray(record['requests'])) return false;
  const first = asObject(record['requests'].find(isObject));
  if (first === null)
    return 'responderUsername' in record || (asName(record['sessionId']) !== null && 'creationDate' in record);
  return 'message' in first && ('requestId' in first || 'response' in first);
}

class ChatLogReader implements SessionReader {
  readonly #path: string;
  readonly #log = new ChangeLog();

  constructor(path: string) {
    this.#path = path;
  }

  get size(): number {
    return this.#log.size;
  }

  add(record: unknown): void {
    if (isObject(record)) this.#log.apply(record);
  }

  finish(): ParseResult[] {
    return [finishChat(this.#log.chat, this.#path), ...reportUnknownMessages(this.#log.failedChanges)];
  }
}

function finishChat(chat: JsonObject, path: string): ParseResult {
  const requests = asList(chat['requests']).filter(isObject);
  const name = asName(path.slice(path.lastIndexOf('/') + 1).replace(/\.jsonl?$/, ''));
  const id = asName(chat['sessionId']) ?? name ?? deriveId(requests[0]?.['requestId'], requests[0]?.['message']);
  return buildConversation(
    {
      source: 'vscode',
      sourceId: id,
      title: asText(chat['customTitle']) || asText(chat['computedTitle']),
      createdAt: readTime(chat['creationDate']),
    },
    requests.filter((request) => !isUndone(request)).flatMap(toMessages),
  );
}

/** Whether the person undid a request together with its edits. */
function isUndone(request: JsonObject): boolean {
  const removal = asObject(request['shouldBeRemovedOnSend']);
  return request['isHidden'] === true || (removal !== null && asName(removal['afterUndoStop']) === null);
}

function toMessages(request: JsonObject): ListedMessage[] {
  const id = asName(request['requestId']);
  const createdAt = readTime(request['timestamp']);
  const isFromProgram = request['isSystemInitiated'] === true || request['requestHiddenFromTranscript'] === true;
  const state = asObject(request['modelState']);
  const reply = toNodeView('assistant', readReply(request), {
    createdAt: readTime(state?.['completedAt']) ?? createdAt,
    model: asName(asText(request['modelId']).replace(/^copilot\//, '')),
    // The values of the state: 2 is cancelled, 3 is failed.
    isInterrupted: request['isCanceled'] === true || [2, 3].includes(Number(state?.['value'])),
  });
  const question = isFromProgram
    ? { kind: 'hidden' as const }
    : toNodeView('user', readQuestion(request), { createdAt });
  return [
    { id, view: question },
    // A reply has no id before it begins, so its id is derived from that of the request.
    { id: id === null ? null : `${id}:reply`, view: reply },
  ];
}

function readQuestion(request: JsonObject): ParsedBlock[] {
  const text = (asText(request['message']) || asText(asObject(request['message'])?.['text'])).trim();
  const files = asList(asObject(request['variableData'])?.['variables']).filter(isObject).flatMap(readAttachment);
  return text === '' ? files : [...files, { type: 'text', text }];
}

/** An attachment of the person; none for the open editor and for instructions, which the program adds. */
function readAttachment(variable: JsonObject): ParsedBlock[] {
  const name = asName(variable['name']);
  const kind = asText(variable['kind']);
  if (name === null || !/^(?:file|directory|image|paste|symbol|)$/.test(kind)) return [];
  return [{ type: 'attachment', name, mimeType: asName(variable['mimeType']), size: null, assetId: null }];
}

function readReply(request: JsonObject): ParsedBlock[] {
  const error = asName(asObject(asObject(request['result'])?.['errorDetails'])?.['message']);
  const blocks = readResponse(request['response'] ?? []);
  return error === null ? blocks : [...blocks, { type: 'output', text: error, tool: 'error' }];
}
