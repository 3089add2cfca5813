/** A small record in the export format of a provider, with the expected result. */
export interface ProviderRecord {
  source: string;
  /** What the record shows; part of a test's title. */
  what: string;
  record: Record<string, unknown>;
  /**
   * One list per conversation: its title, then `id <- parent role: blocks`, where `-` means no parent. A skipped
   * conversation has only the code of the reason.
   */
  tree: string[][];
}

const timeAt = (second: number) => `2026-03-01T10:00:${String(second).padStart(2, '0')}Z`;

export const providerRecords: ProviderRecord[] = [
  {
    source: 'deepseek',
    what: 'a mapping of fragments with a regenerated answer',
    record: {
      id: 'ds',
      title: 'Bread',
      inserted_at: '2026-03-01T18:00:00.000000+08:00',
      mapping: {
        root: { id: 'root', parent: null, children: ['1'], message: null },
        '1': {
          id: '1',
          parent: 'root',
          children: ['2', '3'],
          message: { fragments: [{ type: 'REQUEST', content: 'How?' }], files: [{ file_name: 'a.pdf' }] },
        },
        '2': {
          id: '2',
          parent: '1',
          children: [],
          message: {
            model: 'deepseek-chat',
            fragments: [
              { type: 'THINK', content: 'hm' },
              { type: 'RESPONSE', content: 'So' },
            ],
          },
        },
        '3': {
          id: '3',
          parent: '1',
          children: [],
          message: {
            fragments: [
              { type: 'SEARCH', content: 'pages' },
              { type: 'NEW', content: 'x' },
              { type: 'RESPONSE', content: 'Or so' },
            ],
          },
        },
      },
    },
    tree: [
      [
        'Bread',
        '1 <- - user: attachment(a.pdf) text(How?)',
        '2 <- 1 assistant: reasoning(hm) text(So)',
        '3 <- 1 assistant: output(pages) raw(NEW) text(Or so)',
      ],
    ],
  },
  {
    source: 'deepseek',
    what: 'an early mapping of plain texts',
    record: {
      id: 'old',
      title: 'Early',
      inserted_at: timeAt(0),
      mapping: {
        root: { id: 'root', parent: null, children: ['1'], message: null },
        '1': {
          id: '1',
          parent: 'root',
          children: ['2'],
          message: { inserted_at: timeAt(1), content: 'Ask', files: [] },
        },
        '2': {
          id: '2',
          parent: '1',
          children: [],
          message: { inserted_at: timeAt(2), content: 'Say', reasoning_content: 'hm', model: 'deepseek-reasoner' },
        },
        '3': { id: '3', parent: '1', children: [], message: { content: null, reasoning_content: 'Stopped' } },
      },
    },
    tree: [
      [
        'Early',
        '1 <- - user: text(Ask)',
        '2 <- 1 assistant: reasoning(hm) text(Say)',
        '3 <- 1 assistant: reasoning(Stopped)',
      ],
    ],
  },
  {
    source: 'grok',
    what: 'a shared conversation',
    record: {
      data: {
        grokShare: {
          items: [
            { sender: 'User', message: 'Show an example.' },
            {
              sender: 'Agent',
              message: 'Here it is.',
              thinking_trace: 'Look it up.',
              deepsearch_headers: [
                {
                  header: 'Research',
                  steps: [{ assistant: 'Searching', web_results: [{ title: 'T', url: 'https://e.org' }] }],
                },
              ],
            },
          ],
        },
      },
    },
    tree: [
      [
        'Show an example.',
        ':0 <- - user: text(Show an example.)',
        ':1 <- :0 assistant: reasoning(Look it up.) reasoning(Research  Searching) output(T https://e.org) text(Here it is.)',
      ],
    ],
  },
  {
    source: 'grok',
    what: 'responses, wrapped or not',
    record: {
      conversation: { id: 'gr', title: 'Stars', create_time: timeAt(0) },
      responses: [
        {
          response: {
            _id: 'a',
            sender: 'human',
            message: 'Why?',
            create_time: { $date: { $numberLong: '1772359200000' } },
          },
        },
        {
          response: {
            _id: 'b',
            sender: 'ASSISTANT',
            message: 'Because',
            model: 'grok-3',
            steps: [{ text: ['Thinking'], tags: ['header'] }, { text: ['First', 'Second'] }],
            web_search_results: [{ title: 'T', url: 'https://e.org' }],
          },
          share_link: null,
        },
        { _id: 'c', sender: 'assistant', message: 'Again', parent_response_id: 'a', file_attachments: ['f1'] },
      ],
    },
    tree: [
      [
        'Stars',
        'a <- - user: text(Why?)',
        'b <- a assistant: reasoning(Thinking) reasoning(First Second) output(T https://e.org) text(Because)',
        'c <- a assistant: attachment(Attachment) text(Again)',
      ],
    ],
  },
  {
    source: 'gemini',
    what: 'a logged prompt with its answer',
    record: {
      header: 'Gemini Apps',
      title: 'Prompted How tall is it?',
      time: timeAt(0),
      products: ['Gemini Apps'],
      safeHtmlItem: [{ html: '<p>It is <b>tall</b><script>alert(1)</script></p><ul><li>very</li><li>so</li></ul>' }],
      attachedFiles: ['Gemini Apps/picture.png'],
    },
    tree: [
      [
        'How tall is it?',
        ':question <- - user: attachment(picture.png) text(How tall is it?)',
        ':answer <- :question assistant: text(It is **tall**  - very - so)',
      ],
    ],
  },
  {
    source: 'aistudio',
    what: 'chunks with a thought, code and a file',
    record: {
      runSettings: { model: 'models/gemini-2.5-pro' },
      systemInstruction: { text: 'Be brief' },
      chunkedPrompt: {
        chunks: [
          { role: 'user', text: 'Sum', driveDocument: { id: 'd' } },
          { role: 'model', text: 'thinking', isThought: true },
          { role: 'model', executableCode: { language: 'PYTHON', code: 'print(3)' } },
          { role: 'model', text: '3', parts: [{ text: '3' }], errorMessage: 'cut off' },
        ],
      },
    },
    tree: [
      [
        'Sum',
        ':0 <- - user: attachment(Attachment) text(Sum)',
        ':2 <- :0 assistant: reasoning(thinking) code(print(3))',
        ':3 <- :2 assistant: text(3) output(cut off)',
      ],
    ],
  },
  {
    source: 'librechat',
    what: 'messages nested by children',
    record: {
      conversationId: 'lc',
      title: 'Nested',
      endpoint: 'openAI',
      recursive: true,
      messages: [
        {
          messageId: 'q',
          parentMessageId: '00000000-0000-0000-0000-000000000000',
          isCreatedByUser: true,
          text: 'Ask',
          createdAt: timeAt(1),
          children: [
            { messageId: 'a', parentMessageId: 'q', isCreatedByUser: false, text: 'One', model: 'm', children: [] },
            {
              messageId: 'b',
              parentMessageId: 'q',
              isCreatedByUser: false,
              content: [
                { type: 'think', think: 'hm' },
                { type: 'text', text: { value: 'Two' } },
              ],
              unfinished: true,
            },
          ],
        },
      ],
    },
    tree: [
      ['Nested', 'q <- - user: text(Ask)', 'a <- q assistant: text(One)', 'b <- q assistant: reasoning(hm) text(Two)'],
    ],
  },
  {
    source: 'openwebui',
    what: 'a history by id, reasoning in the text',
    record: {
      id: 'ow',
      title: 'Open',
      created_at: 1_772_359_200,
      archived: true,
      chat: {
        models: ['llama'],
        history: {
          currentId: 'c',
          messages: {
            a: { id: 'a', parentId: null, childrenIds: ['b', 'c'], role: 'user', content: 'Hi' },
            b: {
              id: 'b',
              parentId: 'a',
              childrenIds: [],
              role: 'assistant',
              content: '<details type="reasoning" done="true"><summary>Thought</summary>\n&gt; hm\n</details>\nHello',
            },
            c: {
              id: 'c',
              parentId: 'a',
              childrenIds: [],
              role: 'assistant',
              content: 'x',
              output: [
                { type: 'function_call', name: 'f', arguments: '{}' },
                { type: 'code_interpreter', code: 'print(3)' },
                { type: 'message', content: [{ type: 'output_text', text: 'Done' }] },
              ],
            },
            d: {
              id: 'd',
              parentId: 'c',
              childrenIds: [],
              role: 'assistant',
              content: 'So far',
              output: [{ type: 'reasoning', content: [{ type: 'output_text', text: 'hm' }] }],
            },
          },
        },
      },
    },
    tree: [
      [
        'Open',
        'a <- - user: text(Hi)',
        'b <- a assistant: reasoning(hm) text(Hello)',
        'c <- a assistant: tool_call(f) code(print(3)) text(Done)',
        'd <- c assistant: reasoning(hm) text(So far)',
      ],
    ],
  },
  {
    source: 'lobehub',
    what: 'tables of rows',
    record: {
      mode: 'postgres',
      data: {
        sessions: [{ id: 's', title: 'Helper' }],
        topics: [{ id: 't', title: 'Topic', sessionId: 's', favorite: true }],
        messages: [
          {
            id: '2',
            role: 'assistant',
            content: 'Yes',
            topicId: 't',
            parentId: '1',
            createdAt: timeAt(2),
            reasoning: { content: 'hm' },
          },
          { id: '1', role: 'user', content: 'No?', topicId: 't', createdAt: timeAt(1) },
          { id: '3', role: 'user', content: 'Alone', sessionId: 's', createdAt: timeAt(3) },
        ],
      },
    },
    tree: [
      ['Topic', '1 <- - user: text(No?)', '2 <- 1 assistant: reasoning(hm) text(Yes)'],
      ['Helper', '3 <- - user: text(Alone)'],
    ],
  },
  {
    source: 'chatbotui',
    what: 'a history with folders',
    record: {
      version: 4,
      history: [
        {
          id: 'h',
          name: 'Named',
          folderId: 'f',
          model: { id: 'gpt-4', name: 'GPT-4' },
          messages: [
            { role: 'user', content: 'A' },
            { role: 'assistant', content: 'B' },
          ],
        },
        { id: 'e', name: 'Empty', messages: [] },
      ],
      folders: [{ id: 'f', name: 'Folder', type: 'chat' }],
      prompts: [],
    },
    tree: [['Named', 'h:0 <- - user: text(A)', 'h:1 <- h:0 assistant: text(B)'], ['no_messages']],
  },
  {
    source: 'typingmind',
    what: 'chats with parts and folders',
    record: {
      data: {
        folders: [{ id: 'f', title: 'Work' }],
        chats: [
          {
            chatID: 'tm',
            chatTitle: 'Parts',
            folderID: 'f',
            createdAt: timeAt(0),
            messages: [
              { role: 'system', content: 'Be kind' },
              {
                uuid: 'u',
                role: 'user',
                content: [
                  { type: 'text', text: 'See' },
                  { type: 'image_url', image_url: { url: 'data:image/png;base64,AA' } },
                ],
              },
              {
                uuid: 'v',
                role: 'assistant',
                content: 'Seen',
                tool_calls: [{ function: { name: 'look', arguments: '{}' } }],
              },
            ],
          },
        ],
      },
    },
    tree: [['Parts', 'u <- - user: text(See) attachment(Image)', 'v <- u assistant: text(Seen) tool_call(look)']],
  },
  {
    source: 'perplexity',
    what: 'a thread of entries',
    record: {
      status: 'success',
      entries: [
        {
          uuid: 'p',
          query_str: 'Who?',
          thread_title: 'Who it was',
          updated_datetime: timeAt(1),
          blocks: [
            { markdown_block: { answer: 'She' } },
            { web_result_block: { web_results: [{ name: 'Page', url: 'https://e.org' }] } },
          ],
        },
        { uuid: 'q', query_str: 'When?', blocks: [{ markdown_block: { chunks: ['To', 'day'] } }] },
      ],
    },
    tree: [
      [
        'Who it was',
        'p:question <- - user: text(Who?)',
        'p:answer <- p:question assistant: output(Page https://e.org) text(She)',
        'q:question <- p:answer user: text(When?)',
        'q:answer <- q:question assistant: text(Today)',
      ],
    ],
  },
  {
    source: 'perplexity',
    what: 'a single question of a dump',
    record: {
      uuid: 'd',
      query: 'What?',
      answer: 'That',
      model: 'sonar',
      timestamp: timeAt(0),
      sources: ['https://e.org'],
    },
    tree: [
      [
        'What?',
        'd:question <- - user: text(What?)',
        'd:answer <- d:question assistant: output(https://e.org) text(That)',
      ],
    ],
  },
  {
    source: 'sharegpt',
    what: 'a shared conversation',
    record: {
      id: 'sg',
      conversations: [
        { from: 'system', value: 'x' },
        { from: 'human', value: 'Q' },
        { from: 'gpt', value: '<think>hm</think>A' },
      ],
    },
    tree: [['Q', ':1 <- - user: text(Q)', ':2 <- :1 assistant: reasoning(hm) text(A)']],
  },
  {
    source: 'sharegpt',
    what: 'messages of an API with a tool call',
    record: {
      title: 'Call',
      messages: [
        { role: 'user', content: 'Q' },
        { role: 'assistant', content: null, tool_calls: [{ function: { name: 'f', arguments: '{"a":1}' } }] },
        { role: 'tool', content: 'R' },
        { role: 'assistant', content: 'A' },
      ],
    },
    tree: [['Call', ':0 <- - user: text(Q)', ':3 <- :0 assistant: tool_call(f) output(R) text(A)']],
  },
  {
    source: 'claude',
    what: 'a project with its instructions and documents',
    record: {
      uuid: 'pr',
      name: 'Garden',
      description: 'All of it',
      prompt_template: 'Be green',
      docs: [{ uuid: 'doc', filename: 'plan.md', content: 'Beds' }],
    },
    tree: [['Project: Garden', 'project <- - user: attachment(plan.md) text(All of it) text(Be green)']],
  },
  {
    source: 'claude',
    what: 'what is remembered',
    record: { conversations_memory: 'Likes tea', project_memories: { pr: 'Has beds' } },
    tree: [['Memory of Claude', 'memory <- - assistant: text(Likes tea)', 'pr <- memory assistant: text(Has beds)']],
  },
];
