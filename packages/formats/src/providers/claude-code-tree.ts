import { deriveId, finishList } from '../conversation/message-list.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { JsonObject, ParseResult } from '../export-format.ts';
import { asName, asObject, asText } from '../values/json-shape.ts';
import { interrupts, isResult, partsOf, readAnswerPart, readPromptParts, readResult } from './claude-code-content.ts';
import { sizeOf, toListed, toMessage, type Message } from './claude-code-message.ts';

/** Where a line stands: the last message at or above it. */
export interface Place {
  tree: ClaudeCodeTree;
  message: Message | null;
}

/** The start of a session's first text that counts for its id; short, because secrets further on may be masked. */
const ID_CHARACTERS = 12;

/** The messages of one session, from lines linked by their parents' ids. */
export class ClaudeCodeTree {
  /** The title of the first kind that is set counts. */
  readonly titles = { custom: '', ai: '' };
  size = 0;
  #sourceId = '';
  #folder: string | null = null;
  #hasLinks = false;
  #last: Message | null = null;
  readonly #messages: Message[] = [];
  readonly #calls = new Map<string, ParsedBlock[]>();

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  /** Adds a line below the place of its parent, if that is known, and returns its own. */
  add(line: JsonObject, id: string, above: Place | undefined): Place {
    if (above !== undefined) this.#hasLinks = true;
    const message = this.#read(line, id, above === undefined ? this.#unlinked(line) : above.message);
    this.#last = message;
    return { tree: this, message };
  }

  finish(summary: string): ParseResult {
    const properties = {
      source: 'claude-code' as const,
      sourceId: this.#sourceId,
      title: this.titles.custom || this.titles.ai || summary,
      projectName: this.#folder,
    };
    return finishList(properties, this.#messages.map(toListed));
  }

  /**
   * The message above a line without a known parent: the one before it, since compaction, damage and old versions break
   * the chain. Only an edited first prompt has no parent on purpose.
   */
  #unlinked(line: JsonObject): Message | null {
    const isFirst = line['parentUuid'] === null && line['type'] === 'user' && line['isCompactSummary'] !== true;
    return isFirst && this.#hasLinks ? null : this.#last;
  }

  #read(line: JsonObject, id: string, above: Message | null): Message | null {
    const body = asObject(line['message']);
    switch (line['type']) {
      case 'user':
        this.#note(line, id, body);
        return this.#readUser(line, id, above);
      case 'assistant':
        this.#note(line, id, body);
        return body ? this.#readAnswer(line, body, id, above) : above;
      case 'attachment':
        return this.#readQueued(line, id, above);
      default:
        return above;
    }
  }

  /**
   * Keeps what identifies the session: its first line, which all copies of it share. An id was seen in two sessions, so
   * the beginning of the text counts as well.
   */
  #note(line: JsonObject, id: string, body: JsonObject | null): void {
    this.#folder ??= asName(
      asName(line['cwd'])
        ?.split(/[/\\]/)
        .findLast((name) => name !== ''),
    );
    if (this.#sourceId !== '') return;
    const start = asText(partsOf(body?.['content'])[0]?.['text']).slice(0, ID_CHARACTERS);
    const hasOwnId = asName(line['uuid']) !== null;
    this.#sourceId = hasOwnId
      ? `session-of:${id}:${deriveId(start).slice(-8)}`
      : deriveId(line['sessionId'], line['timestamp'], start);
  }

  #readUser(line: JsonObject, id: string, above: Message | null): Message | null {
    const parts = partsOf(asObject(line['message'])?.['content']);
    for (const part of parts) if (isResult(part)) this.#addResult(part, above);
    if (interrupts(parts) && above?.role === 'assistant') above.isInterrupted = !above.isComplete;
    const isInjected =
      line['isMeta'] === true ||
      line['isCompactSummary'] === true ||
      line['isVisibleInTranscriptOnly'] === true ||
      asName(asObject(line['origin'])?.['senderTaskId']) !== null;
    return isInjected ? above : this.#append(line, id, above, readPromptParts(parts));
  }

  /** A prompt that was typed during an answer. */
  #readQueued(line: JsonObject, id: string, above: Message | null): Message | null {
    const queued = asObject(line['attachment']);
    const isPrompt = queued?.['type'] === 'queued_command' && (queued['commandMode'] ?? 'prompt') === 'prompt';
    return isPrompt ? this.#append(line, id, above, readPromptParts(partsOf(queued['prompt']))) : above;
  }

  #append(line: JsonObject, id: string, parent: Message | null, blocks: ParsedBlock[]): Message | null {
    return blocks.length === 0 ? parent : this.#keep({ ...toMessage(line, id, parent, 'user'), parts: [blocks] });
  }

  #readAnswer(line: JsonObject, body: JsonObject, id: string, above: Message | null): Message | null {
    if (line['isApiErrorMessage'] === true || body['model'] === '<synthetic>') return above;
    const parts = partsOf(body['content']).map(readAnswerPart);
    if (parts.every(({ blocks }) => blocks.length === 0)) return above;
    const answerId = asName(body['id']);
    const isMore = answerId !== null && above?.role === 'assistant' && above.answerId === answerId;
    const message = isMore
      ? above
      : this.#keep({ ...toMessage(line, id, above, 'assistant'), answerId, model: asName(body['model']) });
    message.isComplete = body['stop_reason'] === 'end_turn';
    for (const { blocks, callId } of parts) {
      message.parts.push(blocks);
      this.size += sizeOf(blocks);
      if (callId !== null) this.#calls.set(callId, blocks);
    }
    return message;
  }

  #addResult(part: JsonObject, above: Message | null): void {
    const call = this.#calls.get(asText(part['tool_use_id']));
    const called = call?.[0];
    const output = readResult(part, called?.type === 'tool_call' ? called.tool : null);
    if (call) call.push(...output);
    else if (above?.role === 'assistant') above.parts.push(output);
    this.size += sizeOf(output);
  }

  #keep(message: Message): Message {
    this.#messages.push(message);
    this.size += 200 + message.parts.reduce((sum, blocks) => sum + sizeOf(blocks), 0);
    return message;
  }
}
