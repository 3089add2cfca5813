import { MessageBlock } from '@app/contract/conversations';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ParsedBlock } from './conversation-tree.ts';
import { toMessageBlocks } from './message-blocks.ts';

test('every kind of parsed block is converted to one of the contract', () => {
  const blocks: ParsedBlock[] = [
    { type: 'text', text: 'a' },
    { type: 'reasoning', text: 'b' },
    { type: 'code', text: 'c', language: 'ts' },
    { type: 'code', text: 'd', language: null, title: 'Letter' },
    { type: 'output', text: 'e', tool: 'python' },
    { type: 'tool_call', tool: 'search', input: '{}' },
    { type: 'raw', label: 'hologram', json: '{"x":1}' },
    { type: 'attachment', name: 'f.txt', mimeType: null, size: 1, assetId: 'provider-id', text: 'inside' },
  ];
  const shown = toMessageBlocks(blocks);
  expect(z.array(MessageBlock).parse(shown)).toEqual(shown);
  expect(shown).toHaveLength(blocks.length);
  expect(JSON.stringify(shown)).not.toContain('provider-id');
});
