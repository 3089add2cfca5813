import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { expectValidConversation } from '../../testing/valid-conversation.ts';
import { readFile } from 'node:fs/promises';

/** The sample files, each with the provider of its conversations and the text that a person sees. */
const samples: [name: string, source: string, conversations: string[][]][] = [
  [
    'qwen.json',
    'qwen',
    [
      [
        'Compost heap',
        'q <- - user: attachment(garden.png) text(How do I start a compost heap?)',
        'a1 <- q assistant (qwen3-max): text(Dig a pit.)',
        'a2 <- q assistant (qwen3-max): reasoning(**Weigh the layers** Brown below green.) tool_call(Web search: {"queries":["compost layers"]}) output(Web search: Layers https://example.org/layers Worms https://example.org/worms) text(Begin with twigs [1](https://example.org/layers), then greens.) attachment(Generated image)',
      ],
    ],
  ],
  [
    't3chat.json',
    't3chat',
    [
      [
        'Sourdough',
        'm-question <- - user: attachment(Attachment) text(Why is my starter flat?)',
        'm-answer <- m-question assistant (claude-4.5-sonnet): reasoning(A starter is hungry.) tool_call(Web search: feeding a starter) output(Web search: Starter https://example.org/starter) text(Feed it flour.)',
        'm-picture-wish <- m-answer user: text(Draw it)',
        'm-picture <- m-picture-wish assistant (gemini-3-pro-image)!: tool_call(Image: A jar) attachment(jar.png)',
      ],
      ['A thread without an entry', 'm-alone <- - user: text(A thread without an entry)'],
    ],
  ],
  [
    'huggingchat.json',
    'huggingchat',
    [
      [
        'Star names',
        'u <- - user: attachment(file-65f-1a2b3c4d.png) text(Which star is this?)',
        'a <- u assistant (meta-llama/Llama-3.3-70B-Instruct): text(Vega.)',
        'b <- u assistant (meta-llama/Llama-3.3-70B-Instruct)!: tool_call(Web search: { "query": "bright star" }) output(Web search: Sirius is bright) reasoning(Bright and blue.) text(Probably Sirius.)',
      ],
    ],
  ],
  [
    'deepseek-history.json',
    'deepseek',
    [
      [
        'Tides',
        '1 <- - user: text(Why are there two tides a day?)',
        '2 <- 1 assistant: reasoning(Two bulges.) output(Web search: Tides https://example.org/tides) text(The Earth turns under two bulges[1](https://example.org/tides).)',
        '4 <- 2 user: text(And neap tides?)',
        '5 <- 4 assistant!: text(When)',
        '3 <- 1 assistant: text(Because of the Moon.)',
      ],
    ],
  ],
  [
    'openwebui.json',
    'openwebui',
    [
      [
        'Kettle',
        'q <- - user: text(Descale a kettle?)',
        'a <- q assistant (llama3): reasoning(Acid helps.) tool_call(Web search: "kettle") output(Web search: "found") text(Use vinegar [1](https://example.org/kettle).) output(Sources: https://example.org/kettle)',
      ],
      ['Without a row', 'x <- - user: text(Hi)', 'y <- x assistant (llama3): text(Hello)'],
    ],
  ],
  [
    'lobehub.json',
    'lobehub',
    [
      [
        'Slugs',
        'q <- - user: text(How do I keep slugs away?)',
        'a <- q assistant (gpt-4o): tool_call(Web search: {"query":"slugs"}) output(Web search: [{"title":"Slugs"}]) output(Web search: Copper https://example.org/copper) reasoning(Copper works.) text(Use copper tape [1](https://example.org/copper).) code(1. Tape)',
      ],
    ],
  ],
  [
    'lobehub-sessions.json',
    'lobehub',
    [['Rice', 'm1 <- - user: text(Sticky rice?)', 'm2 <- m1 assistant: text(Rinse it.)']],
  ],
  [
    'gemini-activity.json',
    'gemini',
    [
      ['How high is a heron?', 'How high is a heron?', 'One metre.'],
      ['Which birds winter here?', 'Which birds winter here?', 'Robins.'],
      ['Where do swifts sleep?', 'Where do swifts sleep?', 'In the air.'],
    ].map(([title = '', question, answer]) => [
      title,
      `:question <- - user: text(${question})`,
      `:answer <- :question assistant: text(${answer})`,
    ]),
  ],
  [
    'gemini-web.txt',
    'gemini',
    [
      [
        'Getting there',
        'r_1:question <- - user: text(How far is it by bus?)',
        'rc_1 <- r_1:question assistant: text(Three hours.)',
        'r_2:question <- rc_1 user: text(And by train?)',
        'rc_2 <- r_2:question assistant: text(Two hours.)',
      ],
    ],
  ],
  [
    'copilot-history.json',
    'copilot',
    [
      [
        'When is the ferry?',
        'm1 <- - user: text(When is the ferry?)',
        'm2 <- m1 assistant: output(Web search: Ferries https://example.org/ferry) text(A ferry leaves at noon.)',
      ],
    ],
  ],
  [
    'grok.json',
    'grok',
    [
      [
        'Auroras',
        'r1 <- - user: text(When can I see auroras?)',
        'r2 <- r1 assistant (grok-4): reasoning(Looking at the Sun) tool_call(Web search: {"query":"aurora season"}) text(At the equinox. [1](https://example.org/aurora) And in winter.)',
      ],
    ],
  ],
  [
    'perplexity-entries.json',
    'perplexity',
    [
      [
        'Bees',
        'e1:question <- - user: text(How many bees live in a hive?)',
        'e1:answer <- e1:question assistant (turbo): reasoning(Look for counts of bees) output(Web search: Hives https://example.org/hives) text(About 50,000 [1](https://example.org/hives)[2].)',
        'e2:question <- e1:answer user: text(In winter?)',
        'e2:answer <- e2:question assistant: output(Web search: Winter https://example.org/winter) text(About 10,000 [1](https://example.org/winter).)',
      ],
      [
        'Wasps',
        'e3:question <- - user: text(Do wasps make honey?)',
        'e3:answer <- e3:question assistant: text(Some do [1](https://example.org/wasps). Sources: 1. [example.org](https://example.org/wasps))',
      ],
    ],
  ],
  [
    'page-export.json',
    'claude',
    [
      [
        'Moss',
        'user-1 <- - user: text(Is moss bad for a lawn? It spreads.)',
        'ai-1 <- user-1 assistant: text(No. ## Why It keeps water.)',
      ],
    ],
  ],
];

