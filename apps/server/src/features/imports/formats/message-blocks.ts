import type { MessageBlock } from '@app/contract/conversations';
import type { ParsedBlock } from './conversation-tree.ts';

/** What is shown of a parsed message's blocks, in the contract's words. A file's `url` is filled in once its bytes are stored. */
export function toMessageBlocks(blocks: readonly ParsedBlock[]): MessageBlock[] {
  return blocks.flatMap(toShown);
}

function toShown(block: ParsedBlock): MessageBlock[] {
  switch (block.type) {
    case 'text':
    case 'reasoning':
      return [block];
    case 'code': {
      const code: MessageBlock = { type: 'code', text: block.text, language: block.language };
      return block.title === undefined ? [code] : [{ type: 'text', text: `**${block.title}**` }, code];
    }
    case 'output':
      return [{ type: 'output', text: block.text }];
    case 'tool_call':
      return [{ type: 'code', text: `${block.tool}\n${block.input}`, language: null }];
    case 'raw':
      return [{ type: 'output', text: `${block.label}\n${block.json}` }];
    case 'attachment': {
      const file: MessageBlock = { type: 'attachment', name: block.name, mimeType: block.mimeType, url: null };
      return block.text === undefined ? [file] : [file, { type: 'output', text: block.text }];
    }
  }
}
