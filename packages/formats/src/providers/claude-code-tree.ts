import { deriveId, buildConversation } from '../conversation/message-list.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject, ParseResult } from '../export-format.ts';
import { asName, asObject, asText } from '../values/json-shape.ts';
import {
  isInterruptionMessage,
  isResult,
  partsOf,
  readReplyPart,
  readPromptParts,
  readResult,
} from './claude-code-content.ts';
import { sizeOf, toListed, toMessage, type Message } from './claude-code-message.ts';
import { readTime } from '../values/timestamps.ts';

/** The position of a line in a tree: the last message at or above the line. */
export interface TreePosition {
  tree: ClaudeCodeTree;
  message: Message | null;
}

/** How many characters of its first text a session's id depends on: few, because later ones may be masked secrets. */
const ID_CHARACTERS = 12;

/** The messages of one session, from lines linked by their parents' ids. */
export class ClaudeCodeTree {
  /** A custom title has precedence over one that the program made. */
  readonly titles = { custom: '', ai: '' };
  /** About how many characters the messages keep in memory. */
  size = 0;
  #sourceId = '';
  #folder: string | null = null;
  #hasLinks = false;
  #lastMessage: Message | null = null;
  readonly #messages: Message[] = [];
  /** The blocks of each tool call, by the call's id. */
  readonly #calls = new Map<string, ParsedBlock[]>();

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  /** Adds a line below the position of its parent, if the parent is known, and returns the line's own position. */
  add(line: JsonObject, id: string, above: TreePosition | undefined): TreePosition {
    if (above !== undefined) this.#hasLinks = true;
    const message = this.#read(line, id, above === undefined ? this.#findParent(line) : above.message);
    this.#lastMessage = message;
    return { tree: this, message };
  }

  finish(summary: string): ParseResult {
    const properties = {
      source: 'claude-code' as const,
      sourceId: this.#sourceId,
      title: this.titles.custom || this.titles.ai || summary,
      projectName: this.#folder,
    };
    return buildConversation(properties, this.#messages.map(toListed));
  }

  /**
   * The message above a line without a known parent: the last message, because compaction, damage and old versions
   * break the links between lines. Only an edited first prompt has no parent on purpose.
   */
  #findParent(line: JsonObject): Message | null {
    const isFirstPrompt = line['parentUuid'] === null && line['type'] === 'user' && line['isCompactSummary'] !== true;
    return isFirstPrompt && this.#hasLinks ? null : this.#lastMessage;
  }

  #read(line: JsonObject, id: string, above: Message | null): Message | null {
    const body = asObject(line['message']);
    switch (line['type']) {
      case 'user':
        this.#noteSession(line, id, body);
        return this.#readUser(line, id, above);
      case 'assistant':
        this.#noteSession(line, id, body);
        return body ? this.#readReply(line, body, id, above) : above;
      case 'attachment':
        return this.#readQueued(line, id, above);
      default:
        return this.#findPreceding(line, above);
    }
  }

  /**
   * The message that precedes a line of the program: the last one written before the line, if it is below `above`. Some
   * versions log the hooks of a reply only after the whole reply, with the first line of the reply as parent. The next
   * prompt then has the line of a hook as parent.
   */
  #findPreceding(line: JsonObject, above: Message | null): Message | null {
    const time = readTime(line['timestamp']);
    if (time === null) return above;
    let preceding = this.#messages.at(-1) ?? null;
    while (preceding !== null && (preceding.createdAt ?? 0) > time) preceding = preceding.parent;
    for (let message = preceding; message !== null; message = message.parent) if (message === above) return preceding;
    return above;
  }

  /**
   * Notes the session's folder. Derives the session's id from the first line, which all copies of the session share.
   * The first lines of two sessions may have the same id, so the session's id also has a hash of the text's beginning.
   */
  #noteSession(line: JsonObject, id: string, body: JsonObject | null): void {
    this.#folder ??= asName(
      asName(line['cwd'])
        ?.split(/[/\\]/)
        .findLast((name) => name !== ''),
    );
    if (this.#sourceId !== '') return;
    const beginning = asText(partsOf(body?.['content'])[0]?.['text']).slice(0, ID_CHARACTERS);
    const hasOwnId = asName(line['uuid']) !== null;
    this.#sourceId = hasOwnId
      ? `session-of:${id}:${deriveId(beginning).slice(-8)}`
      : deriveId(line['sessionId'], line['timestamp'], beginning);
  }

  #readUser(line: JsonObject, id: string, above: Message | null): Message | null {
    const parts = partsOf(asObject(line['message'])?.['content']);
    for (const part of parts) if (isResult(part)) this.#addResult(part, above);
    if (isInterruptionMessage(parts) && above?.role === 'assistant') above.isInterrupted = !above.isComplete;
    const isFromProgram =
      line['isMeta'] === true ||
      line['isCompactSummary'] === true ||
      line['isVisibleInTranscriptOnly'] === true ||
      asName(asObject(line['origin'])?.['senderTaskId']) !== null;
    return isFromProgram ? above : this.#appendPrompt(line, id, above, readPromptParts(parts));
  }

  /** Reads a prompt that was typed during a reply. */
  #readQueued(line: JsonObject, id: string, above: Message | null): Message | null {
    const queued = asObject(line['attachment']);
    const isPrompt = queued?.['type'] === 'queued_command' && (queued['commandMode'] ?? 'prompt') === 'prompt';
    return isPrompt ? this.#appendPrompt(line, id, above, readPromptParts(partsOf(queued['prompt']))) : above;
  }

  /** Adds a prompt, unless it is empty, and returns the last message. */
  #appendPrompt(line: JsonObject, id: string, parent: Message | null, blocks: ParsedBlock[]): Message | null {
    return blocks.length === 0 ? parent : this.#addMessage({ ...toMessage(line, id, parent, 'user'), parts: [blocks] });
  }

  #readReply(line: JsonObject, body: JsonObject, id: string, above: Message | null): Message | null {
    if (line['isApiErrorMessage'] === true || body['model'] === '<synthetic>') return above;
    const parts = partsOf(body['content']).map(readReplyPart);
    if (parts.every(({ blocks }) => blocks.length === 0)) return above;
    const replyId = asName(body['id']);
    const continuesReply = replyId !== null && above?.role === 'assistant' && above.replyId === replyId;
    const message = continuesReply
      ? above
      : this.#addMessage({ ...toMessage(line, id, above, 'assistant'), replyId, model: asName(body['model']) });
    message.isComplete = body['stop_reason'] === 'end_turn';
    for (const { blocks, callId } of parts) {
      message.parts.push(blocks);
      this.size += sizeOf(blocks);
      if (callId !== null) this.#calls.set(callId, blocks);
    }
    return message;
  }

  #addResult(part: JsonObject, above: Message | null): void {
    const callBlocks = this.#calls.get(asText(part['tool_use_id']));
    const call = callBlocks?.[0];
    const output = readResult(part, call?.type === 'tool_call' ? call.tool : null);
    if (callBlocks) callBlocks.push(...output);
    else if (above?.role === 'assistant') above.parts.push(output);
    this.size += sizeOf(output);
  }

  #addMessage(message: Message): Message {
    this.#messages.push(message);
    this.size += 200 + message.parts.reduce((sum, blocks) => sum + sizeOf(blocks), 0);
    return message;
  }
}
