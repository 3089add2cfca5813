import { describe, expect, it } from 'vitest';
import { parseRecord, parseText } from '@app/formats/find-format';
import { formatRegistry } from '@app/formats/format-registry.table';
import { readPayload } from '#storage/queue.ts';
import { readState } from '#storage/states.ts';
import { receiveLoad, loadPage, newStorage, NOW, listCapturesInQueue } from '#test/extension-storage.ts';
import {
  chatgptResponse,
  chatgptPage,
  claudeResponse,
  copilotHistory,
  copilotMessage,
  deepseekResponse,
  geminiChat,
  geminiTurn,
  grokDetails,
  grokResponses,
  perplexityEntry,
  perplexityThread,
  recordedPage,
  recordedPages,
} from '#test/site-responses.ts';
import type { SiteKey } from '#sites/site.ts';

/** The state of a conversation, and its queued payload, after these responses to the request that loads it. */
async function readStateAfter(site: SiteKey, ...responses: { body: unknown; path?: string }[]) {
  const storage = await newStorage();
  const { address, loads, id } = recordedPage(site);
  const request = loads.findLast(({ path }) => !path.includes('list'));
  for (const { body, path = request?.path ?? '' } of responses)
    await receiveLoad(storage, address, { method: request?.method, path, body });
  const state = await readState(storage.database, `${site}:${id}`);
  const payload = await readPayload(storage.database, `${site}:${id}`);
  return { state, payload };
}

const readTexts = (payload = '') => {
  const { results } = payload.startsWith('{')
    ? parseRecord(JSON.parse(payload))
    : (parseText(payload, 'x.txt') ?? { results: [] });
  const [result] = results;
  if (result === undefined || !('conversation' in result)) throw new Error('there is no conversation');
  const { sourceId, messages } = result.conversation;
  return { sourceId, texts: messages.map(({ content }) => content) };
};

describe('a conversation that is opened', () => {
  it.each(recordedPages.map((page) => [page.site, page] as const))(
    'of %s is queued in a format that can be imported; the list of conversations is not',
    async (site, page) => {
      const storage = await newStorage();
      await loadPage(storage, page);
      const [capture, ...others] = await listCapturesInQueue(storage.database);
      expect(others).toEqual([]);
      expect(capture?.key).toBe(`${site}:${page.id}`);
      expect(formatRegistry.map(({ key }) => key)).toContain(capture?.format);
      const { sourceId, texts } = readTexts(await readPayload(storage.database, `${site}:${page.id}`));
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(texts.every((text) => text !== '')).toBe(true);
      if (site !== 'perplexity') expect(sourceId).toBe(page.id);
    },
  );

  it('has its secrets masked', async () => {
    const key = ['ghp_', 'SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh'].join('');
    const { payload } = await readStateAfter('chatgpt', { body: chatgptResponse({ question: `Is ${key} safe?` }) });
    expect(payload).not.toContain(key);
    expect(readTexts(payload).texts[0]).toBe('Is •••••••• safe?');
  });

  it('has the secrets in its title masked', async () => {
    const storage = await newStorage();
    const key = ['ghp_', 'SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh'].join('');
    await loadPage(storage, chatgptPage(), `About ${key}`);
    expect(await listCapturesInQueue(storage.database)).toMatchObject([{ title: 'About ••••••••' }]);
  });

  it('replaces an unsent earlier state, and keeps its title', async () => {
    const storage = await newStorage();
    await loadPage(storage, chatgptPage(), 'Salt');
    storage.clock.now += 1_000;
    await loadPage(storage, chatgptPage({ answers: ['One.', 'Two.'] }));
    expect(await listCapturesInQueue(storage.database)).toMatchObject([{ revision: 'r2' }]);
    expect(await readState(storage.database, `chatgpt:${chatgptPage().id}`)).toMatchObject({
      status: 'queued',
      title: 'Salt',
      at: NOW + 1_000,
    });
  });
});

