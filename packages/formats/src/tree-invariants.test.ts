import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectValidConversation } from '../testing/valid-conversation.ts';
import { parseRecord } from './find-format.ts';
import { orderNodes } from './conversation/node-order.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const node = fc.record({
  id,
  parent: fc.option(fc.oneof(id, fc.constant('nowhere'))),
  children: fc.array(fc.oneof(id, fc.constant('nowhere')), { maxLength: 4 }),
});

test('nodes linked in any way are all returned once, parents first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(node, { selector: (item) => item.id }), (nodes) => {
      const ordered = orderNodes(nodes);
      expect(ordered.map((item) => item.node.id).toSorted()).toEqual(nodes.map((item) => item.id).toSorted());
      const seen = new Set<string>();
      for (const { node: item, parentId } of ordered) {
        if (parentId !== null) expect(seen.has(parentId)).toBe(true);
        seen.add(item.id);
      }
    }),
  );
});

const part = fc.oneof(
  fc.string(),
  fc.record({ content_type: fc.constantFrom('image_asset_pointer', 'audio_transcription', 'new'), text: fc.string() }),
  fc.jsonValue(),
);
const content = fc.record(
  {
    content_type: fc.constantFrom(
      'text',
      'multimodal_text',
      'code',
      'execution_output',
      'thoughts',
      'tether_quote',
      'x',
    ),
    parts: fc.oneof(fc.array(part), fc.jsonValue()),
    text: fc.oneof(fc.string(), fc.jsonValue()),
    thoughts: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const message = fc.record(
  {
    author: fc.oneof(
      fc.record({ role: fc.constantFrom('user', 'assistant', 'tool', 'system', 'odd') }),
      fc.jsonValue(),
    ),
    content: fc.oneof(content, fc.jsonValue()),
    create_time: fc.oneof(fc.double(), fc.jsonValue()),
    weight: fc.constantFrom(0, 1, null),
    recipient: fc.constantFrom('all', 'python', 'browser', null),
    channel: fc.constantFrom('final', 'analysis', null),
    metadata: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const chatgptRecord = fc.record(
  {
    title: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    create_time: fc.oneof(fc.double(), fc.string()),
    current_node: fc.option(id),
    conversation_id: fc.oneof(fc.string(), fc.jsonValue()),
    mapping: fc.dictionary(
      id,
      fc.record(
        { parent: fc.option(id), children: fc.array(id), message: fc.option(message) },
        { requiredKeys: ['message'] },
      ),
    ),
  },
  { requiredKeys: ['mapping'] },
);
const claudeBlock = fc.oneof(
  fc.record({ type: fc.constant('text'), text: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('tool_use'), name: fc.string(), input: fc.jsonValue() }),
  fc.record({ type: fc.constantFrom('tool_result', 'thinking', 'new'), content: fc.jsonValue() }),
  fc.jsonValue(),
);
const claudeRecord = fc.record(
  {
    uuid: fc.oneof(fc.string(), fc.jsonValue()),
    name: fc.jsonValue(),
    current_leaf_message_uuid: fc.option(id),
    chat_messages: fc.array(
      fc.oneof(
        fc.record(
          {
            uuid: id,
            sender: fc.constantFrom('human', 'assistant', 'odd'),
            text: fc.string({ unit: 'binary' }),
            content: fc.oneof(fc.array(claudeBlock), fc.constant(null)),
            parent_message_uuid: fc.option(id),
            attachments: fc.jsonValue(),
            files: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
    ),
  },
  { requiredKeys: ['chat_messages'] },
);

test('any record of a known shape becomes a valid conversation or a reason', () => {
  let conversations = 0;
  fc.assert(
    fc.property(fc.oneof(chatgptRecord, claudeRecord, fc.jsonValue()), (record) => {
      for (const result of parseRecord(record).results) {
        if ('message' in result) continue;
        if ('skip' in result) expect(result.skip.reason).not.toBe('');
        else {
          conversations++;
          expectValidConversation(result.conversation);
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(conversations).toBeGreaterThan(50);
});
