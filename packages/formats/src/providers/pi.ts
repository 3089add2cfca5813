import { readContent } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Pi: ~/.pi/agent/sessions/<project>/<time>_<id>.jsonl, a line for the session and then messages, which are linked by
 * `parentId` since version 3. Source: packages/coding-agent/docs/session.md of badlogic/pi-mono.
 */
export const piFormat: SessionFormat = { source: 'pi', detect: isLine, open: () => new PiReader() };

function isLine(record: JsonObject): boolean {
  if (!('timestamp' in record)) return false;
  if (record['type'] === 'session') return asName(record['id']) !== null && typeof record['cwd'] === 'string';
  const role = asText(asObject(record['message'])?.['role']);
  return record['type'] === 'message' && /^(?:user|assistant|toolResult|bashExecution)$/.test(role);
}

class PiReader implements SessionReader {
  size = 0;
  #session: JsonObject = {};
  #title = '';
  /** The conversation's id, made from the first prompt, which copies of a session share. */
  #sourceId: string | null = null;
  readonly #messages: ListedMessage[] = [];
  #lastId: string | null = null;
  #unknownMessages = 0;

  add(record: unknown): void {
    if (!isObject(record)) return;
    const id = asName(record['id']);
    const message = asObject(record['message']);
    if (record['type'] === 'session') this.#session = { ...record, ...this.#session };
    else if (record['type'] === 'session_info') this.#title = asName(record['name']) ?? this.#title;
    if (message !== null) this.#addMessage(record, message, id);
    else if (id !== null && 'parentId' in record) this.#put({ id, parent: parentOf(record), view: { kind: 'hidden' } });
  }

  finish(): ParseResult[] {
    const cwd = asText(this.#session['cwd']);
    const properties = {
      source: 'pi' as const,
      sourceId: this.#sourceId ?? asName(this.#session['id']) ?? deriveId(this.#messages[0]?.view),
      title: this.#title,
      createdAt: readTime(this.#session['timestamp']),
      projectName: asName(cwd.split(/[\\/]/).findLast((name) => name !== '')),
      ...(this.#lastId !== null && { activeLeafSourceId: this.#lastId }),
    };
    return [buildConversation(properties, this.#messages), ...reportUnknownMessages(this.#unknownMessages)];
  }

  #addMessage(record: JsonObject, message: JsonObject, id: string | null): void {
    const role = asText(message['role']);
    const details = {
      createdAt: readTime(message['timestamp'] ?? record['timestamp']),
      model: asName(message['model']),
      isInterrupted: message['stopReason'] === 'aborted',
    };
    if (role === 'user' && id !== null) this.#sourceId ??= `session-of:${id}:${asText(record['timestamp'])}`;
    this.#put({ id, parent: parentOf(record), view: this.#toView(role, message, details) });
  }

  #toView(role: string, message: JsonObject, details: Parameters<typeof toNodeView>[2]): ListedMessage['view'] {
    switch (role) {
      case 'user':
        return toNodeView('user', readContent(message['content']), details);
      case 'assistant':
        return toNodeView('assistant', readReply(message['content']), details);
      case 'toolResult':
        return toNodeView('tool', toShortOutput(message['content'], asName(message['toolName'])), details);
      // Commands that a person ran in the shell, and texts that extensions added.
      case 'bashExecution':
      case 'custom':
      case 'hookMessage':
      case 'branchSummary':
      case 'compactionSummary':
        return { kind: 'hidden' };
      default:
        this.#unknownMessages++;
        return { kind: 'hidden' };
    }
  }

  #put(message: ListedMessage): void {
    this.#lastId = message.id;
    this.size += 150 + sizeOfMessage(message);
    this.#messages.push(message);
  }
}

/** Undefined in the first versions, whose messages follow each other. */
function parentOf(record: JsonObject): string | null | undefined {
  return 'parentId' in record ? asName(record['parentId']) : undefined;
}

function readReply(content: unknown): ParsedBlock[] {
  if (!Array.isArray(content)) return readContent(content);
  return asList(content).flatMap((part): ParsedBlock[] => {
    const call = asObject(part);
    if (call?.['type'] !== 'toolCall') return readContent(part);
    return [toShortCall(asName(call['name']) ?? 'tool', call['arguments'])];
  });
}
