import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { readQwenPrompt, readQwenReply, readQwenResult } from './qwen-code-parts.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Qwen Code: ~/.qwen/projects/<project>/chats/<session>.jsonl, lines linked by `parentUuid` with messages in the form
 * of the Gemini API. Source: packages/core/src/services/chatRecordingService.ts of QwenLM/qwen-code.
 */
export const qwenCodeFormat: SessionFormat = {
  source: 'qwen-code',
  detect: isLine,
  open: () => new QwenCodeReader(),
};

function isLine(record: JsonObject): boolean {
  const isLinked = asName(record['uuid']) !== null && asName(record['sessionId']) !== null && 'parentUuid' in record;
  if (!isLinked) return false;
  if (record['type'] === 'system') return asName(record['subtype']) !== null && 'systemPayload' in record;
  return Array.isArray(asObject(record['message'])?.['parts']);
}

/** The subtypes of `user` lines that a person wrote. Those of other subtypes are from hooks, schedules and agents. */
const PERSON_SUBTYPES = new Set(['', 'mid_turn_user_message', 'realtime_message']);

class QwenCodeReader implements SessionReader {
  size = 0;
  readonly #messages = new Map<string, ListedMessage>();
  /** The id of each line's parent, by the id of the line. */
  readonly #parents = new Map<string, string | null>();
  readonly #titles = new Map<string, string>();
  #firstId: string | null = null;
  #lastId: string | null = null;
  #folder: string | null = null;
  #unknownMessages = 0;
  #hasSidechain = false;

  add(record: unknown): void {
    if (!isObject(record)) return;
    const id = asName(record['uuid']) ?? `line-${this.#parents.size}`;
    // The work of a subagent, whose result is in the session that started it.
    if (record['isSidechain'] === true || asName(record['agentId']) !== null) {
      this.#hasSidechain = true;
      return;
    }
    const parent = asName(record['parentUuid']);
    if (!this.#parents.has(id)) this.#parents.set(id, parent);
    this.#folder ??= asName(
      asText(record['cwd'])
        .split(/[\\/]/)
        .findLast((name) => name !== ''),
    );
    if (record['type'] === 'system' && !('message' in record)) this.#addEvent(record, id);
    else this.#addMessage(record, id, parent);
  }

  finish(): ParseResult[] {
    const unknown = reportUnknownMessages(this.#unknownMessages);
    if (this.#messages.size === 0 && this.#hasSidechain) {
      const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
      return [{ skip: { code: 'not_a_conversation', reason } }];
    }
    const first = this.#firstId;
    return [
      buildConversation(
        {
          source: 'qwen-code',
          // A branch of a session has copies of its lines, and another session id.
          sourceId: first === null ? deriveId(this.#lastId) : `session-of:${first}`,
          title: this.#findTitle(),
          projectName: this.#folder,
          activeLeafSourceId: this.#lastId ?? '',
        },
        [...this.#messages.values()],
      ),
      ...unknown,
    ];
  }

  /** Events only matter as links between messages, and for titles. */
  #addEvent(record: JsonObject, id: string): void {
    this.#lastId = id;
    const title = asName(asObject(record['systemPayload'])?.['customTitle']);
    if (record['subtype'] === 'custom_title' && title !== null) this.#titles.set(id, title);
    this.#put({ id, parent: asName(record['parentUuid']), view: { kind: 'hidden' } });
  }

  #addMessage(record: JsonObject, id: string, parent: string | null): void {
    const message = asObject(record['message']);
    const details = { createdAt: readTime(record['timestamp']), model: asName(record['model']) };
    this.#lastId = id;
    switch (record['type']) {
      case 'user': {
        const isPerson = PERSON_SUBTYPES.has(asText(record['subtype']));
        const blocks = isPerson ? readQwenPrompt(message, asObject(record['systemPayload'])) : [];
        if (blocks.length > 0) this.#firstId ??= id;
        this.#put({ id, parent, view: blocks.length > 0 ? toNodeView('user', blocks, details) : { kind: 'hidden' } });
        return;
      }
      case 'assistant':
        this.#put({ id, parent, view: toNodeView('assistant', readQwenReply(message), details) });
        return;
      case 'tool_result':
        this.#put({ id, parent, view: toNodeView('tool', readQwenResult(message), details) });
        return;
      default:
        if (record['type'] !== 'system' && message !== null) this.#unknownMessages++;
        this.#put({ id, parent, view: { kind: 'hidden' } });
    }
  }

  /** Adds a message. A reply may be on several lines with one id. */
  #put(message: ListedMessage & { id: string }): void {
    const known = this.#messages.get(message.id);
    this.size += 150 + sizeOfMessage(message);
    if (known === undefined || known.view.kind === 'hidden') this.#messages.set(message.id, message);
    else if (message.view.kind !== 'hidden') {
      const { blocks, model } = message.view;
      const joined = [...known.view.blocks, ...blocks];
      const view = toNodeView(known.view.role, joined, { ...known.view, model: model ?? known.view.model });
      this.#messages.set(message.id, { ...known, view });
    }
  }

  /** The last title on the way to the last line. A title on another branch does not count. */
  #findTitle(): string {
    const seen = new Set<string>();
    for (let id = this.#lastId; id !== null && !seen.has(id); id = this.#parents.get(id) ?? null) {
      seen.add(id);
      const title = this.#titles.get(id);
      if (title !== undefined) return title;
    }
    return '';
  }
}
