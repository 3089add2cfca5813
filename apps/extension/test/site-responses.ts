import type { SiteKey } from '../src/sites/site.ts';

/** A page of a site, and the responses it loads when a conversation is opened. */
export interface RecordedPage {
  site: SiteKey;
  address: string;
  /** The id of the conversation for the extension. */
  id: string;
  title: string;
  loads: { method: 'GET' | 'POST'; path: string; body: string }[];
}

const json = (value: unknown) => JSON.stringify(value);
const DAY = '2026-11-02T10:00';

interface ChatgptOptions {
  id?: string;
  question?: string;
  /** Responses in the order in which they were given. */
  answers?: readonly string[];
  status?: string;
  isTemporary?: boolean;
}

/** GET /backend-api/conversation/<id>. */
export function chatgptResponse(options: ChatgptOptions = {}): Record<string, unknown> {
  const {
    id = '6900aaaa-0000-8000-8000-000000000001',
    question = 'Why is the sea salty?',
    answers = ['Rivers bring salt.'],
  } = options;
  const turns = answers.flatMap((answer, at) => [
    { role: 'user', text: at === 0 ? question : `And number ${at}?`, status: 'finished_successfully' },
    {
      role: 'assistant',
      text: answer,
      status: at === answers.length - 1 ? (options.status ?? 'finished_successfully') : 'finished_successfully',
    },
  ]);
  const nodes = turns.map(({ role, text, status }, at) => ({
    id: `n${at}`,
    parent: at === 0 ? 'root' : `n${at - 1}`,
    children: at === turns.length - 1 ? [] : [`n${at + 1}`],
    message: {
      id: `n${at}`,
      author: { role, name: null, metadata: {} },
      create_time: 1_762_077_600 + at,
      content: { content_type: 'text', parts: [text] },
      status,
      weight: 1,
      metadata: {},
      recipient: 'all',
    },
  }));
  const root = { id: 'root', message: null, parent: null, children: ['n0'] };
  return {
    title: 'Salt of the sea',
    create_time: 1_762_077_600,
    update_time: 1_762_077_700,
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
    current_node: nodes.at(-1)?.id,
    conversation_id: id,
    is_archived: false,
    is_temporary_chat: options.isTemporary === true,
  };
}

/** A page of ChatGPT; the options change the conversation that it loads. */
export const chatgptPage = (options: ChatgptOptions = {}): RecordedPage => {
  const answer = chatgptResponse(options);
  const id = String(answer['conversation_id']);
  return {
    site: 'chatgpt',
    address: `https://chatgpt.com/c/${id}`,
    id,
    title: 'Salt of the sea',
    loads: [
      {
        method: 'GET',
        path: '/backend-api/conversations?offset=0&limit=28',
        body: json({ items: [{ id, title: 'x', create_time: DAY }], total: 1 }),
      },
      { method: 'GET', path: `/backend-api/conversation/${id}`, body: json(answer) },
    ],
  };
};

const CLAUDE_ID = '019f0000-cccc-7000-8000-000000000001';
export const claudeResponse = (fields: object = {}) => ({
  uuid: CLAUDE_ID,
  name: 'Sourdough starter',
  created_at: `${DAY}:00.000000+00:00`,
  updated_at: `${DAY}:40.000000+00:00`,
  is_temporary: false,
  current_leaf_message_uuid: '019f0000-cccc-7000-8000-00000000000b',
  chat_messages: ['How do I feed a starter?', 'With flour and water, once a day.'].map((text, at) => ({
    uuid: `019f0000-cccc-7000-8000-00000000000${at === 0 ? 'a' : 'b'}`,
    text: '',
    content: [{ type: 'text', text, citations: [] }],
    sender: at === 0 ? 'human' : 'assistant',
    index: at,
    created_at: `${DAY}:0${at}.000000+00:00`,
    parent_message_uuid: at === 0 ? '00000000-0000-4000-8000-000000000000' : '019f0000-cccc-7000-8000-00000000000a',
  })),
  ...fields,
});

