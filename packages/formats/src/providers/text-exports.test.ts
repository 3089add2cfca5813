import { describe, expect, test } from 'vitest';
import { readBytes, readSample } from '../../testing/read-sample.ts';
import { expectValidConversation } from '../../testing/valid-conversation.ts';

const readTurns = async (name: string) => {
  const { conversations } = await readSample(name);
  return conversations.map(({ messages }) => messages.map(({ role, content }) => `${role}: ${content}`));
};

describe("Perplexity's Markdown", () => {
  test('has questions as headings; footnotes become links and hidden text is left out', async () => {
    const { conversations } = await readSample('perplexity.md');
    expect(conversations).toMatchObject([
      { source: 'perplexity', title: 'Which tea has the least caffeine? I drink it & sleep badly' },
    ]);
    expect(await readTurns('perplexity.md')).toEqual([
      [
        'user: Which tea has the least caffeine?\nI drink it & sleep badly',
        'assistant: White tea has little[1](https://example.org/white), herbal tea none[2](https://example.org/herbal).\n\n```md\n---\n\n# not a question [^1_1]\n```',
        'user: And coffee?',
        'assistant: More than tea[1](https://example.org/coffee).',
      ],
    ]);
  });

  test('keeps its title when the thread grows', async () => {
    const { conversations } = await readSample('perplexity.md');
    const first = `# Which tea has the least caffeine?\nI drink it \\& sleep badly\n\nWhite tea has little[^1_1][^1_3], herbal tea none[^1_2].`;
    const short = await readBytes(
      `<img src="https://r2cdn.perplexity.ai/pplx-full-logo.png" width="120"/>\n\n${first}\n`,
      'a.md',
    );
    expect(short.conversations).toHaveLength(1);
    expect(short.conversations[0]?.title).toBe(conversations[0]?.title);
  });

  test('is not recognised in other Markdown with footnotes', async () => {
    const { isUnknown } = await readBytes('# Notes\n\nA fact[^1].\n\n[^1]: https://example.org\n', 'notes.md');
    expect(isUnknown).toBe(true);
  });
});

describe('an export of a browser script', () => {
  test('is the same conversation as JSON and as Markdown', async () => {
    const [json] = (await readSample('page-export.json')).conversations;
    const [markdown] = (await readSample('page-export.md')).conversations;
    if (!json || !markdown) throw new Error('nothing was read');
    expectValidConversation(markdown);
    expect(markdown).toEqual(json);
    expect(json).toMatchObject({ source: 'claude', title: 'Moss' });
  });

  test('is a transcript if it is from an unknown page', async () => {
    const page = {
      exporter: '1',
      url: 'https://example.org/x',
      title: 'T',
      messages: [{ author: 'user', content: 'Hi' }],
    };
    const { conversations } = await readBytes(JSON.stringify(page), 'x.json');
    expect(conversations.map(({ source }) => source)).toEqual(['transcript']);
  });
});

describe('a text copied from a page', () => {
  test('keeps the question above the first speaker label, and drops a repeated label', async () => {
    const text = 'Will it rain?\r\nChatGPT said:\r\nChatGPT\r\nBring a coat.\r\n\r\nYou said:\r\nThanks';
    const { conversations, skips } = await readBytes(text, 'rain.txt');
    expect(skips).toEqual([]);
    expect(conversations[0]?.messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Will it rain?',
      'assistant: Bring a coat.',
      'user: Thanks',
    ]);
  });

  test('reports the text above the first question as skipped, but not a title and metadata', async () => {
    const chat = 'User: Hi\nAssistant: Hello';
    const head = '# A chat\n<!-- saved -->\n**Date:** 1 March\n---\n';
    expect((await readBytes(`${head}\n${chat}`, 'a.md')).skips).toEqual([]);
    const { conversations, skips } = await readBytes(`${head}Notes I made before.\n\n${chat}`, 'a.md');
    expect(conversations[0]?.messages).toHaveLength(2);
    expect(skips).toMatchObject([{ reason: expect.stringContaining('“Notes I made before.”') }]);
  });

  test('may have `>>` before the speaker labels', async () => {
    const { conversations } = await readBytes('>> USER: Hi\n\n>> ASSISTANT: Hello', 'a.txt');
    expect(conversations[0]?.messages.map(({ content }) => content)).toEqual(['Hi', 'Hello']);
  });
});

