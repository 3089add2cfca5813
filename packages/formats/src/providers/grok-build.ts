import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Grok Build: ~/.grok/sessions/<folder>/<id>/updates.jsonl, updates as in the Agent Client Protocol, in which a text
 * arrives in pieces. Known from other tools that read it, such as vshulcz/deja-vu.
 */
export const grokBuildFormat: SessionFormat = {
  source: 'grok-build',
  detect: (record) => asName(updateOf(record)?.['sessionUpdate']) !== null,
  open: (path) => new GrokBuildReader(path),
};

function updateOf(record: JsonObject): JsonObject | null {
  return asObject(asObject(record['params'])?.['update']);
}

/** A text joined from the pieces of one kind that follow each other. */
interface StreamedText {
  kind: 'user' | 'reply' | 'thought';
  text: string;
}

class GrokBuildReader implements SessionReader {
  size = 0;
  readonly #path: string;
  readonly #messages: ListedMessage[] = [];
  #current: (StreamedText & { createdAt: number | null }) | null = null;
  /** The names of tools by the ids of their calls. */
  readonly #tools = new Map<string, string>();
  #title = '';
  #firstText = '';
  #unknownMessages = 0;

  constructor(path: string) {
    this.#path = path;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    // The description of a session, which the collector adds as a separate line.
    this.#title = asName(record['generated_title']) ?? this.#title;
    const update = updateOf(record);
    if (update === null) return;
    const createdAt = readTime(record['timestamp']);
    const text = asText(asObject(update['content'])?.['text']);
    switch (update['sessionUpdate']) {
      case 'user_message_chunk':
        return this.#addPiece({ kind: 'user', text }, createdAt);
      case 'agent_message_chunk':
        return this.#addPiece({ kind: 'reply', text }, createdAt);
      case 'agent_thought_chunk':
        return this.#addPiece({ kind: 'thought', text }, createdAt);
      case 'tool_call':
      case 'tool_call_update':
        this.#addCall(update, createdAt);
        return;
      default:
        if (hasContent(update)) this.#unknownMessages++;
    }
  }

  finish(): ParseResult[] {
    this.#finishText();
    const id = /([^/]+)\/updates\.jsonl$/.exec(this.#path)?.[1];
    const sourceId = id ?? deriveId('grok-build', this.#firstText);
    const session = buildConversation({ source: 'grok-build', sourceId, title: this.#title }, this.#messages);
    return [session, ...reportUnknownMessages(this.#unknownMessages)];
  }

  #addPiece(piece: StreamedText, createdAt: number | null): void {
    this.size += piece.text.length;
    if (this.#current?.kind === piece.kind) {
      this.#current.text += piece.text;
      return;
    }
    this.#finishText();
    this.#current = { ...piece, createdAt };
  }

  #finishText(): void {
    if (this.#current === null) return;
    const { kind, createdAt } = this.#current;
    const text = this.#current.text.trim();
    this.#current = null;
    if (text === '') return;
    this.#firstText ||= text;
    this.#push(
      kind === 'user' ? 'user' : 'assistant',
      kind === 'thought' ? toReasoning(text) : [{ type: 'text', text }],
      createdAt,
    );
  }

  /** A call is written when it begins, and again with its result. */
  #addCall(update: JsonObject, createdAt: number | null): void {
    this.#finishText();
    const id = asText(update['toolCallId']);
    const isKnown = id !== '' && this.#tools.has(id);
    const tool = (isKnown ? this.#tools.get(id) : null) ?? asName(update['title']) ?? asName(update['kind']) ?? 'tool';
    this.#tools.set(id, tool);
    const isUnderWay = update['status'] === 'pending' || update['status'] === 'in_progress';
    const output = isUnderWay ? '' : outputOf(update);
    const blocks = [...(isKnown ? [] : [toShortCall(tool, update['rawInput'])]), ...toShortOutput(output, tool)];
    if (blocks.length > 0) this.#push('assistant', blocks, createdAt);
  }

  #push(speaker: 'user' | 'assistant', blocks: ParsedBlock[], createdAt: number | null): void {
    this.size += 200;
    this.#messages.push({ id: null, view: toNodeView(speaker, blocks, { createdAt }) });
  }
}

/** Whether an update of an unknown kind has the fields of a message or a call; updates about plans and modes do not. */
function hasContent(update: JsonObject): boolean {
  return ['content', 'rawInput', 'toolCallId'].some((name) => update[name] !== undefined && update[name] !== null);
}

function outputOf(update: JsonObject): string {
  const texts = asList(update['content']).map((part) => asText(asObject(asObject(part)?.['content'])?.['text']));
  return texts.filter((text) => text !== '').join('\n');
}