/** A response of batchexecute: a line that is not JavaScript, lengths, and lists. */
const geminiText = (call: string, value: unknown) =>
  `)]}'\n\n90\n${json([
    ['wrb.fr', call, json(value), null, null, null, 'generic'],
    ['di', 58],
  ])}\n25\n${json([['e', 4, null, null, 131]])}\n`;
const GEMINI_CHAT = 'c_433bb1a9c5f0177a';
export const geminiTurn = (at: number, chat = GEMINI_CHAT) => [
  [chat, `r_${at}`],
  null,
  [[`Question ${at} about glaciers`], 1],
  [[[`rc_${at}`, [`Answer ${at}: ice flows.`]]]],
  [1_762_077_600 + at * 60, 0],
];
export const geminiChat = (turns: readonly unknown[], next: string | null = null) =>
  geminiText('hNvQHb', [turns, next, null, []]);
export const geminiChats = () => geminiText('MaZiqc', [null, null, [[GEMINI_CHAT, 'Glaciers']]]);

const GROK_ID = '1f000000-0000-4000-8000-0000000000a1';
export const grokDetails = (fields: object = {}) => ({
  conversationId: GROK_ID,
  title: 'Green tea',
  starred: false,
  temporary: false,
  createTime: `${DAY}:00.000Z`,
  modifyTime: `${DAY}:30.000Z`,
  ...fields,
});
export const grokResponses = () => ({
  responses: [
    { responseId: 'q1', sender: 'human', message: 'How hot for green tea?', createTime: `${DAY}:00.006Z` },
    {
      responseId: 'a1',
      parentResponseId: 'q1',
      sender: 'ASSISTANT',
      message: 'Eighty degrees.',
      createTime: `${DAY}:09.733Z`,
    },
  ],
});

const DEEPSEEK_ID = 'd0000000-0000-4000-8000-0000000000b1';
export const deepseekResponse = (status = 'FINISHED', fields: object = {}) => ({
  code: 0,
  data: {
    biz_code: 0,
    biz_data: {
      chat_session: {
        id: DEEPSEEK_ID,
        title: 'Primes',
        current_message_id: 2,
        inserted_at: 1_762_077_600.1,
        updated_at: 1_762_077_660.2,
      },
      chat_messages: [
        {
          message_id: 1,
          parent_id: null,
          role: 'USER',
          status: 'FINISHED',
          inserted_at: 1_762_077_600.1,
          files: [],
          fragments: [{ id: 1, type: 'REQUEST', content: 'Is 91 prime?' }],
        },
        {
          message_id: 2,
          parent_id: 1,
          role: 'ASSISTANT',
          status,
          inserted_at: 1_762_077_602.1,
          fragments: [{ id: 1, type: 'RESPONSE', content: 'No, it is 7 × 13.' }],
        },
      ],
      cache_control: 'REPLACE',
      ...fields,
    },
  },
});

export const perplexityEntry = (at: number, fields: object = {}) => ({
  uuid: `e${at}`,
  backend_uuid: `b${at}`,
  context_uuid: '9e1c0000-0000-4000-8000-0000000000d1',
  thread_url_slug: 'highest-lighthouse-Ab12',
  thread_title: 'Highest lighthouse',
  query_str: `Question ${at} about lighthouses?`,
  display_model: 'sonar',
  entry_created_datetime: `${DAY}:0${at}.000000`,
  status: 'COMPLETED',
  blocks: [
    {
      intended_usage: 'ask_text',
      markdown_block: { progress: 'DONE', answer: `Answer ${at}: on a coast.`, chunks: [] },
    },
  ],
  ...fields,
});
export const perplexityThread = (entries: readonly unknown[], fields: object = {}) => ({
  status: 'success',
  entries,
  has_next_page: false,
  ...fields,
});