describe('a file for fine-tuning', () => {
  test('is one conversation for each example, though all have the same instruction', async () => {
    const { conversations } = await readSample('finetuning.jsonl');
    expect(new Set(conversations.map(({ sourceId }) => sourceId)).size).toBe(6);
    expect(await readTurns('finetuning.jsonl')).toEqual([
      ['user: Opening hours?', 'assistant: Nine to five.'],
      ['user: Late fees?', 'assistant: None.'],
      ['user: Late fees?', 'assistant: None at all.'],
      ['user: A quiet corner?', 'assistant: Upstairs.'],
      ['user: A good novel?', 'assistant: Any.', 'assistant: Middlemarch.'],
      ['user: A map?', 'assistant: At the desk.'],
    ]);
  });
});

describe('two formats that claim one file', () => {
  test('chats of Qwen and of Open WebUI are distinguished by `content_list`', async () => {
    const makeChat = (more: object) => ({
      id: 'c',
      chat: { history: { messages: { a: { role: 'user', content: 'x', ...more } } } },
    });
    const readSource = async (record: unknown) =>
      (await readBytes(JSON.stringify([record]), 'x.json')).conversations[0]?.source;
    expect(await readSource(makeChat({ content_list: [] }))).toBe('qwen');
    expect(await readSource(makeChat({}))).toBe('openwebui');
  });

  test("DeepSeek's response is not mistaken for one of Claude, whatever object contains it", async () => {
    const biz_data = {
      chat_session: { id: 's', title: 'T' },
      chat_messages: [{ message_id: 1, role: 'USER', fragments: [{ type: 'REQUEST', content: 'Q' }] }],
    };
    for (const record of [biz_data, { biz_data }, { data: { biz_data } }, { code: 0, data: biz_data }]) {
      const { conversations } = await readBytes(JSON.stringify(record), 'x.json');
      expect(conversations).toMatchObject([{ source: 'deepseek', sourceId: 's', title: 'T' }]);
    }
  });

  test('an export of Perplexity with `threads` is not mistaken for one of T3 Chat', async () => {
    const entries = [{ query_str: 'Q', uuid: 'u', blocks: [{ markdown_block: { answer: 'A' } }] }];
    const { conversations } = await readBytes(
      JSON.stringify({ threads: [{ uuid: 't', title: 'T', entries }] }),
      'x.json',
    );
    expect(conversations).toMatchObject([{ source: 'perplexity', sourceId: 't', title: 'T' }]);
  });

  test('messages with only `from` and `content` are read as ShareGPT, not as HuggingChat', async () => {
    const conversation = {
      id: 'x',
      messages: [
        { from: 'user', content: 'Hi' },
        { from: 'assistant', content: 'Hello' },
      ],
    };
    const { conversations } = await readBytes(JSON.stringify([conversation]), 'x.json');
    expect(conversations.map(({ source }) => source)).toEqual(['sharegpt']);
  });
});

describe('what web apps load besides conversations', () => {
  test.each([
    ['the conversation list of ChatGPT', { items: [{ id: 'c', title: 'T', create_time: 1 }], total: 1 }],
    ['the conversation list of Claude', { data: [{ uuid: 'c', name: 'N' }], has_more: false }],
    [
      'a single entry of the conversation list of Grok',
      { conversationId: 'g', title: 'T', temporary: false, modifyTime: '2026-03-01' },
    ],
  ])('%s is skipped with a reason that says what it is', async (_name, record) => {
    const { skips, isUnknown } = await readBytes(JSON.stringify(record), 'x.json');
    expect(isUnknown).toBe(false);
    expect(skips).toMatchObject([
      { code: 'not_a_conversation', reason: expect.stringMatching(/without (their|its) messages/) },
    ]);
  });

  test('a file of ChatGPT’s group chats is read, and may be empty', async () => {
    const mapping = {
      a: {
        id: 'a',
        parent: null,
        children: [],
        message: { author: { role: 'user' }, content: { content_type: 'text', parts: ['Hi all'] } },
      },
    };
    const { conversations } = await readBytes(
      JSON.stringify({ chats: [{ id: 'g', title: 'Trip', mapping }] }),
      'group_chats.json',
    );
    expect(conversations).toMatchObject([{ source: 'chatgpt', sourceId: 'g', title: 'Trip' }]);
    expect((await readBytes('{"chats":[]}', 'group_chats.json')).conversations).toEqual([]);
  });
});
