import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject } from '../export-format.ts';
import { readTime } from '../values/timestamps.ts';

/** A message; the lines of one answer are joined. */
export interface Message {
  id: string;
  parent: Message | null;
  role: 'user' | 'assistant';
  /** A call is a part with its results. */
  parts: ParsedBlock[][];
  createdAt: number | null;
  model: string | null;
  isInterrupted: boolean;
  /** The model ended it; what is stopped later is something else. */
  isComplete: boolean;
  /** The API's id of the answer, the same on all its lines. */
  answerId: string | null;
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
    answerId: null,
  };
}

/** As a message of the conversation; an answer without words is a part of the next one. */
export function toListed({ id, parent, role, parts, createdAt, model, isInterrupted }: Message): ListedMessage {
  const blocks = parts.flat();
  const isShown = role === 'user' || blocks.some(({ type }) => type === 'text' || type === 'attachment');
  const kind = isShown ? 'shown' : 'aside';
  return { id, parent: parent?.id ?? null, view: { kind, role, blocks, createdAt, model, isInterrupted } };
}

/** Characters in memory, about. */
export function sizeOf(blocks: readonly ParsedBlock[]): number {
  return blocks.reduce((sum, block) => sum + 100 + JSON.stringify(block).length, 0);
}
