import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject } from '../export-format.ts';
import { readTime } from '../values/timestamps.ts';

/** A message of a session. All lines of one reply are one message. */
export interface Message {
  id: string;
  parent: Message | null;
  role: 'user' | 'assistant';
  /** A tool call and its results are one part. */
  parts: ParsedBlock[][];
  createdAt: number | null;
  model: string | null;
  isInterrupted: boolean;
  /** The model ended the message, so a later interruption does not concern it. */
  isComplete: boolean;
  /** The API's id of the reply, which all lines of the reply have. */
  replyId: string | null;
}

export function toMessage(line: JsonObject, id: string, parent: Message | null, role: Message['role']): Message {
  return {
    id,
    parent,
    role,
    parts: [],
    createdAt: readTime(line['timestamp']),
    model: null,
    isInterrupted: false,
    isComplete: false,
    replyId: null,
  };
}

/** The message as a part of the conversation. A reply without text or files becomes a part of the next reply. */
export function toListed({ id, parent, role, parts, createdAt, model, isInterrupted }: Message): ListedMessage {
  const blocks = parts.flat();
  const isShown = role === 'user' || blocks.some(({ type }) => type === 'text' || type === 'attachment');
  const kind = isShown ? 'shown' : 'aside';
  return { id, parent: parent?.id ?? null, view: { kind, role, blocks, createdAt, model, isInterrupted } };
}

/** About how many characters the blocks keep in memory: their texts, and 100 for the objects of each. */
export function sizeOf(blocks: readonly ParsedBlock[]): number {
  return blocks.reduce((sum, block) => sum + 100 + JSON.stringify(block).length, 0);
}
