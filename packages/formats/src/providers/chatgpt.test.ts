import { describe, expect, test } from 'vitest';
import { makeChatgptConversation, type MessageSpec } from '../../testing/chatgpt-export.ts';
import { chatgptFormat } from './chatgpt.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';

const exchange: MessageSpec[] = [
  { id: 'q', text: 'Hello' },
  { id: 'a', role: 'assistant', text: 'Hi there', metadata: { model_slug: 'gpt-4o' } },
];

function parse(record: JsonObject): ParsedConversation {
  const result = chatgptFormat.parse(record);
  if ('skip' in result) throw new Error(result.skip.reason);
  return result.conversation;
}

const parseMessages = (specs: MessageSpec[], overrides: Record<string, unknown> = {}) =>
  parse(makeChatgptConversation(specs, overrides));
const outlineMessages = ({ messages }: ParsedConversation) =>
  messages.map(({ sourceId, parentSourceId, role, content }) => [sourceId, parentSourceId, role, content]);

describe('a ChatGPT conversation', () => {
  test('keeps ids, roles, texts, times and the model', () => {
    const conversation = parseMessages(exchange, { create_time: 1700000000.5, update_time: '1700000099.25' });
    expect(outlineMessages(conversation)).toEqual([
      ['q', null, 'user', 'Hello'],
      ['a', 'q', 'assistant', 'Hi there'],
    ]);
    expect(conversation).toMatchObject({
      source: 'chatgpt',
      sourceId: 'conversation-1',
      createdAt: 1700000000500,
      updatedAt: 1700000099250,
      activeLeafSourceId: 'a',
    });
    expect(conversation.messages[1]?.model).toBe('gpt-4o');
    expect(conversation.messages[0]).not.toHaveProperty('blocks');
  });

  test('has no name longer than a backup may contain', () => {
    const attachments = [{ id: 'f', name: 'n'.repeat(20_000) }];
    const [question, reply] = parseMessages([
      { id: 'q', text: 't'.repeat(20_000), metadata: { attachments } },
      { id: 'a', role: 'assistant', text: 'Hi', metadata: { model_slug: 'm'.repeat(20_000) } },
    ]).messages;
    const names = question?.blocks?.flatMap((block) => (block.type === 'attachment' ? [block.name.length] : []));
    expect({ names, content: question?.content.length, model: reply?.model?.length }).toEqual({
      names: [10_000],
      content: 20_000,
      model: 10_000,
    });
  });

  test('of the first exports has its id in the field `id`', () => {
    expect(parseMessages(exchange, { conversation_id: undefined, id: 'old' }).sourceId).toBe('old');
  });

  test('without any id gets one that stays the same when it grows', () => {
    const bare = { conversation_id: undefined, id: undefined };
    const grown = [...exchange, { id: 'q2', text: 'More' }];
    expect(parseMessages(grown, bare).sourceId).toBe(parseMessages(exchange, bare).sourceId);
    expect(parseMessages(exchange, { ...bare, create_time: 1 }).sourceId).not.toBe(
      parseMessages(exchange, bare).sourceId,
    );
  });

  test('has its star, its pin, its archived state and its project', () => {
    expect(parseMessages(exchange, { is_starred: true }).isPinned).toBe(true);
    expect(parseMessages(exchange, { pinned_time: 1700000000 }).isPinned).toBe(true);
    expect(parseMessages(exchange, { is_archived: true }).isArchived).toBe(true);
    expect(parseMessages(exchange, { conversation_template_id: 'g-p-123' }).projectId).toBe('g-p-123');
    expect(parseMessages(exchange, { gizmo_id: 'g-abc' }).projectId).toBeNull();
  });

  test('gets the first question as its title if it has none', () => {
    expect(parseMessages(exchange, { title: ' Dinner\n' }).title).toBe('Dinner');
    expect(parseMessages(exchange, { title: null }).title).toBe('Hello');
    const long = parseMessages([{ id: 'q', text: 'Why is the sky blue and not green, '.repeat(9) }], { title: '' });
    expect(long.title).toMatch(/^Why is the sky blue and not green, .{20,60}…$/);
    expect(parseMessages(exchange, { title: 'New chat' })).toMatchObject({ title: 'Hello', isUntitled: true });
    expect(parseMessages(exchange, { title: 'New chat rules' }).isUntitled).toBeUndefined();
  });

  test('fills missing times from the neighbours, then from the conversation', () => {
    const specs = exchange.map((spec, index) => ({ ...spec, time: index === 0 ? null : 1700000500 }));
    expect(parseMessages(specs).messages.map((message) => message.createdAt)).toEqual([1700000500000, 1700000500000]);
    const timeless = exchange.map((spec) => ({ ...spec, time: null }));
    const { messages } = parseMessages(timeless, { create_time: 1700000001 });
    expect(messages.map((message) => message.createdAt)).toEqual([1700000001000, 1700000001000]);
    expect(parseMessages(exchange, { create_time: null, update_time: null })).toMatchObject({
      createdAt: 1700000000000,
      updatedAt: 1700000001000,
    });
  });
});

