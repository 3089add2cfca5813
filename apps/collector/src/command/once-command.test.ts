import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeSession, Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';

let computer: Computer;
let archive: FakeArchive;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
});

afterEach(async () => {
  computer.remove();
  await archive.stop();
});

const runOnce = (...args: string[]) =>
  computer.run('once', '--json', '--url', archive.url, '--token', archive.token, ...args);

const SESSION = '.claude/projects/-home-me-garden/0a000000-0000-4000-8000-000000000001.jsonl';
const inventedToken = ['ghp_', 'SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh'].join('');

describe('once', () => {
  it('shows what it would send, and neither sends nor writes anything with --dry-run', async () => {
    computer.write(SESSION, claudeSession('s1', [`Deploy with ${inventedToken}`, 'And now?']));
    const before = readdirSync(computer.home);
    const { code, output, sources } = await runOnce('--dry-run');
    expect(code).toBe(0);
    expect(output).toContain('Claude Code (claude-code): 1 conversation, 2026-07-01');
    expect(output).toContain('2 secrets will be masked: 2 × api key');
    expect(output).toContain('deletes its sessions after 30 days');
    expect(sources['claude-code']).toEqual({
      name: 'claude-code',
      conversations: 1,
      sent: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      masked: 2,
    });
    expect(archive.records).toEqual([]);
    expect(readdirSync(computer.home)).toEqual(before);
  });

  it('sends a conversation once, with its secrets masked, and nothing the second time', async () => {
    computer.write(SESSION, claudeSession('s1', [`Deploy with ${inventedToken}`]));
    const first = await runOnce();
    expect(first.code).toBe(0);
    expect(first.sources['claude-code']).toMatchObject({ conversations: 1, sent: 1, unchanged: 0, masked: 2 });
    const [record] = archive.records;
    expect(record).toMatchObject({
      source: 'claude-code',
      format: 'claude-code',
      observedAt: '2026-07-02T10:00:00.000Z',
    });
    expect(record?.externalId).toBe(SESSION.replace('.claude/', ''));
    expect(record?.payload).toContain('Deploy with ••••••••');
    expect(archive.bodies.join('')).not.toContain(inventedToken);
    const second = await runOnce();
    expect(second.sources['claude-code']).toMatchObject({ conversations: 1, sent: 0, unchanged: 1, masked: 2 });
    expect(archive.records).toHaveLength(1);
  });

  it('sends the complete lines of a file that is being written, and the whole file later', async () => {
    const session = claudeSession('s1', ['One', 'Two']);
    const file = computer.write(SESSION, session.slice(0, -40));
    await runOnce();
    expect(archive.payloadOf('claude-code')).toBe(session.split('\n').slice(0, 3).join('\n') + '\n');
    appendFileSync(file, session.slice(-40));
    const grown = await runOnce();
    expect(grown.sources['claude-code']).toMatchObject({ conversations: 1, sent: 1, updated: 1 });
    expect(archive.payloadOf('claude-code')).toBe(session);
  });

  it('sends nothing for a file that was written again with the same content', async () => {
    const file = computer.write(SESSION, claudeSession('s1', ['One']));
    await runOnce();
    rmSync(file);
    writeFileSync(file, claudeSession('s1', ['One']));
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 0, unchanged: 1 });
    expect(archive.records).toHaveLength(1);
  });

  it('sends a file again after it was rewritten or cut, but not after it was deleted', async () => {
    const file = computer.write(SESSION, claudeSession('s1', ['One', 'Two']));
    await runOnce();
    writeFileSync(file, claudeSession('s1', ['One', 'Six']));
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 1, updated: 1 });
    writeFileSync(file, claudeSession('s1', ['One']));
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 1, updated: 1 });
    rmSync(file);
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 0, updated: 0 });
    expect(archive.records).toHaveLength(3);
  });

  it('sends neither sessions of subagents nor the list of prompts', async () => {
    computer.write(SESSION, claudeSession('s1', ['One']));
    computer.write('.claude/history.jsonl', '{"display":"One","pastedContents":{},"timestamp":1}\n');
    computer.write('.claude/projects/-home-me-garden/agent-a1.jsonl', claudeSession('a1', ['Part']));
    computer.write(`${SESSION.replace('.jsonl', '')}/subagents/agent-a2.jsonl`, claudeSession('a2', ['Part']));
    await runOnce();
    expect(archive.records.map(({ externalId }) => externalId)).toEqual([SESSION.replace('.claude/', '')]);
  });

  it('prefers the plain file to the compressed one, and sends the session again when it gets a title', async () => {
    const id = '019e8d10-0000-7000-8000-000000000001';
    const meta = { type: 'session_meta', timestamp: '2026-06-02T10:00:00Z', payload: { id, cwd: '/code' } };
    const prompt = {
      type: 'event_msg',
      timestamp: '2026-06-02T10:00:01Z',
      payload: { type: 'user_message', message: 'Hi' },
    };
    const lines = `${JSON.stringify(meta)}\n${JSON.stringify(prompt)}\n`;
    computer.write(`.codex/archived_sessions/rollout-2026-06-02T10-00-00-${id}.jsonl.zst`, zstdCompressSync(lines));
    const first = await runOnce();
    expect(first.sources['codex']).toMatchObject({ conversations: 1, sent: 1 });
    expect(archive.payloadOf('codex')).toBe(lines);
    computer.write('.codex/session_index.jsonl', `${JSON.stringify({ id, thread_name: 'Greeting' })}\n`);
    computer.write(`.codex/sessions/2026/06/02/rollout-2026-06-02T10-00-00-${id}.jsonl`, lines);
    const named = await runOnce();
    expect(named.sources['codex']).toMatchObject({ conversations: 1, sent: 1, updated: 1 });
    expect(archive.payloadOf('codex')).toBe(`${lines}${JSON.stringify({ id, thread_name: 'Greeting' })}\n`);
    expect((await runOnce()).sources['codex']).toMatchObject({ sent: 0, unchanged: 1 });
  });

  it('reads the JSONL file of a Gemini CLI session instead of the older JSON file', async () => {
    const chats = `.gemini/tmp/${'f'.repeat(64)}/chats`;
    const session = { sessionId: 'g1', startTime: '2026-07-01T08:00:00Z', lastUpdated: '2026-07-01T08:00:00Z' };
    const message = { id: 'm1', type: 'user', content: 'Hello', timestamp: '2026-07-01T08:00:00Z' };
    computer.write(`${chats}/session-2026-g1.json`, JSON.stringify({ ...session, messages: [message] }));
    computer.write(`${chats}/session-2026-g1.jsonl`, `${JSON.stringify(session)}\n${JSON.stringify(message)}\n`);
    computer.write(`${chats}/g1/session-sub.jsonl`, `${JSON.stringify(session)}\n${JSON.stringify(message)}\n`);
    expect((await runOnce()).sources['gemini-cli']).toMatchObject({ conversations: 1, sent: 1 });
    expect(archive.records.map(({ format }) => format)).toEqual(['gemini-cli']);
  });

  it('sends each session of an Aider history as a record, and later only the new one', async () => {
    const aiderSession = (time: string, text: string) => `\n# aider chat started at ${time}\n\n#### ${text}\n\nSure.\n`;
    const first = aiderSession('2026-07-01 08:00:00', 'Add a test');
    const file = computer.write('code/garden/.aider.chat.history.md', first);
    expect((await runOnce()).sources['aider']).toMatchObject({ conversations: 1, sent: 1 });
    writeFileSync(file, first + aiderSession('2026-07-02 08:00:00', 'Rename it'));
    expect((await runOnce()).sources['aider']).toMatchObject({ conversations: 2, sent: 1, unchanged: 1 });
    expect(archive.records.at(-1)?.externalId).toBe('code/garden/.aider.chat.history.md#2026-07-02 08:00:00');
  });

  it('keeps the two spaces at the end of an Aider session', async () => {
    const history = '# aider chat started at 2026-07-01 08:00:00\n\n#### Undo it\n\nDone.\n\n> Removed: 1a2b3c  \n\n';
    computer.write('code/.aider.chat.history.md', history);
    await runOnce();
    expect(archive.payloadOf('aider')).toMatch(/\n> Removed: 1a2b3c {2}\n$/);
  });

  it('lets only the person read its state folder', async () => {
    computer.write(SESSION, claudeSession('s1', ['One']));
    await runOnce();
    expect(statSync(computer.state).mode & 0o777).toBe(0o700);
    const cursors = readdirSync(computer.state).filter((name) => name.startsWith('cursors-'));
    expect(cursors).toHaveLength(1);
    const file = join(computer.state, cursors[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain('One');
  });

  it('is not stopped by lines and files that are nested very deeply', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    computer.write(SESSION, `${claudeSession('s1', ['One'])}{"deep":${deep}}\n`);
    computer.write('.lmstudio/conversations/1.conversation.json', `{"messages":${deep}}`);
    const { code, sources, output } = await runOnce();
    expect(code).toBe(0);
    expect(archive.payloadOf('claude-code')).toBe(claudeSession('s1', ['One']));
    expect(sources['lmstudio']).toMatchObject({ sent: 0, skipped: 1 });
    expect(output).toContain('The file cannot be read');
  });

  it('only reads the sources that --source names', async () => {
    computer.write(SESSION, claudeSession('s1', ['One']));
    const { sources } = await runOnce('--source', 'codex');
    expect(Object.keys(sources)).toEqual(['codex']);
    expect(archive.records).toEqual([]);
  });

  it('refuses an address that would send conversations in plain text over the network', async () => {
    const { code, output } = await computer.run('once', '--url', 'http://archive.example.org', '--token', 't');
    expect(code).toBe(2);
    expect(output).toContain('has to be reached by https://');
  });
});
