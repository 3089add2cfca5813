import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { describe, expect, test } from 'vitest';
import { makeChatgptConversation, type MessageSpec } from '../../testing/chatgpt-export.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import { parseRecord } from '../find-format.ts';
import { findStoredDocuments } from './stored-documents.ts';

function parse(record: unknown): ParsedConversation {
  const [result] = parseRecord(record).results;
  if (result === undefined || !('conversation' in result)) throw new Error('no conversation');
  return result.conversation;
}

const textsOf = ({ documents = [] }: ParsedConversation) =>
  documents.map(({ title, versions }) => [title, ...versions.map(({ text }) => text)]);

const makeToolCall = (id: string, tool: string, input: object, more: Partial<MessageSpec> = {}): MessageSpec => ({
  id,
  role: 'assistant',
  recipient: `canmore.${tool}`,
  content: { content_type: 'code', text: JSON.stringify(input) },
  ...more,
});
const makeToolResult = (id: string, textdoc: string): MessageSpec => ({
  id,
  role: 'tool',
  name: 'canmore',
  text: 'Successfully done.',
  metadata: { canvas: { textdoc_id: textdoc } },
});
const plan = { name: 'Plan', type: 'document', content: 'Day 1: Oslo\nDay 2: Bergen' };

describe('canvases of ChatGPT', () => {
  const specs: MessageSpec[] = [
    { id: 'q', text: 'Plan a trip' },
    makeToolCall('c', 'create_textdoc', plan),
    makeToolResult('n', 'doc-1'),
    { id: 'a', role: 'assistant', text: 'Here it is.' },
    { id: 'q2', text: 'Not Bergen' },
    makeToolCall('u', 'update_textdoc', { updates: [{ pattern: 'Bergen', multiple: false, replacement: 'Tromsø' }] }),
    makeToolResult('n2', 'doc-1'),
    { id: 'a2', role: 'assistant', text: 'Done.' },
  ];

  test('have a version for their creation and for every update', () => {
    expect(parse(makeChatgptConversation(specs)).documents).toEqual([
      {
        sourceId: 'doc-1',
        kind: 'canvas',
        title: 'Plan',
        mimeType: 'text/markdown',
        versions: [
          { text: 'Day 1: Oslo\nDay 2: Bergen', createdAt: 1_700_000_003_000, messageSourceId: 'a' },
          { text: 'Day 1: Oslo\nDay 2: Tromsø', createdAt: 1_700_000_007_000, messageSourceId: 'a2' },
        ],
      },
    ]);
  });

  test('get their id and title from results that ChatGPT hides', () => {
    const rules = { name: 'house_rules', type: 'document', content: 'No shoes' };
    const makeHiddenResult = (id: string, textdoc: string, title: string): MessageSpec => ({
      ...makeToolResult(id, textdoc),
      weight: 0,
      metadata: { canvas: { textdoc_id: textdoc, title } },
    });
    const { documents, messages } = parse(
      makeChatgptConversation([
        { id: 'q', text: 'Two lists' },
        makeToolCall('1', 'create_textdoc', { ...plan, name: 'trip_plan' }),
        makeHiddenResult('n1', 'doc-1', 'Trip Plan'),
        makeToolCall('2', 'create_textdoc', rules),
        makeHiddenResult('n2', 'doc-2', 'House Rules'),
        makeToolCall('3', 'update_textdoc', {
          updates: [{ pattern: '.*', multiple: false, replacement: 'Stay home' }],
        }),
        makeHiddenResult('n3', 'doc-1', 'Trip Plan'),
        { id: 'a', role: 'assistant', text: 'Done' },
      ]),
    );
    expect(documents).toMatchObject([
      {
        sourceId: 'doc-1',
        title: 'Trip Plan',
        versions: [{ text: plan.content }, { text: expect.stringMatching(/^Stay/) }],
      },
      { sourceId: 'doc-2', title: 'House Rules', versions: [{ text: 'No shoes' }] },
    ]);
    expect(messages[1]?.blocks).toMatchObject([{ title: 'Trip Plan' }, { title: 'House Rules' }, {}, { text: 'Done' }]);
  });

  test('leave the messages as they were', () => {
    const { messages } = parse(makeChatgptConversation(specs));
    expect(messages[1]?.blocks?.[0]).toEqual({
      type: 'code',
      text: plan.content,
      language: 'markdown',
      title: 'Plan',
    });
    expect(messages[3]?.blocks?.map(({ type }) => type)).toEqual(['tool_call', 'output', 'text']);
  });

  test('are edited in their own branch', () => {
    const other = makeToolCall('u2', 'update_textdoc', { updates: [{ pattern: 'Day 1', replacement: 'First' }] });
    const branch = [
      { id: 'q3', parent: 'a', text: 'Other words' },
      { ...other, parent: 'q3' },
      makeToolResult('n3', 'doc-1'),
      { id: 'a3', role: 'assistant', text: 'Done.' },
    ];
    expect(textsOf(parse(makeChatgptConversation([...specs, ...branch])))[0]?.at(-1)).toBe(
      'First: Oslo\nDay 2: Bergen',
    );
  });

  test('without ids are distinguished by their titles', () => {
    const rules = { name: 'Rules', type: 'code/python', content: 'x = 1' };
    const again = { ...plan, content: 'Day 1: Home' };
    const found = parse(
      makeChatgptConversation([
        { id: 'q', text: 'Go' },
        makeToolCall('1', 'create_textdoc', plan),
        makeToolCall('2', 'create_textdoc', rules),
        makeToolCall('3', 'create_textdoc', again),
        { id: 'a', role: 'assistant', text: 'Done' },
      ]),
    );
    expect(textsOf(found)).toEqual([
      ['Plan', plan.content, 'Day 1: Home'],
      ['Rules', 'x = 1'],
    ]);
    expect(found.documents?.[1]?.mimeType).toBe('text/x-python');
  });

  test('change the content hash, even if no message shows the difference', () => {
    const renamed = specs.map((spec) => (spec.id.startsWith('n') ? makeToolResult(spec.id, 'doc-2') : spec));
    const [one, other] = [specs, renamed].map((given) => parse(makeChatgptConversation(given)));
    expect(other?.messages).toEqual(one?.messages);
    expect(other?.contentHash).not.toBe(one?.contentHash);
  });

  test('are found again in what an earlier version stored', () => {
    const { messages, documents = [] } = parse(makeChatgptConversation(specs));
    // Tools were stored under the names the provider gives them.
    const renameTool = (block: ParsedBlock) =>
      block.type === 'tool_call' ? { ...block, tool: 'canmore.update_textdoc' } : block;
    const stored = messages.map(({ blocks = [], ...message }) => ({ ...message, blocks: blocks.map(renameTool) }));
    const [found] = findStoredDocuments('chatgpt', stored);
    expect(found?.versions).toEqual(documents[0]?.versions);
    expect(found?.title).toBe('Plan');
  });
});

