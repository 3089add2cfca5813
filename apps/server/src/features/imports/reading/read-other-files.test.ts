import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { expectValidConversation } from '@app/formats/testing/valid-conversation';
import { writeZip } from '@app/formats/testing/write-export';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { readExport } from './read-export.ts';
import type { ImportCursor, ReadExportOptions } from './read-export.types.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-other-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readWritten(
  content: string | Buffer | Record<string, string | Buffer>,
  options: ReadExportOptions = {},
  name = 'upload',
) {
  const path = join(folder, `upload-${Math.random()}`);
  if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(path, content);
  else await writeZip(path, content);
  const conversations: ParsedConversation[] = [];
  const skipped: string[] = [];
  const cursors: ImportCursor[] = [];
  for await (const item of readExport(path, name, options)) {
    if (item.type === 'conversation') {
      expectValidConversation(item.conversation);
      conversations.push(item.conversation);
      cursors.push(item.cursor);
    } else if (item.type === 'skipped') skipped.push(`${item.code}: ${item.item}`);
  }
  return { conversations, skipped, cursors };
}

const describeTurns = (conversation: ParsedConversation | undefined) =>
  conversation?.messages.map(({ role, content }) => `${role}: ${content}`);

const makeCell = (product: string, body: string) => `<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp">
<div class="mdl-grid"><div class="header-cell mdl-cell"><p class="mdl-typography--title">${product}<br></p></div>
<div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${body}</div>
<div class="content-cell mdl-typography--caption"><b>Products:</b><br>&emsp;${product}<br></div></div></div>`;
const makePage = (...cells: string[]) =>
  `<!doctype html><html><head><title>My Activity</title></head><body>${cells.join('')}</body></html>`;

describe("Gemini's log", () => {
  const html = makePage(
    makeCell('Gemini Apps', 'Prompted\u00a0Third<br>Mar 1, 2026, 12:00:00\u202fPM CET<br><p>Answer <b>three</b></p>'),
    makeCell('YouTube', 'Watched a film<br>Mar 1, 2026, 11:00:00 AM CET<br>'),
    makeCell('Gemini Apps', 'Eingegebener Prompt: Zweite<br>Zeile<br>01.03.2026, 10:10:00 MEZ<br><p>Answer two</p>'),
    makeCell('Gemini Apps', '送信したメッセージ: 一<br>2026/03/01 18:00:00 JST<br><p>Answer one</p>'),
  );

  test('is read from its HTML page in any language', async () => {
    const { conversations, skipped } = await readWritten(html);
    expect(conversations.map(describeTurns)).toEqual([
      ['user: Third', 'assistant: Answer **three**'],
      ['user: Zweite\nZeile', 'assistant: Answer two'],
      ['user: 一', 'assistant: Answer one'],
    ]);
    const times = conversations.map(({ createdAt }) => new Date(createdAt ?? 0).toISOString().slice(11, 16));
    expect(times).toEqual(['11:00', '09:10', '09:00']);
    expect(skipped).toEqual(['not_a_conversation: upload, record 2']);
  });

  test('joins questions within half an hour, if that is chosen', async () => {
    const { conversations, cursors } = await readWritten(html, { groupsByTime: true });
    expect(conversations.map((conversation) => conversation.messages.length)).toEqual([2, 4]);
    expect(describeTurns(conversations[1])?.[0]).toBe('user: 一');
    expect(conversations[1]?.sourceId).toBe((await readWritten(html)).conversations[2]?.sourceId);
    const rest = await readWritten(html, { groupsByTime: true, resumeAfter: cursors[0] ?? null });
    expect(rest.conversations).toEqual([conversations[1]]);
  });

  test('is found in a ZIP whose folders are in another language', async () => {
    const { conversations } = await readWritten({
      'Takeout/Meine Aktivitäten/Gemini-Apps/MeineAktivitäten.html': html,
    });
    expect(conversations).toHaveLength(3);
  });
});

