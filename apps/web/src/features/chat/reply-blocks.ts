import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';

/** The parts of a reply besides its text. */
export type ReplyExtras = Pick<ChatStreamEventOf<'completed'>, 'sources' | 'offers'>;

/** The parts of a reply that is more than text: the text first, then the rest. */
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
