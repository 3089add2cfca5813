import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import type { ParsedConversation, ParsedMessage } from '../conversation/conversation-tree.ts';
import type { LooseMessage, ParseResult } from '../export-format.ts';

/** Questions asked within this time of each other belong to one conversation. */
const MAX_GAP_MS = 30 * 60_000;
/** Characters of messages kept in memory until their conversation is complete. */
const MAX_WAITING_CHARACTERS = 64 * 1024 * 1024;

interface Chat {
  first: LooseMessage;
  messages: ListedMessage[];
}

/** Collects records that are single messages into conversations. */
export class MessageCollector {
  readonly #chats = new Map<string, Chat>();
  readonly #path: string;
  /** About how many characters the collected messages have. */
  #size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get isFull(): boolean {
    return this.#size > MAX_WAITING_CHARACTERS;
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
    this.#size += view.blocks.reduce((sum, block) => sum + ('text' in block ? (block.text?.length ?? 0) : 200), 200);
  }

  /** Returns the conversations collected so far and starts over. */
  take(): ParseResult[] {
    const results = [...this.#chats.values()].map(({ first, messages }) =>
      buildConversation(
        { source: first.source, sourceId: this.#idOf(first, messages), title: first.title ?? '' },
        orderByTime(messages),
      ),
    );
    this.#chats.clear();
    this.#size = 0;
    return results;
  }

  /** Le Chat (Mistral) writes the conversation's id only into the name of the file. */
  #idOf({ chatId, source }: LooseMessage, messages: readonly ListedMessage[]): string {
    const idInFileName = /([0-9a-f]{8}-[0-9a-f-]{27})/i.exec(this.#path)?.[1];
    return chatId ?? (source === 'mistral' ? idInFileName : undefined) ?? deriveId(this.#path, messages[0]?.view);
  }
}

/** Ordered by time if all messages have one, else as listed. */
function orderByTime(messages: readonly ListedMessage[]): readonly ListedMessage[] {
  const timeOf = ({ view }: ListedMessage) => (view.kind === 'hidden' ? null : view.createdAt);
  if (messages.some((message) => timeOf(message) === null)) return messages;
  return messages.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}

/** Joins conversations that were logged shortly after each other. Logs list them in ascending or descending order. */
export class TimeGrouper {
  #waiting: ParsedConversation[] = [];

  /**
   * Adds a conversation. If it is more than MAX_GAP_MS from the last waiting conversation, the waiting ones are joined
   * first and returned as one; else returns null.
   */
  add(conversation: ParsedConversation): ParseResult | null {
    const last = this.#waiting.at(-1);
    const isNear = last && Math.abs((last.createdAt ?? 0) - (conversation.createdAt ?? 0)) <= MAX_GAP_MS;
    const joined = last && !isNear ? this.take() : null;
    this.#waiting.push(conversation);
    return joined;
  }

  /** The waiting conversations as one; null if there are none. */
  take(): ParseResult | null {
    const waiting = this.#waiting;
    this.#waiting = [];
    return joinConversations(waiting);
  }
}

/** Collects conversations whose parts are separate records of a log, in any order. */
export class PartCollector {
  readonly #parts = new Map<string, ParsedConversation[]>();
  /** About how many characters the collected parts have. */
  #size = 0;

  get isFull(): boolean {
    return this.#size > MAX_WAITING_CHARACTERS;
  }

  add(part: ParsedConversation): void {
    const parts = this.#parts.get(part.sourceId);
    if (parts) parts.push(part);
    else this.#parts.set(part.sourceId, [part]);
    this.#size += part.messages.reduce((sum, { content }) => sum + content.length, 500);
  }

  /** Returns the conversations collected so far and starts over. */
  take(): ParseResult[] {
    const joined = [...this.#parts.values()].map(joinConversations).filter((result) => result !== null);
    this.#parts.clear();
    this.#size = 0;
    return joined;
  }
}

/** The conversations as one, in the order of their times; null if there are none. */
function joinConversations(conversations: readonly ParsedConversation[]): ParseResult | null {
  const ordered = conversations.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
  const [first] = ordered;
  if (!first) return null;
  const updatedAt = ordered.at(-1)?.updatedAt ?? first.updatedAt;
  // The joined conversation has the id of the oldest question, which stays the same when the conversation grows.
  return buildConversation(
    { source: first.source, sourceId: first.sourceId, createdAt: first.createdAt, updatedAt },
    ordered.flatMap(({ messages }) => messages.map(toListed)),
  );
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
