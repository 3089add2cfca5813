import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';

/** The parts of a reply besides its text. */
export type ReplyExtras = Pick<ChatStreamEventOf<'completed'>, 'sources' | 'offers'>;

/** The blocks of a reply: its text, its sources and its offers. A reply without sources and offers has no blocks. */
export function toReplyBlocks(text: string, { sources, offers }: ReplyExtras): Pick<Message, 'blocks'> {
  if (sources === undefined && offers === undefined) return {};
  return {
    blocks: [
      { type: 'text', text },
      ...(sources ? [{ type: 'sources' as const, sources }] : []),
      ...(offers ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}