describe('reports and pictures of ChatGPT', () => {
  test('the report of a deep research is a document', () => {
    const { documents } = parse(
      makeChatgptConversation([
        { id: 'q', text: 'Research tides' },
        {
          id: 'a',
          role: 'assistant',
          text: '# Tides\nThey come and go.',
          metadata: { is_async_task_result_message: true, async_task_title: 'All about tides', async_task_id: 't-1' },
        },
      ]),
    );
    expect(documents).toMatchObject([
      { sourceId: 't-1', kind: 'report', title: 'All about tides', versions: [{ text: '# Tides\nThey come and go.' }] },
    ]);
  });

  test('a generated picture is a document, which gets its bytes later', () => {
    const image = {
      content_type: 'image_asset_pointer',
      asset_pointer: 'file-service://file-9',
      metadata: { dalle: { prompt: 'a cat' } },
    };
    const { documents } = parse(
      makeChatgptConversation([
        { id: 'q', text: 'Draw' },
        { id: 't', role: 'tool', name: 'dalle.text2im', content: { content_type: 'multimodal_text', parts: [image] } },
      ]),
    );
    expect(documents).toMatchObject([{ kind: 'image', versions: [{ text: '', assetId: 'file-9' }] }]);
  });
});

const makeClaude = (messages: object[]) => ({
  uuid: 'c-1',
  name: 'Scene',
  created_at: '2025-05-01T10:00:00Z',
  updated_at: '2025-05-01T10:10:00Z',
  chat_messages: messages.map((message, at) => ({
    uuid: `m${at}`,
    created_at: `2025-05-01T10:0${at}:00Z`,
    ...message,
  })),
});
const makeHuman = (text: string, more: object = {}) => ({
  sender: 'human',
  text,
  content: [{ type: 'text', text }],
  ...more,
});
const makeArtifact = (input: object) => ({
  sender: 'assistant',
  content: [
    { type: 'text', text: 'Sure.' },
    { type: 'tool_use', name: 'artifacts', input },
    { type: 'tool_result', name: 'artifacts', content: [{ type: 'text', text: 'OK' }] },
  ],
});