describe('what ChatGPT does not show', () => {
  test('is left out, and messages are linked across it', () => {
    const conversation = parseMessages([
      { id: 's', role: 'system', text: 'You are ChatGPT' },
      { id: 'c', content: { content_type: 'user_editable_context', user_profile: 'secret' } },
      { id: 'q', text: 'Hello' },
      { id: 'h', role: 'assistant', text: 'hidden', metadata: { is_visually_hidden_from_conversation: true } },
      { id: 'w', role: 'assistant', text: 'weightless', weight: 0 },
      { id: 'u', text: 'instructions', metadata: { is_user_system_message: true } },
      { id: 'a', role: 'assistant', text: 'Hi' },
      { id: 'e', role: 'assistant', text: '' },
    ]);
    expect(outlineMessages(conversation)).toEqual([
      ['q', null, 'user', 'Hello'],
      ['a', 'q', 'assistant', 'Hi'],
    ]);
    expect(conversation.activeLeafSourceId).toBe('a');
    expect(JSON.stringify(conversation)).not.toMatch(/secret|hidden|weightless|instructions/);
  });

  test('is reported as no messages if there is nothing else', () => {
    const result = chatgptFormat.parse(makeChatgptConversation([{ id: 's', role: 'system', text: 'x' }]));
    expect(result).toEqual({ skip: { code: 'no_messages', reason: 'There are no messages in this conversation.' } });
  });
});

