import { describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '../../testing/chatgpt-export.ts';
import { readBytes } from '../../testing/read-sample.ts';
import { toPlainBlocks } from './plain-blocks.ts';

const plainTextBlocks = (text: string) => toPlainBlocks([{ type: 'text', text }], 'assistant');
const at = '2026-03-01T10:00:00Z';

/** Makes a small record of each provider with the given reply. */
const recordsWithReply: [provider: string, record: (answer: string) => unknown][] = [
  [
    'ChatGPT',
    (text) =>
      makeChatgptConversation(
        [
          { id: 'q', text: 'Q' },
          { id: 'a', role: 'assistant', text },
        ],
        { id: 'c' },
      ),
  ],
  ['Claude', (text) => ({ uuid: 'c', chat_messages: [{ uuid: 'a', sender: 'assistant', text, created_at: at }] })],
  ['Grok', (message) => ({ conversation: { id: 'g' }, responses: [{ _id: 'r', sender: 'assistant', message }] })],
  [
    'DeepSeek',
    (content) => ({ id: 'd', mapping: { 1: { id: '1', message: { fragments: [{ type: 'RESPONSE', content }] } } } }),
  ],
  [
    'Gemini',
    (text) => [
      { header: 'Gemini Apps', title: 'Prompted Q', time: at, safeHtmlItem: [{ html: text.replaceAll('<', '&lt;') }] },
    ],
  ],
  ['Perplexity', (answer) => ({ uuid: 'p', query: 'Q', answer })],
  [
    'Qwen',
    (content) => ({
      id: 'w',
      chat: { history: { messages: { a: { role: 'assistant', content_list: [{ phase: 'answer', content }] } } } },
    }),
  ],
  [
    'T3 Chat',
    (text) => ({
      threads: [],
      messages: [{ threadId: 't', messageId: 'm', role: 'assistant', parts: [{ type: 'text', text }] }],
    }),
  ],
  [
    'HuggingChat',
    (content) => ({ rootMessageId: 'a', messages: [{ id: 'a', from: 'assistant', content, ancestors: [] }] }),
  ],
  ['Open WebUI', (content) => ({ id: 'o', chat: { messages: [{ id: 'a', role: 'assistant', content }] } })],
  ['LobeHub', (content) => ({ data: { topics: [], messages: [{ id: 'a', role: 'assistant', content }] } })],
  [
    'LibreChat',
    (text) => ({ conversationId: 'l', messages: [{ messageId: 'a', sender: 'AI', isCreatedByUser: false, text }] }),
  ],
  ['TypingMind', (content) => ({ data: { chats: [{ chatID: 't', messages: [{ role: 'assistant', content }] }] } })],
  [
    'ShareGPT',
    (value) => ({
      id: 's',
      conversations: [
        { from: 'human', value: 'Q' },
        { from: 'gpt', value },
      ],
    }),
  ],
];

const markedReply =
  'Rain<grok:render card_id="1" type="render_inline_citation"><argument name="citation_id">1</argument></grok:render> falls' +
  ' \uE200cite\uE202turn0search1\uE201down【4†source】 <cite index="0-1">often</cite>.';

describe('the markup of providers', () => {
  test.each(recordsWithReply)('is removed from a reply of %s', async (_provider, record) => {
    const { conversations } = await readBytes(
      JSON.stringify(record(`<think>Clouds.</think>\n\n${markedReply}`)),
      'file.json',
    );
    const reply = conversations[0]?.messages.find(({ role }) => role === 'assistant');
    expect(reply?.content.replace(/\s+/g, ' ').trim()).toBe('Rain falls down often.');
    expect(reply?.blocks?.[0]).toEqual({ type: 'reasoning', text: 'Clouds.' });
  });

  test('is kept in code, where it is part of the text', () => {
    const text =
      'Write `<think>` and `【1†x】`:\n\n```xml\n<think>no</think>\n<grok:render></grok:render> \uE200x\uE201\n```';
    expect(plainTextBlocks(text)).toEqual([{ type: 'text', text }]);
  });

  test('in the text of a user is kept', () => {
    const text = 'What does <think>this</think> mean? 【1†source】';
    expect(toPlainBlocks([{ type: 'text', text }], 'user')).toEqual([{ type: 'text', text }]);
  });

  test.each([
    ['reasoning that is cut off', '<think>Never ended', [{ type: 'reasoning', text: 'Never ended' }]],
    [
      'reasoning without its first tag',
      'Hm.\n</think>\nYes.',
      [
        { type: 'reasoning', text: 'Hm.' },
        { type: 'text', text: 'Yes.' },
      ],
    ],
    [
      'a tag that is only mentioned',
      'The <think> tag opens it.',
      [{ type: 'text', text: 'The <think> tag opens it.' }],
    ],
    [
      'citation marks in a copied reply',
      'A:contentReference[oaicite:0]{index=0} b [oai_citation:1‡Page](https://e.org).',
      [{ type: 'text', text: 'A b [Page](https://e.org).' }],
    ],
    ['tokens of models', 'Done.<|im_end|>', [{ type: 'text', text: 'Done.' }]],
    ['Chinese brackets', '见【标题】一节', [{ type: 'text', text: '见【标题】一节' }]],
    [
      'tool calls as elements',
      'Wait.\n<function_calls>\n<invoke name="web_search">\n<parameter name="query">tea</parameter>\n</invoke>\n</function_calls>\n<function_results>found</function_results>\nTea.',
      [
        { type: 'text', text: 'Wait.' },
        { type: 'tool_call', tool: 'web_search', input: 'query: tea' },
        { type: 'output', text: 'found' },
        { type: 'text', text: 'Tea.' },
      ],
    ],
    [
      'a document',
      'Here:\n<lobeArtifact identifier="a" type="text/html" title="Page" language="html">x</lobeArtifact>',
      [
        { type: 'text', text: 'Here:' },
        { type: 'code', text: 'x', language: 'html', title: 'Page' },
      ],
    ],
  ])('is read as people see it: %s', (_what, text, blocks) => {
    expect(plainTextBlocks(text)).toEqual(blocks);
  });

  test('is found quickly in a text made of nothing else', () => {
    const started = performance.now();
    for (const piece of [
      '<think>',
      '<grok:render ',
      '\uE200',
      '【1†',
      '<cite index=',
      '`',
      '<function_calls>',
      '</think>',
    ])
      plainTextBlocks(piece.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('the name of a tool', () => {
  const plainToolBlock = (tool: string) => toPlainBlocks([{ type: 'tool_call', tool, input: '{}' }], 'assistant')[0];

  test.each([
    ['bio', 'Memory'],
    ['web', 'Web search'],
    ['web.run', 'Web search'],
    ['browser.search', 'Web search'],
    ['web_search', 'Web search'],
    ['python', 'Python'],
    ['dalle.text2im', 'Image'],
    ['image_generation', 'Image'],
    ['canmore.update_textdoc', 'Canvas'],
    ['file_search', 'File search'],
    ['lobe-web-browsing____search____builtin', 'Web search'],
    ['get_weather', 'get_weather'],
    ['Bash', 'Bash'],
  ])('%s is shown as %s', (internal, shown) => {
    expect(plainToolBlock(internal)).toMatchObject({ tool: shown });
  });

  test('is plain for a result as well', () => {
    const output = toPlainBlocks([{ type: 'output', text: 'Saved', tool: 'bio' }], 'assistant');
    expect(output).toEqual([{ type: 'output', text: 'Saved', tool: 'Memory' }]);
  });
});
