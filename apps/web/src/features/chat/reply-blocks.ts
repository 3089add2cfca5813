import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';

/** The parts of a reply besides its text. */
export type ReplyExtras = Pick<ChatStreamEventOf<'completed'>, 'sources' | 'context' | 'offers'>;

/** The blocks of a reply: its text, its sources, what it used and its offers. A reply with a text alone has no blocks. */
export function toReplyBlocks(text: string, { sources, context, offers }: ReplyExtras): Pick<Message, 'blocks'> {
  if (sources === undefined && context === undefined && offers === undefined) return {};
  return {
    blocks: [
      { type: 'text', text },
      ...(sources ? [{ type: 'sources' as const, sources }] : []),
      ...(context ? [{ type: 'context' as const, lines: context }] : []),
      ...(offers ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}