describe('artifacts of Claude', () => {
  const messages = [
    makeHuman('Write a scene'),
    makeArtifact({ id: 'scene', command: 'create', title: 'Scene', type: 'text/markdown', content: 'It rained.' }),
    makeHuman('Snow instead'),
    makeArtifact({ id: 'scene', command: 'update', old_str: 'rained', new_str: 'snowed' }),
    makeHuman('Longer'),
    makeArtifact({ id: 'scene', command: 'rewrite', title: 'Winter scene', content: 'It snowed all day.' }),
  ];

  test('have their versions by identifier', () => {
    const { documents } = parse(makeClaude(messages));
    expect(documents).toMatchObject([
      { sourceId: 'scene', kind: 'artifact', title: 'Winter scene', mimeType: 'text/markdown' },
    ]);
    expect(documents?.[0]?.versions.map(({ text, messageSourceId }) => [text, messageSourceId])).toEqual([
      ['It rained.', 'm1'],
      ['It snowed.', 'm3'],
      ['It snowed all day.', 'm5'],
    ]);
  });

  test('as tags in the text are versions too', () => {
    const makeArtifactTag = (title: string, body: string) => ({
      sender: 'assistant',
      text: `Here: <antArtifact identifier="card" type="text/html" title="${title}">${body}</antArtifact>`,
    });
    const { documents } = parse(
      makeClaude([
        makeHuman('A card'),
        makeArtifactTag('Card', '<p>1</p>'),
        makeHuman('Again'),
        makeArtifactTag('Card', '<p>2</p>'),
      ]),
    );
    expect(documents).toMatchObject([
      { sourceId: 'card', mimeType: 'text/html', versions: [{ text: '<p>1</p>' }, { text: '<p>2</p>' }] },
    ]);
  });

  test('the text of an attachment is one document, however often the file is attached', () => {
    const file = { attachments: [{ file_name: 'notes.md', file_type: 'md', extracted_content: 'Walrus facts' }] };
    const { documents } = parse(makeClaude([makeHuman('Read', file), makeHuman('Read again', file)]));
    expect(documents).toMatchObject([
      {
        kind: 'file',
        title: 'notes.md',
        mimeType: 'text/markdown',
        versions: [{ text: 'Walrus facts', messageSourceId: 'm0' }],
      },
    ]);
  });
});

test('the files and instructions of a project belong to no single message', () => {
  const { documents } = parse({
    uuid: 'p-1',
    name: 'Garden',
    description: 'Beds and pots',
    prompt_template: 'Answer as a gardener.',
    docs: [{ uuid: 'd-1', filename: 'soil.md', content: 'Loam holds water.' }],
    created_at: '2025-05-01T10:00:00Z',
  });
  expect(documents).toMatchObject([
    { kind: 'project_file', title: 'soil.md', versions: [{ text: 'Loam holds water.', messageSourceId: null }] },
    { kind: 'instructions', versions: [{ text: 'Answer as a gardener.', messageSourceId: null }] },
  ]);
});

test('a thousand edits of a large document keep a bounded number of versions', () => {
  const edits = Array.from({ length: 1_000 }, (_, at) =>
    makeArtifact({ id: 'big', command: 'update', old_str: `step ${at}.`, new_str: `step ${at + 1}.` }),
  );
  const first = makeArtifact({
    id: 'big',
    command: 'create',
    title: 'Big',
    content: `step 0.${' word'.repeat(20_000)}`,
  });
  const { documents } = parse({
    ...makeClaude([]),
    chat_messages: [first, ...edits].map((m, at) => ({ uuid: `m${at}`, ...m })),
  });
  expect(documents?.[0]?.versions.length).toBeLessThanOrEqual(200);
  expect(documents?.[0]?.versions.at(-1)?.text.startsWith('step 1000.')).toBe(true);
});

describe('the system instruction of Google AI Studio', () => {
  const chunks = [
    { role: 'user', driveDocument: { id: 'd' } },
    { role: 'user', text: 'How long does dough rest?' },
    { role: 'model', text: 'An hour.' },
  ];
  const makePrompt = (systemInstruction: unknown) => ({ systemInstruction, chunkedPrompt: { chunks } });

  test.each([
    ['a text', { text: 'Answer in one sentence.' }],
    ['parts', { parts: [{ text: 'Answer in' }, { text: 'one sentence.' }] }],
  ])('is a document of the whole conversation, as %s', (_form, instruction) => {
    const { documents = [], messages } = parse(makePrompt(instruction));
    expect(documents).toMatchObject([{ kind: 'instructions', title: 'System instruction', mimeType: 'text/markdown' }]);
    expect(documents[0]?.versions).toEqual([
      { text: expect.stringMatching(/^Answer in\sone sentence\.$/), createdAt: null, messageSourceId: null },
    ]);
    expect(messages.map(({ content }) => content)).toEqual(
      parse(makePrompt(null)).messages.map(({ content }) => content),
    );
  });

  test('is not a document if it is empty', () => {
    expect(parse(makePrompt({ text: ' ' })).documents).toBeUndefined();
    expect(parse(makePrompt({})).documents).toBeUndefined();
  });
});