/** Derived ids are shown only by their ends. */
const shorten = (line: string) =>
  line.replace(/[\w-]*(:(?:question|answer)) /g, (whole, end: string) =>
    /^[ers]_?\d/.test(whole) ? whole : `${end} `,
  );

describe('a sample', () => {
  test.each(samples)('%s is read as its provider shows it', async (name, source, expected) => {
    const { conversations, isUnknown } = await readSample(name);
    expect(isUnknown).toBe(false);
    for (const conversation of conversations) expectValidConversation(conversation);
    expect(conversations.map((conversation) => conversation.source)).toEqual(expected.map(() => source));
    expect(conversations.map((conversation) => titledOutline(conversation).map(shorten))).toEqual(expected);
  });

  test.each(samples)('%s gives the same ids when it is read again', async (name) => {
    const readIds = async () =>
      (await readSample(name)).conversations.map(({ sourceId, messages }) => [
        sourceId,
        messages.map((message) => message.sourceId),
      ]);
    expect(await readIds()).toEqual(await readIds());
  });

  test('a record without messages is reported with its title', async () => {
    const readSkips = async (name: string) => (await readSample(name)).skips.map(({ item, code }) => [item, code]);
    expect(await readSkips('qwen.json')).toEqual([['Empty', 'no_messages']]);
    expect(await readSkips('t3chat.json')).toEqual([['Nothing said', 'no_messages']]);
  });
});

const folder = join(import.meta.dirname, '../../samples');

describe('a damaged file', () => {
  test('of any format is read without an error, as conversations of its provider or as a transcript', async () => {
    for (const name of await readdir(folder)) {
      const bytes = await readFile(join(folder, name));
      const providers = new Set((await readBytes(bytes, name)).conversations.map(({ source }) => source));
      for (const share of [0.2, 0.5, 0.9]) {
        const { conversations, skips, isUnknown } = await readBytes(bytes.subarray(0, bytes.length * share), name);
        for (const { source } of conversations) expect([...providers, 'transcript']).toContain(source);
        expect(conversations.length + skips.length + Number(isUnknown)).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    [
      'threads of the wrong types',
      '{"threads":[1,null,{"threadId":5}],"messages":[null,3,{"threadId":"t","role":7,"parts":"x"}]}',
    ],
    [
      'a chat of Qwen with a list for its messages',
      '{"data":[{"user_id":"u","chat":{"history":{"messages":[1]},"messages":"x"}}]}',
    ],
    [
      'a response of DeepSeek with wrong messages',
      '{"data":{"biz_data":{"chat_session":{"id":4},"chat_messages":[null,{"fragments":"x","message_id":[]}]}}}',
    ],
    [
      'a conversation of HuggingChat with wrong links',
      '[{"rootMessageId":1,"messages":[{"from":"user","id":"a","content":"x","ancestors":[7],"files":[null,3],"updates":"no"}]}]',
    ],
    [
      'sessions of LobeHub with wrong chats',
      '{"state":{"sessions":{"a":{"chats":{"m":{"role":[],"content":{},"createdAt":{}}}}}}}',
    ],
    ['a page without content', '{"exporter":"3","url":"no address","messages":[{"author":4,"content":null}]}'],
    ['a response of Gemini that is cut off', `)]}'\n\n9\n[["wrb.fr","hNvQHb","[[[["]]\n`],
    [
      'entries of Perplexity with wrong blocks',
      '[{"uuid":"u","query_str":"x","blocks":[1,{"plan_block":3,"web_result_block":{"web_results":[null]}}],"text":"[{"}]',
    ],
    [
      'steps of Grok with wrong texts',
      '{"conversation":{},"responses":[{"steps":[{"text":{"a":1},"tags":"x"}],"message":["x"],"cardAttachmentsJson":["{"]}]}',
    ],
  ])('with %s gives a clear result', async (_what, text) => {
    const { conversations, skips } = await readBytes(text, 'file.json');
    for (const conversation of conversations) expectValidConversation(conversation);
    for (const { reason } of skips) expect(reason).not.toBe('');
  });
});
