import { plainToolName } from '../values/tool-names.ts';
import { splitMarkup, stripMarks } from '../values/provider-markup.ts';
import type { ParsedBlock } from './conversation-tree.ts';

/**
 * The blocks of a message as people see them at the provider: no markup of providers, reasoning as a separate block,
 * and plain names of tools. All formats share this function. The text of a user's message is not changed.
 */
export function toPlainBlocks(blocks: readonly ParsedBlock[], role: 'user' | 'assistant'): ParsedBlock[] {
  return blocks.flatMap((block): ParsedBlock[] => {
    switch (block.type) {
      case 'text':
        return role === 'user' ? [block] : splitMarkup(block.text);
      case 'reasoning':
        return [{ ...block, text: stripMarks(block.text) }];
      case 'tool_call':
        return [{ ...block, tool: plainToolName(block.tool) }];
      case 'output':
        return [block.tool === undefined ? block : { ...block, tool: plainToolName(block.tool) }];
      default:
        return [block];
    }
  });
}