describe('what is never queued', () => {
  it.each<[string, SiteKey, unknown]>([
    ['a temporary chat of ChatGPT', 'chatgpt', chatgptResponse({ isTemporary: true })],
    ['an incognito chat of Claude', 'claude', claudeResponse({ is_temporary: true })],
    ['a private chat of Grok', 'grok', grokDetails({ temporary: true })],
    ['an incognito thread of Perplexity', 'perplexity', perplexityThread([perplexityEntry(1, { is_incognito: true })])],
  ])('%s', async (_, site, body) => {
    const { state, payload } = await readStateAfter(site, { body });
    expect(state?.status).toBe('temporary');
    expect(payload).toBeUndefined();
  });

  it.each([
    ['a page whose address is of a temporary chat', '?temporary-chat=true'],
    ['a page that shows another conversation', '/../6900aaaa-0000-8000-8000-00000000ffff'],
  ])('%s', async (_, end) => {
    const storage = await newStorage();
    const page = chatgptPage();
    await loadPage(storage, { ...page, address: `${page.address}${end}` });
    expect(await listCapturesInQueue(storage.database)).toEqual([]);
  });

  it('a failed response, or one of another host or path', async () => {
    const storage = await newStorage();
    const { address, id } = chatgptPage();
    const path = `/backend-api/conversation/${id}`;
    const body = chatgptResponse();
    expect(await receiveLoad(storage, address, { path, body, status: 404 })).toEqual({ type: 'ignored' });
    expect(await receiveLoad(storage, address, { path: `https://evil.example${path}`, body })).toEqual({
      type: 'ignored',
    });
    expect(await receiveLoad(storage, address, { path, body, method: 'POST' })).toEqual({ type: 'ignored' });
    expect(await receiveLoad(storage, 'https://chatgpt.com/', { path: '/backend-api/me', body })).toEqual({
      type: 'ignored',
    });
    expect(await listCapturesInQueue(storage.database)).toEqual([]);
  });

  it('a response that is too large to be sent', async () => {
    expect((await readStateAfter('chatgpt', { body: null })).state?.status).toBe('too_large');
  });
});

describe('a conversation that is not ready', () => {
  it.each<[string, SiteKey, unknown]>([
    ['ChatGPT', 'chatgpt', chatgptResponse({ status: 'in_progress' })],
    ['DeepSeek', 'deepseek', deepseekResponse('WIP')],
    ['Perplexity', 'perplexity', perplexityThread([perplexityEntry(1, { status: 'PENDING' })])],
  ])('waits while %s is writing a reply', async (_, site, body) => {
    const { state, payload } = await readStateAfter(site, { body });
    expect(state).toMatchObject({ status: 'not_ready', reason: 'unfinished' });
    expect(payload).toBeUndefined();
  });

  it('is queued once the reply is complete', async () => {
    const { state, payload } = await readStateAfter(
      'deepseek',
      { body: deepseekResponse('WIP') },
      { body: deepseekResponse() },
    );
    expect(state?.status).toBe('queued');
    expect(readTexts(payload).texts).toEqual(['Is 91 prime?', 'No, it is 7 × 13.']);
  });

  it('waits for the details of Grok, which say whether it is temporary', async () => {
    const { id, loads } = recordedPage('grok');
    const [responses, details] = loads.map(({ path }) => path);
    const first = await readStateAfter('grok', { path: responses, body: grokResponses() });
    expect(first.state).toMatchObject({ status: 'not_ready', reason: 'no_details' });
    const both = await readStateAfter(
      'grok',
      { path: details, body: grokDetails() },
      { path: responses, body: grokResponses() },
    );
    expect(readTexts(both.payload)).toEqual({ sourceId: id, texts: ['How hot for green tea?', 'Eighty degrees.'] });
  });

  it('is queued even if its pieces arrive at the same time', async () => {
    const storage = await newStorage();
    const page = recordedPage('grok');
    await Promise.all(
      page.loads.map(({ method, path, body }) => receiveLoad(storage, page.address, { method, path, body })),
    );
    expect((await readState(storage.database, `grok:${page.id}`))?.status).toBe('queued');
  });

  it('waits for its first message', async () => {
    expect((await readStateAfter('claude', { body: claudeResponse({ chat_messages: [] }) })).state).toMatchObject({
      reason: 'empty',
    });
  });
});

