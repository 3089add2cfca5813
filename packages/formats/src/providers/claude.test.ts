import { describe, expect, test } from 'vitest';
import { makeClaudeConversation, makeClaudeMessage, type ClaudeMessage } from '../../testing/claude-export.ts';
import { claudeFormat } from './claude.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';

const question = makeClaudeMessage('q', 'Hello');
const makeReply = (uuid: string, content: Record<string, unknown>[] | null, overrides = {}) =>
  makeClaudeMessage(uuid, 'text field', { sender: 'assistant', content, ...overrides });

function parse(messages: ClaudeMessage[], overrides: Record<string, unknown> = {}): ParsedConversation {
  const result = claudeFormat.parse(makeClaudeConversation(messages, overrides));
  if ('skip' in result) throw new Error(result.skip.reason);
  return result.conversation;
}

const blocksOf = (message: ClaudeMessage) => parse([message]).messages[0]?.blocks;
const listLinks = (conversation: ParsedConversation) =>
  conversation.messages.map(({ sourceId, parentSourceId }) => [sourceId, parentSourceId]);

describe('a Claude conversation', () => {
  test('keeps ids, roles, texts and times', () => {
    const conversation = parse([question, makeReply('a', [{ type: 'text', text: 'Hi there' }])], { is_starred: true });
    expect(conversation).toMatchObject({
      source: 'claude',
      sourceId: 'claude-1',
      title: 'A conversation',
      isPinned: true,
      createdAt: Date.UTC(2025, 5, 1),
      updatedAt: Date.UTC(2025, 5, 1, 0, 1),
      activeLeafSourceId: 'a',
    });
    expect(conversation.messages).toMatchObject([
      { sourceId: 'q', parentSourceId: null, role: 'user', content: 'Hello' },
      { sourceId: 'a', parentSourceId: 'q', role: 'assistant', content: 'Hi there' },
    ]);
  });

  test('without parent ids has the order of the list, and leaves empty messages out', () => {
    const empty = makeClaudeMessage('e', '', { content: [] });
    expect(listLinks(parse([question, empty, makeReply('a', [{ type: 'text', text: 'Hi' }])]))).toEqual([
      ['q', null],
      ['a', 'q'],
    ]);
  });

  test('with parent ids keeps abandoned branches', () => {
    const root = '00000000-0000-4000-8000-000000000000';
    const conversation = parse(
      [
        { ...question, parent_message_uuid: root },
        makeReply('a1', [{ type: 'text', text: 'one' }], { parent_message_uuid: 'q' }),
        makeReply('a2', [{ type: 'text', text: 'two' }], { parent_message_uuid: 'q' }),
        makeClaudeMessage('p', 'Other start', { parent_message_uuid: root }),
      ],
      { current_leaf_message_uuid: 'a1' },
    );
    expect(listLinks(conversation)).toEqual([
      ['q', null],
      ['a1', 'q'],
      ['a2', 'q'],
      ['p', null],
    ]);
    expect(conversation.activeLeafSourceId).toBe('a1');
  });

  test('survives repeated and missing message ids', () => {
    const conversation = parse([question, { ...question }, makeClaudeMessage('', 'No id')]);
    expect(new Set(conversation.messages.map((message) => message.sourceId)).size).toBe(3);
  });

  test('knows its project and model', () => {
    const reply = makeReply('a', [{ type: 'text', text: 'x' }]);
    const conversation = parse([reply], { project: { uuid: 'p-1', name: 'Garden' }, model: 'claude-opus-4-7' });
    expect(conversation).toMatchObject({ projectId: 'p-1', projectName: 'Garden' });
    expect(conversation.messages[0]?.model).toBe('claude-opus-4-7');
  });
});

