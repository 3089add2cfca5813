import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { outline, readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';

const readSampleFile = (file: string) => readFile(new URL(`../../samples/${file}`, import.meta.url), 'utf8');
const toLines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
const makeRequest = (id: string, text: string, response: unknown) => ({ requestId: id, message: { text }, response });
const makeWholeLine = (...requests: unknown[]) => ({ kind: 0, v: { version: 3, sessionId: 's', requests } });
const read = async (...records: unknown[]) =>
  (await readBytes(toLines(...records), 'chatSessions/9.jsonl')).conversations.map(titledOutline);

describe('a chat of VS Code', () => {
  test('is replayed from its log, without drafts, subagents and removed turns', async () => {
    const [conversation] = (await readSample('vscode.jsonl')).conversations;
    expect(conversation).toMatchObject({ source: 'vscode', sourceId: '5e550001-0000-4000-8000-000000000001' });
    expect(conversation?.createdAt).toBe(1777880400000);
    expect(conversation && titledOutline(conversation)).toEqual([
      'Fence',
      'request_1 <- - user: attachment(fence.ts) text(Why is the fence green?)',
      'request_1:reply <- request_1 assistant (gpt-5): reasoning(Paint, or moss.) text(It is moss, see `fence.ts`.) tool_call(copilot_readFile: Read fence one.ts, lines 1 to 9) tool_call(run_in_terminal: grep moss *) output(run_in_terminal: fence.ts: moss) tool_call(edit: /code/fence.ts) text(Now it is grey.)',
      'request_3 <- request_1:reply user: text(And the gate?)',
      'request_3:reply <- request_3 assistant (claude-sonnet-4.5)!: text(The ga)',
      'request_4:reply <- request_3:reply assistant: text(It passed.)',
    ]);
    expect(JSON.stringify(conversation)).not.toMatch(/draft|queued/);
  });

  test('of an older version is one record', async () => {
    const [conversation] = (await readSample('vscode-file.json')).conversations;
    expect(conversation && titledOutline(conversation)).toEqual([
      'An old question',
      'request_1 <- - user: text(An old question)',
      'request_1:reply <- request_1 assistant: text(An old reply.)',
      'request_3 <- request_1:reply user: text(Fails)',
      'request_3:reply <- request_3 assistant: output(error: Sorry, no network.)',
    ]);
    expect(JSON.stringify(conversation)).not.toContain('draft');
  });

  test('written by the command Export Chat has no id; the derived one stays the same', async () => {
    const chat = {
      responderUsername: 'Copilot',
      initialLocation: 'panel',
      requests: [makeRequest('r', 'Q', [{ value: 'A' }])],
    };
    const [first] = (await readBytes(JSON.stringify(chat), 'chat.json')).conversations;
    chat.requests.push(makeRequest('r2', 'More', []));
    const [later] = (await readBytes(JSON.stringify(chat), 'other.json')).conversations;
    expect(first?.sourceId).toMatch(/^derived-/);
    expect(later?.sourceId).toBe(first?.sourceId);
  });

  test('without a question is reported as empty', async () => {
    const exported = { requesterUsername: 'sam', responderUsername: 'Copilot', requests: [] };
    const { skips, isUnknown } = await readBytes(JSON.stringify(exported), 'chat.json');
    expect([isUnknown, skips.map(({ code }) => code)]).toEqual([false, ['no_messages']]);
  });

  test('whose log was rewritten as one line is read', async () => {
    expect(await read(makeWholeLine(makeRequest('r', 'Q', [{ value: 'A' }])))).toEqual([
      ['Q', 'r <- - user: text(Q)', 'r:reply <- r assistant: text(A)'],
    ]);
  });

  test('keeps a part of an unknown kind as it is, and joins texts around names of files', async () => {
    const reference = {
      kind: 'inlineReference',
      name: 'run',
      inlineReference: { location: { uri: { path: '/a/b.ts' } } },
    };
    const parts = [{ value: 'Call ' }, reference, { value: ' twice.' }, { kind: 'hologram', of: 'a tree' }];
    expect((await read(makeWholeLine(makeRequest('r', 'Q', parts))))[0]?.[2]).toBe(
      'r:reply <- r assistant: text(Call `run` twice.) raw(hologram)',
    );
  });

  test('whose first line is missing has the name of its file as id; changes to absent parts are left out', async () => {
    const records = [
      { kind: 1, k: ['requests', 3, 'response', 0], v: { value: 'lost' } },
      { kind: 2, k: ['requests'], v: [makeRequest('r', 'Q', [])] },
      { kind: 1, k: ['requests', 7], v: makeRequest('q', 'Later', [{ value: 'A' }]) },
      { kind: 1, k: ['requests', '__proto__', 'polluted'], v: true },
    ];
    const results = (await readBytes(toLines(...records), 'chatSessions/9.jsonl')).conversations;
    expect(results.map(({ sourceId }) => sourceId)).toEqual(['9']);
    expect(results.map(outline)[0]).toEqual([
      'r <- - user: text(Q)',
      'q <- r user: text(Later)',
      'q:reply <- q assistant: text(A)',
    ]);
    expect('polluted' in {}).toBe(false);
  });

  test('without questions is skipped with the reason', async () => {
    expect(await readBytes(toLines(makeWholeLine()), 'chatSessions/9.jsonl')).toMatchObject({
      skips: [{ code: 'no_messages' }],
    });
    const empty = JSON.stringify({ version: 3, sessionId: 's', creationDate: 1746000000000, requests: [] });
    expect(await readBytes(empty, 'chatSessions/9.json')).toMatchObject({ skips: [{ code: 'no_messages' }] });
  });

  test('that is damaged is read as far as possible', async () => {
    await expectNeverThrows(await readSampleFile('vscode.jsonl'), 'chatSessions/9.jsonl');
    await expectNeverThrows(await readSampleFile('vscode-file.json'), 'chatSessions/9.json');
    expect(await readBytes('', 'chatSessions/9.jsonl')).toMatchObject({ conversations: [], skips: [] });
  });

  test('is not mistaken for a collection of web requests', async () => {
    const collection = { name: 'API', requests: [{ id: '1', url: 'https://e.org', method: 'GET' }] };
    expect((await readBytes(JSON.stringify(collection), 'api.json')).conversations).toEqual([]);
  });
});

describe.runIf(hasRealData('vscode-chat'))('real chats of VS Code', () => {
  test('contain exactly the questions and replies that were not removed, and no draft', async () => {
    const expected: Record<string, string[]> = {
      'workspaceStorage/0123abcd/chatSessions/c0de0001-0000-4000-8000-000000000001.jsonl': [
        'Explain the loop',
        'It runs ten times.\n\n`a.ts` Done.',
        'Shorter?',
        'Ten times.',
      ],
      'workspaceStorage/0123abcd/chatSessions/c0de0001-0000-4000-8000-000000000001.json': [
        'Explain the loop',
        'It runs ten times.',
      ],
      'globalStorage/emptyWindowChatSessions/e0de0001-0000-4000-8000-000000000001.jsonl': ['No folder open', 'Right.'],
    };
    const files = await findRealFiles('vscode-chat/made', /ChatSessions|chatSessions/);
    const found = await Promise.all(
      files.map(async ({ path, name }) => {
        const [conversation] = (await readRealFile(path, name)).conversations;
        return [name, conversation?.messages.map(({ content }) => content)];
      }),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('show the question of every file that is a single log entry, and read nothing else as a chat', async () => {
    const files = await findRealFiles('vscode-chat', /(agentsview|getspecstory)\/.*\.json$/);
    const shown = await Promise.all(
      files.map(async ({ path, name }) => (await readRealFile(path, name)).conversations.map(({ title }) => title)),
    );
    const texts = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
    expect(shown).toEqual(texts.map((text) => /"message":\{"text":"([^"]*)"/.exec(text)?.slice(1) ?? []));
  });
});
