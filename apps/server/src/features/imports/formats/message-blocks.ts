import type { MessageBlock } from '@app/contract/conversations';
import type { ParsedBlock } from './conversation-tree.ts';

/** Parsed blocks as the contract has them. A file's `url` comes once its bytes are stored; the provider's id for it stays here. */
export function toMessageBlocks(blocks: readonly ParsedBlock[]): MessageBlock[] {
  return blocks.map((block) => {
    if (block.type !== 'attachment') return block;
    const { assetId: _assetId, file, ...shown } = block;
    return file ? { ...shown, size: file.size } : shown;
  });
}
