import type { ExportFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readJanBlocks } from './jan-blocks.ts';
import { findActiveLeaf, linkMessages } from './jan-branches.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/** Jan: the messages of one conversation, as lines of `threads/<id>/messages.jsonl`. */
export const janFormat: SessionFormat = { source: 'jan', detect: isMessage, open: () => new JanReader() };

/** `thread.json` in the folder of a conversation has no messages, only settings and a title. */
export const janThreadFormat: ExportFormat = { source: 'jan', detect: isThread, parse: skipThread };

/** One conversation exported from Jan as JSON, which lacks the thread's id. */
export const janExportFormat: ExportFormat = { source: 'jan', detect: isExported, parse: parseExported };

function isMessage(record: JsonObject): boolean {
  return record['object'] === 'thread.message' && asName(record['thread_id']) !== null;
}

function isThread(record: JsonObject): boolean {
  return record['object'] === 'thread' && Array.isArray(record['assistants']);
}

function skipThread(): ParseResult {
  const reason =
    'This holds the title and the settings of a conversation; its messages are in messages.jsonl beside it.';
  return { skip: { code: 'no_messages', reason } };
}

function isExported(record: JsonObject): boolean {
  return typeof record['exported_at'] === 'string' && asList(record['messages']).some(hasAnnotations);
}

function hasAnnotations(message: unknown): boolean {
  if (!isObject(message)) return false;
  return asList(message['content']).some((part) => isObject(part) && 'annotations' in (asObject(part['text']) ?? {}));
}

class JanReader implements SessionReader {
  readonly #threads = new Map<string, JsonObject[]>();
  /** By the id of the thread. */
  readonly #titles = new Map<string, string>();
  #unknownMessages = 0;
  size = 0;

  /** The collector adds the description of the thread, which has the title, to its messages. */
  add(record: unknown): void {
    if (isObject(record) && record['object'] === 'thread') {
      this.#titles.set(asText(record['id']), asText(record['title']));
      return;
    }
    if (!isObject(record) || !isMessage(record)) {
      this.#unknownMessages++;
      return;
    }
    const id = asText(record['thread_id']);
    const messages = this.#threads.get(id);
    if (messages) messages.push(record);
    else this.#threads.set(id, [record]);
    this.size += JSON.stringify(record).length;
  }

  finish(): ParseResult[] {
    return [
      ...[...this.#threads].map(([id, messages]) => parseMessages(id, this.#titles.get(id) ?? '', messages)),
      ...reportUnknownMessages(this.#unknownMessages),
    ];
  }
}

function parseExported(record: JsonObject): ParseResult {
  const messages = asList(record['messages']).filter(isObject);
  return parseMessages(deriveId('jan', messages[0]?.['id']), asText(record['title']), messages);
}

function parseMessages(sourceId: string, title: string, messages: readonly JsonObject[]): ParseResult {
  const linked = linkMessages(messages);
  return buildConversation(
    {
      source: 'jan',
      sourceId,
      title,
      assistantName: findAssistant(messages),
      activeLeafSourceId: findActiveLeaf(linked),
    },
    linked.map(({ id, parent, record }) => ({ id, parent, view: viewOf(record) })),
  );
}

/** The name of the last assistant in the conversation; null for Jan's own one. */
function findAssistant(messages: readonly JsonObject[]): string | null {
  const assistants = messages.map((message) => asObject(message['metadata'])?.['assistant']).filter(isObject);
  const last = assistants.at(-1);
  return last === undefined || last['id'] === 'jan' ? null : asName(last['name']);
}

function viewOf(message: JsonObject) {
  const speaker = readSpeaker(message['role']) ?? 'assistant';
  return toNodeView(speaker, readJanBlocks(message, speaker), {
    createdAt: readTime(message['created_at']),
    isInterrupted: message['status'] === 'stopped' || asObject(message['metadata'])?.['stopped'] === true,
  });
}
