import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';

/** The parts of a reply besides its text. */
export type BesideReply = Pick<ChatStreamEventOf<'completed'>, 'sources' | 'offers'>;

/** The parts of a reply that is more than text: the text first, then the rest. */
export function blocksOf(text: string, { sources, offers }: BesideReply): Pick<Message, 'blocks'> {
  if (sources === undefined && offers === undefined) return {};
  return {
    blocks: [
      { type: 'text', text },
      ...(sources ? [{ type: 'sources' as const, sources }] : []),
      ...(offers ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}
