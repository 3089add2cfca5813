import { deriveId, finishList, type ListedMessage } from './formats/message-list.ts';
import type { ParsedConversation, ParsedMessage } from './formats/conversation-tree.ts';
import type { LooseMessage, ParseResult } from './formats/export-format.ts';

/** Questions that were asked within this time of each other belong together. */
const gapMs = 30 * 60_000;
/** Characters of messages that wait for their conversation to end. */
const maxWaiting = 64 * 1024 * 1024;

interface Chat {
  first: LooseMessage;
  messages: ListedMessage[];
}

/** Puts conversations together from messages that are records of their own. */
export class MessageCollector {
  readonly #chats = new Map<string, Chat>();
  readonly #partName: string;
  #weight = 0;

  constructor(partName: string) {
    this.#partName = partName;
  }

  get isFull(): boolean {
    return this.#weight > maxWaiting;
  }

  add(message: LooseMessage): void {
    const { sourceId, parentSourceId, ...view } = message.draft;
    const key = `${message.source}\n${message.chatId ?? ''}`;
    const chat = this.#chats.get(key) ?? { first: message, messages: [] };
    chat.messages.push({
      id: sourceId || null,
      parent: parentSourceId,
      view: { kind: message.isAside ? 'aside' : 'shown', ...view },
    });
    this.#chats.set(key, chat);
    this.#weight += view.blocks.reduce((sum, block) => sum + ('text' in block ? (block.text?.length ?? 0) : 200), 200);
  }

  /** The conversations so far; it then begins anew. */
  take(): ParseResult[] {
    const results = [...this.#chats.values()].map(({ first, messages }) =>
      finishList(
        { source: first.source, sourceId: this.#idOf(first, messages), title: first.title ?? '' },
        inOrder(messages),
      ),
    );
    this.#chats.clear();
    this.#weight = 0;
    return results;
  }

  /** Le Chat names the conversation in the file's name. */
  #idOf({ chatId, source }: LooseMessage, messages: readonly ListedMessage[]): string {
    const named = /([0-9a-f]{8}-[0-9a-f-]{27})/i.exec(this.#partName)?.[1];
    return chatId ?? (source === 'mistral' ? named : undefined) ?? deriveId(this.#partName, messages[0]?.view);
  }
}

/** As listed, unless all of them say when they were written. */
function inOrder(messages: readonly ListedMessage[]): readonly ListedMessage[] {
  const timeOf = ({ view }: ListedMessage) => (view.kind === 'hidden' ? null : view.createdAt);
  if (messages.some((message) => timeOf(message) === null)) return messages;
  return messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}

/** Joins conversations that were logged shortly after each other. They come in the order of the log, either way round. */
export class TimeGrouper {
  #waiting: ParsedConversation[] = [];

  /** What has ended with this one's coming; it waits itself. */
  add(conversation: ParsedConversation): ParseResult | null {
    const last = this.#waiting.at(-1);
    const isNear = last && Math.abs((last.createdAt ?? 0) - (conversation.createdAt ?? 0)) <= gapMs;
    const ended = last && !isNear ? this.take() : null;
    this.#waiting.push(conversation);
    return ended;
  }

  take(): ParseResult | null {
    const waiting = this.#waiting.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
    this.#waiting = [];
    const [first] = waiting;
    if (!first) return null;
    const updatedAt = waiting.at(-1)?.updatedAt ?? first.updatedAt;
    // Named by its oldest question, which stays the same while the conversation grows.
    return finishList(
      { source: first.source, sourceId: first.sourceId, createdAt: first.createdAt, updatedAt },
      waiting.flatMap(({ messages }) => messages.map(toListed)),
    );
  }
}

function toListed(message: ParsedMessage): ListedMessage {
  return {
    id: message.sourceId,
    view: {
      kind: 'shown',
      role: message.role,
      blocks: message.blocks ?? [{ type: 'text', text: message.content }],
      createdAt: message.createdAt,
      model: message.model ?? null,
      isInterrupted: message.isInterrupted === true,
    },
  };
}
