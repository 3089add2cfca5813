import type { ListedMessage } from './message-list.ts';

/** The assumed size in characters of a message apart from its blocks, and of a block that has no text. */
const BASE_SIZE = 200;

/** About how many characters a message keeps in memory. */
export function sizeOfMessage(message: ListedMessage | undefined): number {
  if (message === undefined || message.view.kind === 'hidden') return 0;
  return message.view.blocks.reduce(
    (sum, block) => sum + ('text' in block ? (block.text?.length ?? 0) : BASE_SIZE),
    BASE_SIZE,
  );
}