describe('reasoning and tools', () => {
  const toolTurn: MessageSpec[] = [
    { id: 'q', text: 'Average?' },
    {
      id: 't',
      role: 'assistant',
      content: { content_type: 'thoughts', thoughts: [{ summary: 'Plan', content: 'Use Python.' }] },
    },
    {
      id: 'c',
      role: 'assistant',
      recipient: 'python',
      content: { content_type: 'code', language: 'unknown', text: 'print(1)' },
    },
    { id: 'o', role: 'tool', name: 'python', content: { content_type: 'execution_output', text: '1' } },
    { id: 'b', role: 'assistant', recipient: 'browser', content: { content_type: 'code', text: 'search("x")' } },
    { id: 'r', role: 'assistant', content: { content_type: 'reasoning_recap', content: 'Thought for 5s' } },
    { id: 'a', role: 'assistant', text: 'It is 1.' },
  ];

  test('are blocks of the reply they led to, separate from its text', () => {
    const [, reply] = parseMessages(toolTurn).messages;
    expect(reply).toMatchObject({ sourceId: 'a', parentSourceId: 'q', content: 'It is 1.' });
    expect(reply?.blocks).toEqual([
      { type: 'reasoning', text: '**Plan**\n\nUse Python.' },
      { type: 'code', text: 'print(1)', language: 'python' },
      { type: 'output', text: '1', tool: 'Python' },
      { type: 'tool_call', tool: 'Web search', input: 'search("x")' },
      { type: 'reasoning', text: 'Thought for 5s' },
      { type: 'text', text: 'It is 1.' },
    ]);
  });

  test('become a reply if none follows', () => {
    const conversation = parseMessages(toolTurn.slice(0, 4));
    expect(outlineMessages(conversation)).toEqual([
      ['q', null, 'user', 'Average?'],
      ['o', 'q', 'assistant', ''],
    ]);
    expect(conversation.activeLeafSourceId).toBe('o');
    const asked = parseMessages([...toolTurn.slice(0, 4), { id: 'q2', text: 'Well?' }]);
    expect(outlineMessages(asked).map(([id, parent]) => [id, parent])).toEqual([
      ['q', null],
      ['o', 'q'],
      ['q2', 'o'],
    ]);
  });

  test('belong to every reply that follows them', () => {
    const other: MessageSpec = { id: 'a2', parent: 'r', role: 'assistant', text: 'Or 2.' };
    const { messages } = parseMessages([...toolTurn, other]);
    expect(messages.map(({ sourceId, blocks }) => [sourceId, blocks?.length])).toEqual([
      ['q', undefined],
      ['a', 6],
      ['a2', 6],
    ]);
  });

  test('show canvas documents, web pages, errors and screenshots', () => {
    const document = JSON.stringify({ name: 'Plan', type: 'code/python', content: 'x = 1' });
    const specs: MessageSpec[] = [
      { id: 'q', text: 'Go' },
      { id: '1', role: 'assistant', recipient: 'canmore.create_textdoc', text: document },
      {
        id: '2',
        role: 'tool',
        name: 'browser',
        content: { content_type: 'tether_quote', title: 'T', url: 'https://e.org', text: ' Body ' },
      },
      { id: '3', role: 'tool', content: { content_type: 'system_error', name: 'E', text: 'broke' } },
      {
        id: '4',
        role: 'tool',
        content: {
          content_type: 'computer_output',
          state: { title: 'Home', url: 'https://e.org' },
          screenshot: { asset_pointer: 'sediment://file_9', size_bytes: 5 },
        },
      },
      { id: '5', role: 'tool', content: { content_type: 'hologram', beams: 3 } },
      { id: 'a', role: 'assistant', text: 'Done' },
    ];
    expect(parseMessages(specs).messages[1]?.blocks).toEqual([
      { type: 'code', text: 'x = 1', language: 'python', title: 'Plan' },
      { type: 'output', text: 'T\nhttps://e.org\n\nBody', tool: 'Web search' },
      { type: 'output', text: 'broke' },
      { type: 'output', text: 'Home\nhttps://e.org' },
      { type: 'attachment', name: 'Image', mimeType: 'image/*', size: 5, assetId: 'file_9' },
      { type: 'raw', label: 'hologram', json: '{\n  "content_type": "hologram",\n  "beams": 3\n}' },
      { type: 'text', text: 'Done' },
    ]);
  });

  test('unknown content keeps the fields beside its parts', () => {
    const content = { content_type: 'hologram', parts: ['See'], caption: 'A bird over the sea' };
    const [, reply] = parseMessages([
      { id: 'q', text: 'Show' },
      { id: 'a', role: 'assistant', content },
    ]).messages;
    expect(reply?.blocks).toEqual([
      { type: 'text', text: 'See' },
      { type: 'raw', label: 'hologram', json: '{\n  "caption": "A bird over the sea"\n}' },
    ]);
  });

  test('a reply that was stopped says so', () => {
    const { messages } = parseMessages([
      { id: 'q', text: 'Hi' },
      { id: 'a', role: 'assistant', text: 'Wel', metadata: { finish_details: { type: 'interrupted' } } },
    ]);
    expect(messages.map((message) => message.isInterrupted)).toEqual([undefined, true]);
  });
});

describe('pictures, sound and files', () => {
  test('are listed where they occur, without duplicates', () => {
    const { messages } = parseMessages([
      {
        id: 'q',
        content: {
          content_type: 'multimodal_text',
          parts: [
            { content_type: 'image_asset_pointer', asset_pointer: 'file-service://file-1', size_bytes: 9 },
            'Look',
          ],
        },
        metadata: {
          attachments: [
            { id: 'file-1', name: 'cat.png', mime_type: 'image/png', size: 9 },
            { id: 'file-2', name: 'list.csv', mime_type: 'text/csv', size: 20 },
          ],
        },
      },
    ]);
    expect(messages[0]?.content).toBe('Look');
    expect(messages[0]?.blocks).toEqual([
      { type: 'attachment', name: 'list.csv', mimeType: 'text/csv', size: 20, assetId: 'file-2' },
      { type: 'attachment', name: 'cat.png', mimeType: 'image/png', size: 9, assetId: 'file-1' },
      { type: 'text', text: 'Look' },
    ]);
  });

  test('speech is its transcription and the recording', () => {
    const audio = { content_type: 'audio_asset_pointer', asset_pointer: 'sediment://file_a', format: 'wav' };
    const { messages } = parseMessages([
      {
        id: 'q',
        content: {
          content_type: 'multimodal_text',
          parts: [
            { content_type: 'audio_transcription', text: 'Spoken words' },
            { content_type: 'real_time_user_audio_video_asset_pointer', audio_asset_pointer: audio },
            { content_type: 'smell_pointer', intensity: 3 },
          ],
        },
      },
    ]);
    expect(messages[0]?.content).toBe('Spoken words');
    expect(messages[0]?.blocks?.map((block) => block.type)).toEqual(['text', 'attachment', 'raw']);
  });

  test('a picture drawn by a tool is part of the reply', () => {
    const image = {
      content_type: 'image_asset_pointer',
      asset_pointer: 'file-service://file-9',
      metadata: { dalle: { prompt: 'a cat' } },
    };
    const { messages } = parseMessages([
      { id: 'q', text: 'Draw' },
      { id: 't', role: 'tool', name: 'dalle.text2im', content: { content_type: 'multimodal_text', parts: [image] } },
    ]);
    expect(messages[1]?.blocks?.[0]).toMatchObject({ type: 'attachment', name: 'Generated image', assetId: 'file-9' });
  });
});