describe("Copilot's table", () => {
  const table = [
    'Conversation,Time,Author,Message',
    '"B",2026-03-02T10:00:00,AI,"Later, ""quoted""\nline"',
    '"B",2026-03-02T10:00:00,Human,"Late"',
    '"A",2026-03-01T10:00:00,AI,"Early answer"',
    '"A",2026-03-01T10:00:00,Human,"Early"',
  ].join('\r\n');

  test('is read from its last row to the first, whatever the times', async () => {
    const { conversations } = await readWritten(`\uFEFF${table}`);
    expect(conversations.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(describeTurns(conversations[1])).toEqual(['user: Late', 'assistant: Later, "quoted"\nline']);
  });

  test('with other columns is not an export', async () => {
    await expect(readWritten('Date,Amount\n2026-01-01,5')).rejects.toMatchObject({ code: 'imports.not_an_export' });
  });
});

describe('files that are a conversation each', () => {
  const chat = JSON.stringify([
    {
      id: 'm2',
      chatId: 'c1',
      role: 'assistant',
      content: '',
      contentChunks: [{ type: 'text', text: 'Salut' }],
      parentId: 'm1',
      createdAt: '2026-03-01T10:00:01Z',
    },
    { id: 'm1', chatId: 'c1', role: 'user', content: 'Bonjour', createdAt: '2026-03-01T10:00:00Z' },
  ]);

  test('Le Chat: the messages of a file are one conversation, and attached files are not read', async () => {
    const { conversations, skipped } = await readWritten({
      'chat-1.json': chat,
      'chat-1-files/data.json': '[{"a":1}]',
    });
    expect(conversations).toMatchObject([{ source: 'mistral', sourceId: 'c1', title: 'Bonjour' }]);
    expect(describeTurns(conversations[0])).toEqual(['user: Bonjour', 'assistant: Salut']);
    expect(skipped).toEqual([]);
  });

  test('messages as JSON lines', async () => {
    const lines = [
      '{"role":"system","content":"x"}',
      '{"role":"user","content":"Q"}',
      '{"role":"assistant","content":"A"}',
    ];
    const { conversations } = await readWritten(lines.join('\n'), {}, 'lines.jsonl');
    expect(conversations.map(describeTurns)).toEqual([['user: Q', 'assistant: A']]);
  });

  test.each([
    ['headings', '# Title\n\n## User\n\nQ\n\n## Assistant\n\nA\n\n```\n## User\n```\n'],
    ['bold names', '# Title\n\n**You:** Q\n\n**ChatGPT:**\nA\n\n```\n## User\n```'],
    ['names', '# Title\nHuman: Q\nAssistant: A\n\n```\n## User\n```'],
    ['prompts', '# Title\n\n## Prompt:\nQ\n\n## Response:\nA\n\n```\n## User\n```'],
    ['signs', '# Title\n\n#### 🧑 You:\nQ\n\n#### 🤖 ChatGPT:\nA\n\n```\n## User\n```'],
    ['said', '# Title\nYou said:\nQ\nChatGPT said:\nA\n\n```\n## User\n```'],
  ])('a transcript that names its speakers by %s', async (_style, text) => {
    const { conversations } = await readWritten(text, {}, 'talk.md');
    expect(conversations).toMatchObject([{ source: 'transcript', title: 'Title' }]);
    expect(describeTurns(conversations[0])).toEqual(['user: Q', 'assistant: A\n\n```\n## User\n```']);
  });

  test('text without two speakers is not read as a transcript', async () => {
    for (const text of ['# Notes\n\nUser: me', 'Assistant: hello', 'plain words'])
      await expect(readWritten(text)).rejects.toMatchObject({ code: 'imports.not_an_export' });
  });
});

describe('a record with several conversations', () => {
  const chats = ['a', 'b', 'c'].map((id) => ({ chatID: id, chatTitle: id, messages: [{ role: 'user', content: id }] }));

  test('is continued after the last stored conversation', async () => {
    const json = JSON.stringify({ data: { chats } });
    const { cursors } = await readWritten(json);
    expect(cursors).toEqual([0, 1, 2].map((part) => ({ file: 0, entry: 0, record: 0, part })));
    const rest = await readWritten(json, { resumeAfter: cursors[1] ?? null });
    expect(rest.conversations.map(({ title }) => title)).toEqual(['c']);
  });

  test('is read next to a file in an unknown format, which is listed', async () => {
    const { conversations, skipped } = await readWritten({
      'typingmind.json': JSON.stringify({ data: { chats } }),
      'other.json': '{"novel":[1,2]}',
      'user.json': '{"email":"x"}',
      'empty.json': '[]',
    });
    expect(conversations).toHaveLength(3);
    expect(skipped).toEqual(['unknown_format: other.json']);
  });
});

describe('what a file is', () => {
  const text = JSON.stringify([makeChatgptConversation([{ id: 'q', text: 'Grüße, 東京 😀' }], { id: 'c' })]);
  const table = 'Conversation,Time,Author,Message\r\nTrip,2026-03-01T10:00:00,Human,Where to?\r\n';
  const toLittleEndian = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

  test.each<[string, string | Buffer | Record<string, string | Buffer>]>([
    ['UTF-16', toLittleEndian(text)],
    ['UTF-16 with the bytes in the other order', toLittleEndian(text).swap16()],
    ['UTF-16 inside of a ZIP', { 'conversations.json': toLittleEndian(text) }],
    ['called a text inside of a ZIP', { 'conversations.json.txt': text }],
    ['called anything inside of a ZIP', { 'conversations.json.bak': text }],
  ])('is recognised by its first bytes, not its name: %s', async (_what, content) => {
    const { conversations, skipped } = await readWritten(content);
    expect(conversations.map(describeTurns)).toEqual([['user: Grüße, 東京 😀']]);
    expect(skipped).toEqual([]);
  });

  test('may be a table even if its name ends in .txt', async () => {
    expect((await readWritten({ 'history.csv.txt': table })).conversations.map(describeTurns)).toEqual([
      ['user: Where to?'],
    ]);
  });

  test('is not JSON just because it begins with a bracket', async () => {
    const { conversations } = await readWritten({ 'chat.txt': '[notes of Monday]\nUser: Hi\nAssistant: Hello\n' });
    expect(conversations.map(({ source }) => source)).toEqual(['transcript']);
  });
});
