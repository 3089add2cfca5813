import type { ListedMessage } from './message-list.ts';

/** About how many characters a message keeps in memory. */
export function sizeOfMessage(message: ListedMessage | undefined): number {
  if (message === undefined || message.view.kind === 'hidden') return 0;
  return message.view.blocks.reduce((sum, block) => sum + ('text' in block ? (block.text?.length ?? 0) : 200), 200);
}
