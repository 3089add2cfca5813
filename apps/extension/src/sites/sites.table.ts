import type { Site } from './site.ts';

/**
 * The sites, with the requests by which their pages load conversations. No site documents these requests; the readers
 * report a response in an unknown format.
 */
export const sites: readonly Site[] = [
  {
    key: 'chatgpt',
    name: 'ChatGPT',
    hosts: ['chatgpt.com'],
    format: 'chatgpt',
    pagePath: /^\/(?:g\/[^/]+\/)?c\/([\w-]{8,64})$/,
    isTemporary: ({ searchParams }) => searchParams.get('temporary-chat') === 'true',
    requests: [
      { kind: 'conversation', method: 'GET', path: /^\/backend-api\/conversation\/([\w-]{8,64})$/ },
      { kind: 'reply_ended', method: 'POST', path: /^\/backend-api\/(?:f\/)?conversation$/ },
    ],
    loadPaths: (id) => [`/backend-api/conversation/${id}`],
  },
  {
    key: 'claude',
    name: 'Claude',
    hosts: ['claude.ai'],
    format: 'claude',
    pagePath: /^\/chat\/([\w-]{8,64})$/,
    isTemporary: ({ searchParams }) => searchParams.has('incognito'),
    requests: [
      {
        kind: 'conversation',
        method: 'GET',
        path: /^\/api\/organizations\/[\w-]+\/chat_conversations\/([\w-]{8,64})$/,
      },
      {
        kind: 'reply_ended',
        method: 'POST',
        path: /^\/api\/organizations\/[\w-]+\/chat_conversations\/([\w-]{8,64})\/(?:retry_)?completion$/,
      },
    ],
    loadPaths: (_id, replyPath) => [
      `${replyPath.replace(/\/(?:retry_)?completion$/, '')}?tree=True&rendering_mode=messages&render_all_tools=true`,
    ],
  },
  {
    key: 'gemini',
    name: 'Gemini',
    hosts: ['gemini.google.com'],
    format: 'gemini-web',
    pagePath: /^\/(?:u\/\d+\/)?(?:app|gem\/[^/]+)\/([0-9a-f]{8,64})$/,
    idPrefix: 'c_',
    isTemporary: () => false,
    requests: [
      {
        kind: 'conversation',
        method: 'POST',
        path: /^\/(?:u\/\d+\/)?_\/BardChatUi\/data\/batchexecute$/,
        query: /[?&]rpcids=[^&]*hNvQHb/,
      },
      {
        kind: 'list',
        method: 'POST',
        path: /^\/(?:u\/\d+\/)?_\/BardChatUi\/data\/batchexecute$/,
        query: /[?&]rpcids=[^&]*MaZiqc/,
      },
      { kind: 'reply_ended', method: 'POST', path: /^\/(?:u\/\d+\/)?_\/BardChatUi\/data\/[\w.]+\/StreamGenerate$/ },
    ],
  },
  {
    key: 'grok',
    name: 'Grok',
    hosts: ['grok.com'],
    format: 'grok',
    pagePath: /^\/c(?:hat)?\/([\w-]{8,64})$/,
    isTemporary: ({ hash }) => hash === '#private',
    requests: [
      { kind: 'details', method: 'GET', path: /^\/rest\/app-chat\/conversations(?:_v2)?\/([\w-]{8,64})$/ },
      { kind: 'conversation', method: 'GET', path: /^\/rest\/app-chat\/conversations\/([\w-]{8,64})\/responses$/ },
      {
        kind: 'conversation',
        method: 'POST',
        path: /^\/rest\/app-chat\/conversations\/([\w-]{8,64})\/load-responses$/,
      },
      { kind: 'reply_ended', method: 'POST', path: /^\/rest\/app-chat\/conversations\/([\w-]{8,64})\/responses$/ },
      { kind: 'reply_ended', method: 'POST', path: /^\/rest\/app-chat\/conversations\/new$/ },
    ],
    loadPaths: (id) => [`/rest/app-chat/conversations/${id}`, `/rest/app-chat/conversations/${id}/responses`],
  },
  {
    key: 'deepseek',
    name: 'DeepSeek',
    hosts: ['chat.deepseek.com'],
    format: 'deepseek',
    pagePath: /^\/a\/chat\/s\/([\w-]{8,64})$/,
    isTemporary: () => false,
    requests: [
      {
        kind: 'conversation',
        method: 'GET',
        path: /^\/api\/v0\/chat\/history_messages$/,
        idParameter: 'chat_session_id',
      },
      { kind: 'reply_ended', method: 'POST', path: /^\/api\/v0\/chat\/completion$/ },
    ],
    loadPaths: (id) => [`/api/v0/chat/history_messages?chat_session_id=${id}`],
  },
  {
    key: 'perplexity',
    name: 'Perplexity',
    hosts: ['www.perplexity.ai', 'perplexity.ai'],
    format: 'perplexity',
    pagePath: /^\/search\/(?!new(?:\/|$))([^/]{3,300})$/,
    isTemporary: () => false,
    requests: [
      { kind: 'conversation', method: 'GET', path: /^\/rest\/thread\/(?!list_)([^/]{3,300})$/ },
      { kind: 'reply_ended', method: 'POST', path: /^\/rest\/sse\/perplexity_ask$/ },
    ],
    loadPaths: (id) => [`/rest/thread/${id}?with_parent_info=true&source=default&version=2.18`],
  },
  {
    key: 'copilot',
    name: 'Copilot',
    hosts: ['copilot.microsoft.com'],
    format: 'copilot-history',
    pagePath: /^\/chats\/([\w-]{8,64})$/,
    isTemporary: () => false,
    requests: [
      { kind: 'conversation', method: 'GET', path: /^\/c\/api\/conversations\/([\w-]{8,64})\/history$/ },
      { kind: 'list', method: 'GET', path: /^\/c\/api\/conversations$/ },
    ],
  },
];

export const siteOf = (page: URL): Site | undefined =>
  page.protocol === 'https:' ? sites.find(({ hosts }) => hosts.includes(page.hostname)) : undefined;