describe('a conversation that is loaded page by page', () => {
  it.each<[SiteKey, (numbers: number[], hasOlder: boolean) => unknown]>([
    ['copilot', (numbers, hasOlder) => copilotHistory(numbers.map(copilotMessage), hasOlder ? 'token' : null)],
    [
      'gemini',
      (numbers, hasOlder) =>
        geminiChat(
          numbers.map((number) => geminiTurn(number)),
          hasOlder ? 'token' : null,
        ),
    ],
    [
      'perplexity',
      (numbers, hasOlder) =>
        perplexityThread(
          numbers.toReversed().map((number) => perplexityEntry(number)),
          { has_next_page: hasOlder },
        ),
    ],
  ])('of %s is sent whole, in order, and without gaps', async (site, page) => {
    const partial = await readStateAfter(site, { body: page([6, 5], true) });
    expect(partial.state).toMatchObject({ status: 'not_ready', reason: 'incomplete' });
    const scrolled = await readStateAfter(
      site,
      { body: page([6, 5], true) },
      { body: page([4, 3], true) },
      { body: page([2, 1], false) },
    );
    const state = await readStateAfter(site, { body: page([6, 5, 4, 3, 2, 1], false) });
    expect(readTexts(scrolled.payload)).toEqual(readTexts(state.payload));
    const grown = await readStateAfter(site, { body: page([4, 3, 2, 1], false) }, { body: page([6, 5, 4], true) });
    expect(readTexts(grown.payload).texts).toEqual(readTexts(state.payload).texts);
    const withGap = await readStateAfter(site, { body: page([2, 1], false) }, { body: page([9, 8], true) });
    expect(withGap.state).toMatchObject({ status: 'not_ready', reason: 'incomplete' });
  });

  it('of Gemini is ignored when the page loaded it only because the pointer was over its link', async () => {
    const { state } = await readStateAfter('gemini', { body: geminiChat([geminiTurn(1, 'c_0000000000000000')]) });
    expect(state).toBeUndefined();
  });

  it('of DeepSeek is not sent if only its new messages were loaded', async () => {
    const merge = deepseekResponse('FINISHED', {
      cache_control: 'MERGE',
      chat_messages: [
        {
          message_id: 3,
          parent_id: 2,
          role: 'USER',
          status: 'FINISHED',
          inserted_at: 1_762_077_700,
          fragments: [{ type: 'REQUEST', content: '97?' }],
        },
      ],
    });
    const alone = await readStateAfter('deepseek', { body: merge });
    expect(alone.state).toMatchObject({ status: 'not_ready', reason: 'incomplete' });
  });
});

describe('a response in an unknown format', () => {
  it.each<[SiteKey, unknown, string]>([
    ['chatgpt', '<html>', 'a conversation'],
    ['chatgpt', { ...chatgptResponse(), mapping: undefined, nodes: [] }, 'mapping'],
    ['chatgpt', chatgptResponse({ id: '6900aaaa-0000-8000-8000-00000000ffff' }), 'conversation_id'],
    ['claude', { uuid: 'x', messages: [] }, 'chat_messages'],
    ['claude', claudeResponse({ uuid: '019f0000-cccc-7000-8000-00000000ffff' }), 'uuid'],
    ['claude', claudeResponse({ chat_messages: [{ text: 'x' }] }), 'sender'],
    ['gemini', ")]}'\n\n[]", 'hNvQHb'],
    ['gemini', geminiChat('none' as never), 'turns'],
    ['grok', { messages: [] }, 'conversationId'],
    ['deepseek', { code: 0, data: { biz_code: 0, biz_data: {} } }, 'chat_messages'],
    ['perplexity', perplexityThread([{ uuid: 'e1' }]), 'query_str'],
    ['copilot', { messages: [] }, 'results'],
    ['copilot', copilotHistory([{ id: 'm1' }]), 'author'],
  ])('of %s is reported, and nothing is queued', async (site, body, reason) => {
    const { state, payload } = await readStateAfter(site, { body });
    expect(state).toMatchObject({ status: 'format_changed', reason });
    expect(payload).toBeUndefined();
  });
});

describe('the end of a reply', () => {
  it.each<[SiteKey, string, string[]]>([
    ['chatgpt', '/backend-api/f/conversation', [`/backend-api/conversation/${recordedPage('chatgpt').id}`]],
    ['gemini', '/_/BardChatUi/data/assistant.lamda.BardFrontendService/StreamGenerate?rt=c', []],
    [
      'claude',
      `/api/organizations/0a0b/chat_conversations/${recordedPage('claude').id}/completion`,
      [recordedPage('claude').loads.at(-1)?.path ?? ''],
    ],
  ])('on %s marks the conversation as grown, and returns the paths that load it again', async (site, path, paths) => {
    const storage = await newStorage();
    const { address, id } = recordedPage(site);
    const received = await receiveLoad(storage, address, { method: 'POST', path, body: null });
    expect(received).toEqual({ type: 'reply_ended', id, paths });
    expect((await readState(storage.database, `${site}:${id}`))?.status).toBe('grown');
  });
});
