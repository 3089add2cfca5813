import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { ToolUse } from '@app/contract/tool-uses';
import type { Turn } from './chat-state.ts';
import type { ReplyExtras } from './reply-blocks.ts';

/** The tools used for the reply, including the latest event. */
export function withToolUse(turn: Turn | null, { index, use }: ChatStreamEventOf<'tool'>): ToolUse[] {
  const uses = [...(turn?.uses ?? [])];
  uses[index] = use;
  return uses;
}

/** The tools used for a reply that was interrupted. */
export function toolExtrasOf({ uses }: Turn): ReplyExtras {
  return uses.length === 0 ? {} : { tools: [...uses] };
}
