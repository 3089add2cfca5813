import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeSession, Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';

let computer: Computer;
let archive: FakeArchive;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
  computer.write('.claude/projects/-p/s1.jsonl', claudeSession('s1', ['One']));
});

afterEach(async () => {
  computer.remove();
  await archive.stop();
});

describe('pair', () => {
  it('exchanges the code for a token that only the person can read, and sends nothing', async () => {
    const { code, output } = await computer.run('pair', 'abcd-efgh', '--url', archive.url);
    expect(code).toBe(0);
    expect(output).toContain(`Connected to ${archive.url} as "my-laptop". Nothing has been sent yet.`);
    const token = join(computer.state, 'token');
    expect(readFileSync(token, 'utf8')).toBe(`${archive.token}\n`);
    expect(statSync(token).mode & 0o777).toBe(0o600);
    expect(archive.records).toEqual([]);
  });

  it('shows why the archive refuses a code, and keeps nothing', async () => {
    const { code, output } = await computer.run('pair', 'WRONG', '--url', archive.url);
    expect([code, output]).toEqual([1, 'This code is wrong or has expired.']);
    expect((await computer.run('once')).output).toContain('not connected yet');
  });
});

describe('the first run', () => {
  beforeEach(async () => {
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
  });

  it('shows what it found, sends it only after a yes, and remembers the yes', async () => {
    computer.answers = ['no', 'yes'];
    const refused = await computer.run('once');
    expect(refused.code).toBe(2);
    expect(refused.output).toContain('Claude Code (claude-code): 1 conversation, 2026-07-01');
    expect(refused.output).toContain('Nothing was sent.');
    expect(archive.records).toEqual([]);
    expect((await computer.run('once')).code).toBe(0);
    expect(archive.records).toHaveLength(1);
    const third = await computer.run('once', '--json');
    expect(third.output).not.toContain('Found on this computer');
    expect(third.sources['claude-code']).toMatchObject({ unchanged: 1 });
  });

  it('sends nothing if nobody can be asked', async () => {
    const { code, output } = await computer.run('watch');
    expect(code).toBe(2);
    expect(output).toContain('run this command in a terminal to agree, or with --yes');
    expect(archive.records).toEqual([]);
  });

  it('sends only the sources that were named, and asks before it sends another one', async () => {
    const chat = { sessionId: 'g1', startTime: '2026-07-01T08:00:00Z', lastUpdated: '2026-07-01T08:00:00Z' };
    const message = { id: 'm1', type: 'user', content: 'Hello' };
    computer.write('.gemini/tmp/x/chats/session-1.jsonl', `${JSON.stringify(chat)}\n${JSON.stringify(message)}\n`);
    computer.answers = ['gemini-cli'];
    await computer.run('once');
    expect(archive.records.map(({ source }) => source)).toEqual(['gemini-cli']);
    computer.answers = ['yes'];
    const claudeRun = await computer.run('once', '--source', 'claude-code');
    expect(claudeRun.output).not.toContain('Gemini CLI');
    expect(archive.records.map(({ source }) => source)).toEqual(['gemini-cli', 'claude-code']);
    await computer.run('once');
    expect(archive.records).toHaveLength(2);
  });

  it('reads a folder only after a yes to it', async () => {
    await computer.run('once', '--yes');
    computer.write('Downloads/chat.json', JSON.stringify([{ role: 'user', content: 'Hi' }]));
    const folder = join(computer.home, 'Downloads');
    computer.answers = ['no', 'yes'];
    expect((await computer.run('once', '--folder', folder)).code).toBe(2);
    expect(archive.records).toHaveLength(1);
    expect((await computer.run('once', '--folder', folder)).code).toBe(0);
    await computer.run('once');
    expect(archive.records).toHaveLength(2);
  });
});

describe('status', () => {
  it('shows what is connected, chosen, sent and waiting', async () => {
    expect((await computer.run('status')).output).toContain('Not connected to an archive.');
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    await computer.run('once', '--yes');
    archive.respondInstead = () => ({ status: 503, body: { message: 'The app cannot reach its data right now.' } });
    computer.write('.claude/projects/-p/s2.jsonl', claudeSession('s2', ['Two']));
    await computer.run('once');
    const { output, sources } = await computer.run('status', '--json');
    expect(output).toContain(`Archive: ${archive.url}`);
    expect(output).toContain('No collector is running.');
    expect(output).toContain('The app cannot reach its data right now.');
    expect(output).toContain('Waiting: 1 file,');
    expect(output).toContain('Claude Code (claude-code): on, 1 conversation sent');
    expect(sources['claude-code']).toMatchObject({ conversations: 1 });
  });
});

describe('the command line', () => {
  it('explains an invalid argument', async () => {
    expect((await computer.run('once', '--source', 'nothing')).output).toContain('There is no source "nothing"');
    expect((await computer.run('send')).output).toContain('There is no command "send"');
    expect((await computer.run('once', '--fast')).output).toContain("Unknown option '--fast'");
    expect((await computer.run('--help')).output).toContain('ai-collector pair CODE --url ADDRESS');
  });
});

describe('a file in the place of the state folder', () => {
  it('ends the run with an explanation', async () => {
    computer.write('state', 'a file');
    const { code, output } = await computer.run('once', '--url', archive.url, '--token', archive.token);
    expect(code).toBe(1);
    expect(output).toMatch(/^There is a file in the place of a folder: .*Nothing is lost/);
  });
});
