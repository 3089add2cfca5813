import { deriveId, finishList } from '../conversation/message-list.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { textsOf } from './codex-content.ts';
import { isBareHead, isBareItem, isItem, isLine, isName, isPrompt, isSubagent } from './codex-lines.ts';
import { readFolder } from './codex-prompt.ts';
import { CodexThread } from './codex-thread.ts';
import { skipUnknownMessages } from './unknown-messages.ts';

/**
 * Sessions of Codex (rollout-….jsonl): lines { timestamp, type, payload }, in the first versions the bare items. Prompts and
 * answers stand in them at least twice, as items and as events.
 */
export const codexFormat: SessionFormat = {
  source: 'codex',
  detect: (record, path) =>
    isLine(record) || isBareHead(record) || isName(record) || isPrompt(record) || isBareItem(record, path),
  open: (path) => new CodexReader(path),
};

const isUuid7 = (id: string | null) => id !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id);
/** The characters of a UUIDv7 that are its time. */
const timeOf = (id: string) => id.slice(0, 13);

class CodexReader implements SessionReader {
  readonly #path: string;
  readonly #thread = new CodexThread();
  readonly #names = new Map<string, string>();
  #head: JsonObject | null = null;
  /** Its time and text. */
  #firstPrompt: readonly unknown[] | null = null;
  #folder: string | null = null;
  #ownName = '';
  #hasPrompts = false;
  /** Lines of an unknown kind that hold an item. */
  #unknown = 0;
  /** In the lines a fork copied from the session it continues. */
  #isCopy = false;
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
        record['timestamp'] ?? payload['timestamp'] ?? this.#head?.['timestamp'],
      );
    else if (isName(record)) this.#names.set(asText(record['id']), asText(record['thread_name']));
    else if (isPrompt(record)) this.#hasPrompts = true;
    else if (isBareHead(record)) this.#readHead(record);
    else this.#addItem(record, record['timestamp'] ?? this.#head?.['timestamp']);
  }

  finish(): ParseResult[] {
    if (isSubagent(this.#head))
      return skip('This file holds the work of a sub-agent; its result is in the session that started it.');
    if (this.#thread.isEmpty || (this.#isCopy && this.#hasTurnIds)) return this.#skipEmpty();
    const sourceId = this.#id();
    return [
      finishList(
        {
          source: 'codex',
          sourceId,
          title: this.#names.get(sourceId) ?? this.#ownName,
          projectName: asName(this.#folder?.split(/[/\\]/).findLast((name) => name !== '')),
        },
        this.#thread.toList(),
      ),
      ...skipUnknownMessages(this.#unknown + this.#thread.unknown),
    ];
  }

  #addLine(type: string, payload: JsonObject, time: unknown): void {
    switch (type) {
      case 'session_meta':
        this.#readHead(payload);
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
      // A summary of what stands above.
      case 'compacted':
        break;
      default:
        if (isItem(payload) || asName(payload['message']) !== null) this.#unknown++;
    }
  }

  /** The first head is of the file itself, those after it were copied. */
  #readHead(head: JsonObject): void {
    if (this.#head !== null) return;
    this.#head = head;
    this.#folder ??= asName(head['cwd']);
    this.#isCopy = asName(head['forked_from_id']) !== null && isUuid7(asName(head['id']));
  }

  /** A fork begins with all lines of the other session; its own turns have ids made after its own. */
  #startTurn(turn: JsonObject): void {
    const id = asName(turn['turn_id']);
    if (!this.#isCopy || id === null || !isUuid7(id)) return;
    this.#hasTurnIds = true;
    if (timeOf(id) < timeOf(asText(this.#head?.['id']))) return;
    this.#isCopy = false;
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

  #id(): string {
    const named = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})\.jsonl$/.exec(this.#path)?.[1];
    const id = asName(this.#head?.['id']) ?? asName(this.#head?.['session_id']) ?? named;
    return id ?? deriveId(this.#firstPrompt);
  }

  #skipEmpty(): ParseResult[] {
    if (!this.#thread.isEmpty) return skip('This file holds only a copy of another session.');
    if (this.#hasPrompts) return skip('This is the list of all prompts; they are in the sessions as well.');
    if (this.#names.size > 0) return skip('This is the list of the names of sessions.');
    return [{ skip: { code: 'no_messages', reason: 'There are no messages in this session.' } }];
  }
}

function skip(reason: string): ParseResult[] {
  return [{ skip: { code: 'not_a_conversation', reason } }];
}
