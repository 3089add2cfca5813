import type { MessageBlock } from '@app/contract/conversations';
import type { ParsedBlock } from './conversation-tree.ts';

/** Converts parsed blocks to those of the contract, without the provider's ids of files. */
export function toMessageBlocks(blocks: readonly ParsedBlock[]): MessageBlock[] {
  return blocks.map((block) => {
    if (block.type !== 'attachment') return block;
    const { assetId: _assetId, file, ...shown } = block;
    return file ? { ...shown, size: file.size } : shown;
  });
}
