import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject } from '../export-format.ts';
import { asCount, asName, asObject, asText } from '../values/json-shape.ts';
import {
  isOutput,
  readCall,
  readEventPictures,
  readOutput,
  readPictures,
  readReasoning,
  textsOf,
} from './codex-content.ts';
import { looksLikeItem } from './codex-lines.ts';
import { CodexMessages } from './codex-messages.ts';
import { readPrompt, readTypedText } from './codex-prompt.ts';

/** Types of events in which Codex reports on its own work. */
const NOTICE_EVENT = /error|warning|notice|background|undo|turn|review|delta|context|compact/;

/** Reads the items and events of one session. `time` is that of their line. */
export class CodexThread {
  /** The model of the replies that follow. */
  model: string | null = null;
  /** How many messages were of an unknown type. */
  unknownMessages = 0;
  readonly #messages = new CodexMessages();
  /** The blocks of each tool call, by the call's id. */
  readonly #calls = new Map<string, ParsedBlock[]>();

  get size(): number {
    return this.#messages.size;
  }

  get isEmpty(): boolean {
    return this.#messages.isEmpty;
  }

  toList(): ListedMessage[] {
    return this.#messages.toList();
  }

  /** Forgets all messages read so far, which turned out to be copies from another session. */
  clear(): void {
    this.#messages.clear();
    this.#calls.clear();
  }

  /** Adds an item, which is a text that the model received or wrote. */
  addItem(item: JsonObject, time: unknown): void {
    const call = readCall(item);
    if (call) {
      const blocks = this.#addStep([call], item, time);
      const id = asName(item['call_id']);
      if (id !== null) this.#calls.set(id, blocks);
    } else if (isOutput(item)) {
      this.#addOutput(item, time);
    } else if (item['type'] === 'reasoning') {
      const blocks = readReasoning(item);
      if (blocks.length > 0) this.#addStep(blocks, item, time);
    } else if ((item['type'] ?? 'message') === 'message') {
      this.#addMessage(item, time);
    } else if (looksLikeItem(item)) {
      this.unknownMessages++;
    }
  }

  /** Adds an event: the end of a turn, or a prompt or reply as the person saw it, which may also be an item. */
  addEvent(event: JsonObject, time: unknown): void {
    const text = asText(event['message']);
    switch (event['type']) {
      case 'user_message': {
        const blocks = readEventPictures(event['images'], event['local_images']);
        this.#messages.addOnce({ role: 'user', text: readTypedText(text), blocks, time }, 'event');
        break;
      }
      case 'agent_message':
        this.#messages.addOnce({ role: 'assistant', text: text.trim(), blocks: [], time, model: this.model }, 'event');
        break;
      case 'item_completed':
        this.#addCompleted(asObject(event['item']), time);
        break;
      case 'thread_rolled_back':
        this.#messages.rollBack(asCount(event['num_turns']) ?? 0);
        break;
      case 'task_complete':
      case 'turn_complete':
      case 'turn_aborted':
        this.#messages.endTurn(event['type'] === 'turn_aborted');
        break;
      default:
        if (text.trim() !== '' && !NOTICE_EVENT.test(asText(event['type']))) this.unknownMessages++;
    }
  }

  #addMessage(item: JsonObject, time: unknown): void {
    const { id, content } = item;
    const texts = textsOf(content);
    this.model = asName(item['model']) ?? this.model;
    if (item['role'] === 'assistant') {
      const text = texts.join('\n\n').trim();
      this.#messages.addOnce({ role: 'assistant', text, blocks: [], time, id, model: this.model }, 'item');
    } else if (item['role'] !== 'user') {
      const isHidden = /^(?:developer|system)$/.test(asText(item['role']));
      if (!isHidden && (texts.length > 0 || looksLikeItem(item))) this.unknownMessages++;
    } else {
      const prompts = texts.filter((text) => !/^<\/?image\b[^>]*>$/.test(text.trim())).map(readPrompt);
      const text = prompts.filter((prompt) => prompt !== '').join('\n\n');
      this.#messages.addOnce({ role: 'user', text, blocks: readPictures(content), time, id }, 'item');
    }
  }

  /** Adds a prompt or a reply in the form of the newest versions. */
  #addCompleted(item: JsonObject | null, time: unknown): void {
    const text = textsOf(item?.['content']).join('\n\n').trim();
    const shared = { blocks: [], time, id: item?.['id'] };
    if (item?.['type'] === 'UserMessage')
      this.#messages.addOnce({ ...shared, role: 'user', text: readTypedText(text) }, 'completed');
    if (item?.['type'] === 'AgentMessage')
      this.#messages.addOnce({ ...shared, role: 'assistant', text, model: this.model }, 'completed');
  }

  #addOutput(item: JsonObject, time: unknown): void {
    const blocks = this.#calls.get(asText(item['call_id']));
    const call = blocks?.[0];
    const output = readOutput(item, call?.type === 'tool_call' ? call.tool : asName(item['name']));
    if (blocks) blocks.push(...output);
    else if (output.length > 0) this.#addStep(output, item, time);
  }

  #addStep(blocks: ParsedBlock[], { id }: JsonObject, time: unknown): ParsedBlock[] {
    return this.#messages.add({ role: 'assistant', text: '', blocks, time, id, model: this.model });
  }
}
