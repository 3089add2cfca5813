import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { isResult, partsOf, readReplyPart, readPromptParts, readResult } from './claude-code-content.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Transcripts of Cursor's agent: ~/.cursor/projects/<project>/agent-transcripts/<id>/<id>.jsonl, lines of a role and a
 * message without ids and times.
 */
export const cursorTranscriptFormat: SessionFormat = {
  source: 'cursor',
  detect: (record) => isTurn(record),
  open: (path) => new TranscriptReader(path),
};

function isTurn(record: JsonObject): boolean {
  const isSpoken = record['role'] === 'user' || record['role'] === 'assistant';
  return (
    isSpoken && !('uuid' in record) && !('type' in record) && Array.isArray(asObject(record['message'])?.['content'])
  );
}

class TranscriptReader implements SessionReader {
  readonly #path: string;
  readonly #messages: ListedMessage[] = [];
  /** The text with which the conversation begins. */
  #start = '';
  #unknownMessages = 0;
  size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    if (!isTurn(record)) {
      this.#unknownMessages += isObject(record['message']) ? 1 : 0;
      return;
    }
    const parts = partsOf(asObject(record['message'])?.['content']);
    const isUser = record['role'] === 'user';
    if (isUser && parts.some(isUnknownPart)) this.#unknownMessages++;
    const added = isUser ? readUser(parts) : [readReply(parts)];
    this.#start ||= asText(parts[0]?.['text']);
    for (const message of added) {
      this.#messages.push(message);
      this.size += sizeOfMessage(message);
    }
  }

  finish(): ParseResult[] {
    if (/(?:^|\/)subagents\//.test(this.#path)) {
      const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
      return [{ skip: { code: 'not_a_conversation', reason } }];
    }
    const name = /([^/]+)\.jsonl$/.exec(this.#path)?.[1] ?? '';
    const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name) ? name : deriveId('cursor', this.#start);
    return [
      buildConversation({ source: 'cursor', sourceId: id }, this.#messages),
      ...reportUnknownMessages(this.#unknownMessages),
    ];
  }
}

/** The element user_query has the person's text; files and rules that the program adds are outside it. */
function readUser(parts: readonly JsonObject[]): ListedMessage[] {
  const results = parts.filter(isResult).flatMap((part) => readResult(part, null));
  const prompt = readPromptParts(parts.map(unwrapQuery));
  return [
    ...(results.length > 0 ? [{ id: null, view: toNodeView('tool', results) }] : []),
    ...(prompt.length > 0 ? [{ id: null, view: toNodeView('user', prompt) }] : []),
  ];
}

function isUnknownPart(part: JsonObject): boolean {
  const isFile = part['type'] === 'image' || part['type'] === 'document' || isObject(part['source']);
  return !isFile && !isResult(part) && asText(part['text']) === '';
}

function unwrapQuery(part: JsonObject): JsonObject {
  const query = /<user_query>\s*([\s\S]*?)\s*<\/user_query>/.exec(asText(part['text']))?.[1];
  return asName(query) === null ? part : { ...part, text: query };
}

function readReply(parts: readonly JsonObject[]): ListedMessage {
  // Cursor writes [REDACTED] instead of reasoning that it hides.
  const shown = parts.filter((part) => asText(part['text']).trim() !== '[REDACTED]');
  const blocks = shown.flatMap((part) => readReplyPart(part).blocks);
  return { id: null, view: toNodeView('assistant', blocks) };
}
