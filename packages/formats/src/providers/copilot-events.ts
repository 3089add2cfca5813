import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { ImportSource, ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject, ParseResult, SessionReader } from '../export-format.ts';
import { asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { isUnknownMessage, readAssistantEvent, readToolResult, readUserEvent } from './copilot-event-blocks.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Whether a record is an event of GitHub Copilot's agents: `{ type, data, id, timestamp }`. Source: the types of
 * github/copilot-sdk.
 */
export function isCopilotEvent(record: JsonObject): boolean {
  return (
    isObject(record['data']) &&
    'timestamp' in record &&
    /^(session\.start|user\.message|assistant\.message)$/.test(asText(record['type']))
  );
}

/** The product whose log is read. */
export interface EventProducer {
  source: ImportSource;
  /** The conversation's id, derived from the session's id. */
  toSourceId: (sessionId: string) => string;
}

/** Reads the events in order; those of subagents are left out. */
export class CopilotEventReader implements SessionReader {
  readonly #producer: EventProducer;
  readonly #path: string;
  #session: JsonObject = {};
  #title = '';
  #model: string | null = null;
  #messages: ListedMessage[] = [];
  /** How many messages come before each event, by the event's id. */
  readonly #messageCountBefore = new Map<string, number>();
  /** Names of tools by the ids of their calls. */
  readonly #tools = new Map<string, string>();
  #size = 0;
  #unknownMessages = 0;
  #hasSubagents = false;

  constructor(producer: EventProducer, path: string) {
    this.#producer = producer;
    this.#path = path;
  }

  get size(): number {
    return this.#size;
  }

  add(record: unknown): void {
    const data = isObject(record) ? asObject(record['data']) : null;
    if (!isObject(record) || data === null) return;
    const id = asName(record['id']);
    if (id !== null && !this.#messageCountBefore.has(id)) this.#messageCountBefore.set(id, this.#messages.length);
    // Events of subagents have the subagent's id, or the id of the call that started it.
    if (asName(record['agentId']) !== null || asName(data['parentToolCallId']) !== null) return;
    this.#addEvent(asText(record['type']), data, { id, createdAt: readTime(record['timestamp']) });
  }

  finish(): ParseResult[] {
    if (asName(this.#session['detachedFromSpawningParentSessionId']) !== null) {
      const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
      return [{ skip: { code: 'not_a_conversation', reason } }];
    }
    const cwd = asName(asObject(this.#session['context'])?.['cwd']);
    const sessionId = asName(this.#session['sessionId']) ?? sessionIdOf(this.#path);
    return [
      buildConversation(
        {
          source: this.#producer.source,
          sourceId: this.#producer.toSourceId(sessionId ?? deriveId(this.#messages[0]?.view)),
          title: this.#title,
          createdAt: readTime(this.#session['startTime']),
          projectId: cwd,
          projectName: cwd === null ? null : (asName(cwd.split(/[\\/]/).findLast((name) => name !== '')) ?? cwd),
        },
        this.#messages,
      ),
      ...reportUnknownMessages(this.#unknownMessages),
    ];
  }

  #addEvent(type: string, data: JsonObject, event: { id: string | null; createdAt: number | null }): void {
    switch (type) {
      case 'session.start':
        this.#session = { ...data, ...this.#session };
        this.#model = asName(data['selectedModel']) ?? this.#model;
        break;
      case 'session.model_change':
        this.#model = asName(data['newModel']) ?? this.#model;
        break;
      case 'session.title_changed':
        this.#title = asName(data['title']) ?? this.#title;
        break;
      case 'session.snapshot_rewind':
        this.#rewind(asText(data['upToEventId']));
        break;
      case 'user.message':
        this.#push('user', readUserEvent(data), event);
        break;
      case 'abort':
        this.#interrupt();
        break;
      default:
        if (isUnknownMessage(type, data)) this.#unknownMessages++;
        this.#push('assistant', this.#readReply(type, data), { ...event, model: asName(data['model']) ?? this.#model });
    }
  }

  #readReply(type: string, data: JsonObject): ParsedBlock[] {
    if (type === 'subagent.started') this.#hasSubagents = true;
    if (type === 'tool.execution_complete') {
      // A result whose call was not read is an unknown message, unless a subagent has started: older versions log the
      // results of a subagent without the subagent's id.
      if (!this.#hasSubagents && !this.#tools.has(asText(data['toolCallId']))) this.#unknownMessages++;
      return readToolResult(data, this.#tools);
    }
    return readAssistantEvent(type, data, this.#tools);
  }

  #push(
    speaker: 'user' | 'assistant',
    blocks: ParsedBlock[],
    { id, ...details }: { id: string | null; createdAt: number | null; model?: string | null },
  ): void {
    this.#removeRepeatedReasoning(blocks);
    if (blocks.length === 0) return;
    const message = { id, view: toNodeView(speaker, blocks, details) };
    this.#size += sizeOfMessage(message);
    this.#messages.push(message);
  }

  /** Reasoning is logged as a separate event, and again with the reply: the repeated block is removed. */
  #removeRepeatedReasoning(blocks: ParsedBlock[]): void {
    const last = this.#messages.at(-1)?.view;
    const thought = last?.kind === 'aside' && last.blocks.length === 1 ? last.blocks[0] : undefined;
    const first = blocks[0];
    const isRepeated = thought?.type === 'reasoning' && first?.type === 'reasoning' && thought.text === first.text;
    if (isRepeated) blocks.shift();
  }

  /** Removes the messages of an event and of all events after it, which the person took back. */
  #rewind(eventId: string): void {
    const count = this.#messageCountBefore.get(eventId);
    if (count === undefined) return;
    for (const message of this.#messages.splice(count)) this.#size -= sizeOfMessage(message);
  }

  #interrupt(): void {
    const view = this.#messages.at(-1)?.view;
    if (view !== undefined && view.kind !== 'hidden' && view.role === 'assistant') view.isInterrupted = true;
  }
}

/** The session's id, which is the name of its file, or of the folder with events.jsonl. */
function sessionIdOf(path: string): string | null {
  const [file = '', folder = null] = path.split('/').toReversed();
  return file === 'events.jsonl' ? folder : asName(file.replace(/\.jsonl$/, ''));
}