describe('damaged trees', () => {
  test('keep all branches, with versions in the order of their ids in the parent', () => {
    const conversation = parseMessages(
      [
        { id: 'q', text: 'Hi' },
        { id: 'a1', parent: 'q', role: 'assistant', text: 'one' },
        { id: 'a2', parent: 'q', role: 'assistant', text: 'two' },
        { id: 'q2', parent: 'a1', text: 'more' },
      ],
      { current_node: 'a2' },
    );
    expect(outlineMessages(conversation).map(([id, parent]) => [id, parent])).toEqual([
      ['q', null],
      ['a1', 'q'],
      ['q2', 'a1'],
      ['a2', 'q'],
    ]);
    expect(conversation.activeLeafSourceId).toBe('a2');
  });

  test('are read without child links, and show the newest branch if the current one is unknown', () => {
    const record = makeChatgptConversation(exchange, { current_node: 'gone' });
    for (const node of Object.values(record.mapping)) Reflect.deleteProperty(node, 'children');
    expect(outlineMessages(parse(record))).toHaveLength(2);
    expect(parse(record).activeLeafSourceId).toBe('a');
  });

  test('are read with child links only', () => {
    const record = makeChatgptConversation(exchange);
    for (const node of Object.values(record.mapping)) node.parent = null;
    expect(outlineMessages(parse(record))).toEqual([
      ['q', null, 'user', 'Hello'],
      ['a', 'q', 'assistant', 'Hi there'],
    ]);
  });

  test('lose nothing to cycles, orphans and empty nodes', () => {
    const record = makeChatgptConversation([
      { id: 'x', parent: 'y', text: 'X' },
      { id: 'y', parent: 'x', role: 'assistant', text: 'Y' },
      { id: 'self', parent: 'self', text: 'Self' },
      { id: 'orphan', parent: 'nowhere', text: 'Orphan' },
    ]);
    Object.assign(record.mapping, { broken: null, strange: { message: 'text', parent: 5 } });
    expect(
      parse(record)
        .messages.map((message) => message.content)
        .toSorted(),
    ).toEqual(['Orphan', 'Self', 'X', 'Y']);
  });

  test('of many thousand messages are read without recursion', () => {
    const specs = Array.from({ length: 20_000 }, (_, index) => ({
      id: `m${index}`,
      role: index % 2 === 0 ? 'user' : 'assistant',
      text: `Message ${index}`,
    }));
    const { messages } = parseMessages(specs);
    expect(messages).toHaveLength(20_000);
    expect(messages.at(-1)?.parentSourceId).toBe('m19998');
  });

  test('texts that a database refuses are made storable', () => {
    const { messages, title } = parseMessages([{ id: 'q', text: 'a\0b\uD800' }], { title: 'T\0\uDFFF' });
    expect(messages[0]?.content).toBe('ab\uFFFD');
    expect(title).toBe('T\uFFFD');
  });
});

describe('a record of ChatGPT', () => {
  test('is distinguished from other formats with a mapping', () => {
    expect(chatgptFormat.detect(makeChatgptConversation(exchange))).toBe(true);
    const fragments = { mapping: { 1: { id: '1', message: { fragments: [{ type: 'REQUEST', content: 'x' }] } } } };
    expect(chatgptFormat.detect(fragments)).toBe(false);
    expect(chatgptFormat.detect({ mapping: [] })).toBe(false);
    expect(chatgptFormat.detect({ title: 'A folder' })).toBe(false);
    expect(chatgptFormat.detect({ mapping: {}, create_time: 1 })).toBe(true);
  });

  test('has the same hash for the same content, and another one after any change', () => {
    const hash = parseMessages(exchange).contentHash;
    expect(parseMessages(exchange).contentHash).toBe(hash);
    expect(parseMessages([...exchange, { id: 'q2', text: 'More' }]).contentHash).not.toBe(hash);
    expect(parseMessages(exchange, { title: 'Renamed' }).contentHash).not.toBe(hash);
  });
});