const COPILOT_ID = 'Kf9sPq2LmN4vX7tR8wZ1a';
export const copilotMessage = (at: number) => ({
  id: `m${at}`,
  author: { type: at % 2 === 1 ? 'human' : 'ai' },
  content: [{ type: 'text', text: at % 2 === 1 ? 'When is the ferry?' : 'It leaves at noon.' }],
  createdAt: `${DAY}:0${at}.000Z`,
});
export const copilotHistory = (messages: readonly unknown[], next: string | null = null) => ({
  results: messages,
  next,
});

/** One conversation of every site, as its page loads it. */
export const recordedPages: readonly RecordedPage[] = [
  chatgptPage(),
  {
    site: 'claude',
    address: `https://claude.ai/chat/${CLAUDE_ID}`,
    id: CLAUDE_ID,
    title: 'Sourdough starter',
    loads: [
      {
        method: 'GET',
        path: '/api/organizations/0a0b/chat_conversations?limit=30',
        body: json({ data: [{ uuid: CLAUDE_ID, name: 'x' }], has_more: false }),
      },
      {
        method: 'GET',
        path: `/api/organizations/0a0b/chat_conversations/${CLAUDE_ID}?tree=True&rendering_mode=messages&render_all_tools=true`,
        body: json(claudeResponse()),
      },
    ],
  },
  {
    site: 'gemini',
    address: 'https://gemini.google.com/app/433bb1a9c5f0177a',
    id: GEMINI_CHAT,
    title: 'Glaciers',
    loads: [
      { method: 'POST', path: '/_/BardChatUi/data/batchexecute?rpcids=MaZiqc&rt=c', body: geminiChats() },
      {
        method: 'POST',
        path: '/_/BardChatUi/data/batchexecute?rpcids=hNvQHb&rt=c',
        body: geminiChat([geminiTurn(2), geminiTurn(1)]),
      },
    ],
  },
  {
    site: 'grok',
    address: `https://grok.com/c/${GROK_ID}`,
    id: GROK_ID,
    title: 'Green tea',
    loads: [
      { method: 'GET', path: `/rest/app-chat/conversations/${GROK_ID}/responses`, body: json(grokResponses()) },
      { method: 'GET', path: `/rest/app-chat/conversations/${GROK_ID}`, body: json(grokDetails()) },
    ],
  },
  {
    site: 'deepseek',
    address: `https://chat.deepseek.com/a/chat/s/${DEEPSEEK_ID}`,
    id: DEEPSEEK_ID,
    title: 'Primes',
    loads: [
      {
        method: 'GET',
        path: `/api/v0/chat/history_messages?chat_session_id=${DEEPSEEK_ID}`,
        body: json(deepseekResponse()),
      },
    ],
  },
  {
    site: 'perplexity',
    address: 'https://www.perplexity.ai/search/highest-lighthouse-Ab12',
    id: 'highest-lighthouse-Ab12',
    title: 'Highest lighthouse',
    loads: [
      { method: 'GET', path: '/rest/thread/list_recent', body: json([{ title: 'x' }]) },
      {
        method: 'GET',
        path: '/rest/thread/highest-lighthouse-Ab12?version=2.18',
        body: json(perplexityThread([perplexityEntry(1), perplexityEntry(2)])),
      },
    ],
  },
  {
    site: 'copilot',
    address: `https://copilot.microsoft.com/chats/${COPILOT_ID}`,
    id: COPILOT_ID,
    title: 'Ferry times',
    loads: [
      {
        method: 'GET',
        path: '/c/api/conversations?types=chat',
        body: json({ results: [{ id: COPILOT_ID, title: 'Ferry times' }] }),
      },
      {
        method: 'GET',
        path: `/c/api/conversations/${COPILOT_ID}/history?api-version=2`,
        body: json(copilotHistory([copilotMessage(2), copilotMessage(1)])),
      },
    ],
  },
];

export const recordedPage = (site: SiteKey): RecordedPage => {
  const page = recordedPages.find((recorded) => recorded.site === site);
  if (page === undefined) throw new Error(`there is no page of ${site}`);
  return page;
};
