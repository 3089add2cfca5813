import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';

/** What comes with a reply beside its words. */
export type BesideReply = Pick<ChatStreamEventOf<'completed'>, 'sources' | 'offers'>;

/** The parts of a reply where it has more than words: those first, then what belongs to them. */
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