describe('the content of a Claude message', () => {
  test('is preferred to its text, which includes the reasoning', () => {
    const [message] = parse([
      makeReply(
        'a',
        [
          { type: 'thinking', thinking: 'Hmm.' },
          { type: 'text', text: 'Yes.' },
        ],
        { text: 'Hmm.Yes.' },
      ),
    ]).messages;
    expect(message?.content).toBe('Yes.');
    expect(message?.blocks).toEqual([
      { type: 'reasoning', text: 'Hmm.' },
      { type: 'text', text: 'Yes.' },
    ]);
  });

  test('is only the text in shared snapshots', () => {
    expect(parse([makeReply('a', null, { text: 'Shared' })]).messages[0]?.content).toBe('Shared');
  });

  test('keeps tools in the order they were used', () => {
    const content = [
      { type: 'text', text: 'Let me look.' },
      { type: 'tool_use', name: 'web_search', input: { query: 'tea' } },
      { type: 'tool_result', name: 'web_search', content: [{ type: 'knowledge', title: 'Tea', url: 'https://t.org' }] },
      { type: 'tool_result', name: 'repl', content: [{ type: 'text', text: '42' }] },
      { type: 'token_budget', remaining: 5 },
      { type: 'text', text: 'Found it.' },
    ];
    const [message] = parse([makeReply('a', content)]).messages;
    expect(message?.content).toBe('Let me look.\n\nFound it.');
    expect(message?.blocks).toEqual([
      { type: 'text', text: 'Let me look.' },
      { type: 'tool_call', tool: 'Web search', input: '{\n  "query": "tea"\n}' },
      { type: 'output', text: 'Tea\nhttps://t.org', tool: 'Web search' },
      { type: 'output', text: '42', tool: 'Analysis' },
      { type: 'text', text: 'Found it.' },
    ]);
  });

  test('keeps blocks it does not know, labelled', () => {
    expect(blocksOf(makeReply('a', [{ type: 'hologram', beams: 3 }]))).toEqual([
      { type: 'raw', label: 'hologram', json: '{\n  "type": "hologram",\n  "beams": 3\n}' },
    ]);
  });

  test('shows artifacts as documents with a title', () => {
    const input = { command: 'create', title: 'Letter', type: 'text/markdown', content: '# Dear' };
    expect(blocksOf(makeReply('a', [{ type: 'tool_use', name: 'artifacts', input }]))).toEqual([
      { type: 'code', text: '# Dear', language: 'markdown', title: 'Letter' },
    ]);
  });

  test('finds the documents that older exports wrote into the text', () => {
    const text =
      'Here:\n<antThinking>Should I?</antThinking><antArtifact title="Page" type="text/html">\n<p>\n</antArtifact>\nDone.';
    const [message] = parse([makeReply('a', [{ type: 'text', text }])]).messages;
    expect(message?.content).toBe('Here:\n\nDone.');
    expect(message?.blocks).toContainEqual({ type: 'code', text: '<p>', language: 'html', title: 'Page' });
    expect(message?.blocks).toContainEqual({ type: 'reasoning', text: 'Should I?' });
    const asked = parse([makeClaudeMessage('q', text)]).messages[0];
    expect(asked?.content).toBe(text);
  });

  test('lists files once and keeps the extracted text of attachments', () => {
    const message = makeClaudeMessage('q', 'See', {
      attachments: [
        { file_name: 'a.txt', file_type: 'txt', file_size: 3, extracted_content: 'abc' },
        { file_name: '', extracted_content: 'pasted' },
      ],
      files: [
        { file_name: 'cat.png', file_uuid: 'f-1' },
        { file_name: '', file_uuid: 'f-2' },
      ],
      files_v2: [{ file_name: 'cat.png', file_uuid: 'f-1', file_kind: 'image' }],
    });
    expect(blocksOf(message)).toEqual([
      { type: 'attachment', name: 'a.txt', mimeType: 'text/plain', size: 3, assetId: null, text: 'abc' },
      { type: 'attachment', name: 'Pasted text', mimeType: null, size: null, assetId: null, text: 'pasted' },
      { type: 'attachment', name: 'cat.png', mimeType: 'image/*', size: null, assetId: 'f-1' },
      { type: 'attachment', name: 'Attachment', mimeType: null, size: null, assetId: 'f-2' },
      { type: 'text', text: 'See' },
    ]);
  });

  test('of strange kinds never throws', () => {
    const odd = [null, 5, 'text', { type: 7 }, { type: 'tool_use' }, { type: 'tool_result', content: 3 }];
    const message = { ...question, content: odd as never, attachments: 'x' as never, files: [null] as never };
    expect(parse([message]).messages[0]?.content).toBe('text');
  });
});

test('the shape is a list of chat messages', () => {
  expect(claudeFormat.detect(makeClaudeConversation([]))).toBe(true);
  expect(claudeFormat.detect({ uuid: 'x', messages: [] })).toBe(false);
  expect(claudeFormat.parse(makeClaudeConversation([]))).toMatchObject({ skip: { code: 'no_messages' } });
});
