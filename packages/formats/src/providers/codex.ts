import { deriveId, buildConversation } from '../conversation/message-list.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { textsOf } from './codex-content.ts';
import {
  isBareHeader,
  isBareItem,
  isHistoryLine,
  isIndexLine,
  isSessionLine,
  isSubagentSession,
  looksLikeItem,
} from './codex-lines.ts';
import { readFolder } from './codex-prompt.ts';
import { CodexThread } from './codex-thread.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Sessions of Codex (rollout-….jsonl): lines { timestamp, type, payload }, in the first versions only the payloads. A
 * file has each prompt and reply at least twice, as an item and as an event.
 */
export const codexFormat: SessionFormat = {
  source: 'codex',
  detect: (record, path) =>
    isSessionLine(record) ||
    isBareHeader(record) ||
    isIndexLine(record) ||
    isHistoryLine(record) ||
    isBareItem(record, path),
  open: (path) => new CodexReader(path),
};

const isUuid7 = (id: string | null) => id !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id);
/** The characters of a UUIDv7 that contain its time. */
const timeOfId = (id: string) => id.slice(0, 13);

class CodexReader implements SessionReader {
  readonly #path: string;
  readonly #thread = new CodexThread();
  /** Names of sessions, by id. */
  readonly #names = new Map<string, string>();
  #header: JsonObject | null = null;
  /** Time and text of the first prompt. */
  #firstPrompt: readonly unknown[] | null = null;
  #folder: string | null = null;
  #ownName = '';
  #hasHistoryLines = false;
  /** How many lines of an unknown type contain a message. */
  #unknownMessages = 0;
  /** The current lines were copied from the session that this one continues. */
  #isInCopiedLines = false;
  /** A line of a turn had an id, so the first turn after the copied lines can be recognised. */
  #hasTurnIds = false;

  constructor(path: string) {
    this.#path = path;
  }

  get size(): number {
    return this.#thread.size;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    const payload = asObject(record['payload']);
    if (payload)
      this.#addLine(
        asText(record['type']),
        payload,
        record['timestamp'] ?? payload['timestamp'] ?? this.#header?.['timestamp'],
      );
    else if (isIndexLine(record)) this.#names.set(asText(record['id']), asText(record['thread_name']));
    else if (isHistoryLine(record)) this.#hasHistoryLines = true;
    else if (isBareHeader(record)) this.#readHeader(record);
    else this.#addItem(record, record['timestamp'] ?? this.#header?.['timestamp']);
  }

  finish(): ParseResult[] {
    if (isSubagentSession(this.#header))
      return skip('This file contains the work of a sub-agent; its result is in the session that started it.');
    if (this.#thread.isEmpty || (this.#isInCopiedLines && this.#hasTurnIds)) return this.#skipEmpty();
    const sourceId = this.#findId();
    return [
      buildConversation(
        {
          source: 'codex',
          sourceId,
          title: this.#names.get(sourceId) ?? this.#ownName,
          projectName: asName(this.#folder?.split(/[/\\]/).findLast((name) => name !== '')),
        },
        this.#thread.toList(),
      ),
      ...reportUnknownMessages(this.#unknownMessages + this.#thread.unknownMessages),
    ];
  }

  #addLine(type: string, payload: JsonObject, time: unknown): void {
    switch (type) {
      case 'session_meta':
        this.#readHeader(payload);
        break;
      case 'turn_context':
        this.#startTurn(payload);
        this.#thread.model = asName(payload['model']) ?? this.#thread.model;
        this.#folder ??= asName(payload['cwd']);
        break;
      case 'response_item':
        this.#addItem(payload, time);
        break;
      case 'event_msg':
        if (payload['type'] === 'task_started' || payload['type'] === 'turn_started') this.#startTurn(payload);
        if (payload['type'] === 'thread_name_updated') this.#ownName = asText(payload['thread_name']);
        this.#thread.addEvent(payload, time);
        break;
      // A summary of the messages before.
      case 'compacted':
        break;
      default:
        if (looksLikeItem(payload) || asName(payload['message']) !== null) this.#unknownMessages++;
    }
  }

  /** The first header is that of the session itself; later ones were copied. */
  #readHeader(header: JsonObject): void {
    if (this.#header !== null) return;
    this.#header = header;
    this.#folder ??= asName(header['cwd']);
    this.#isInCopiedLines = asName(header['forked_from_id']) !== null && isUuid7(asName(header['id']));
  }

  /** A fork begins with copies of all lines of the earlier session. The ids of its own turns are later than its id. */
  #startTurn(turn: JsonObject): void {
    const id = asName(turn['turn_id']);
    if (!this.#isInCopiedLines || id === null || !isUuid7(id)) return;
    this.#hasTurnIds = true;
    if (timeOfId(id) < timeOfId(asText(this.#header?.['id']))) return;
    this.#isInCopiedLines = false;
    this.#thread.clear();
  }

  #addItem(item: JsonObject, time: unknown): void {
    if (item['role'] === 'user') {
      const [text = ''] = textsOf(item['content']);
      this.#folder ??= readFolder(text);
      this.#firstPrompt ??= [time, text];
    }
    this.#thread.addItem(item, time);
  }

  #findId(): string {
    const idInFileName = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})\.jsonl$/.exec(this.#path)?.[1];
    const id = asName(this.#header?.['id']) ?? asName(this.#header?.['session_id']) ?? idInFileName;
    return id ?? deriveId(this.#firstPrompt);
  }

  #skipEmpty(): ParseResult[] {
    if (!this.#thread.isEmpty) return skip('This file contains only a copy of another session.');
    if (this.#hasHistoryLines) return skip('This is the list of all prompts; they are in the sessions as well.');
    if (this.#names.size > 0) return skip('This is the list of the names of sessions.');
    return [{ skip: { code: 'no_messages', reason: 'There are no messages in this session.' } }];
  }
}

function skip(reason: string): ParseResult[] {
  return [{ skip: { code: 'not_a_conversation', reason } }];
}
