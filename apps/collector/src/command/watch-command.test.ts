import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeSession, Computer, type RunResult } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';

let computer: Computer;
let archive: FakeArchive;
let watching: Promise<RunResult>;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
});

afterEach(async () => {
  computer.stop();
  await watching;
  computer.remove();
  await archive.stop();
});

const FILE = '.claude/projects/-p/0a000000-0000-4000-8000-000000000001.jsonl';
const listPayloads = () => archive.records.map(({ payload }) => payload);

function startWatching(...args: string[]): void {
  watching = computer.run('watch', '--source', 'claude-code', '--url', archive.url, '--token', archive.token, ...args);
}

/** Checks the condition whenever the collector is idle, and resolves once it holds. */
function waitUntil(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    computer.onSleep = () => void (condition() && resolve());
  });
}

describe('watch', () => {
  it('sends the existing conversations, then each file as it grows', async () => {
    const file = computer.write(FILE, claudeSession('s1', ['One']));
    startWatching();
    await archive.until(() => archive.records.length === 1);
    appendFileSync(file, claudeSession('s1', ['One', 'Two']).slice(claudeSession('s1', ['One']).length));
    await archive.until(() => archive.records.length === 2);
    expect(listPayloads()).toEqual([claudeSession('s1', ['One']), claudeSession('s1', ['One', 'Two'])]);
    await waitUntil(() => existsSync(join(computer.state, 'last-run.json')));
    computer.stop();
    await watching;
    expect((await computer.run('status')).output).toContain('UTC, everything was sent');
  });

  it('notices a program that is installed later', async () => {
    startWatching();
    computer.onSleep = () => {
      computer.onSleep = () => undefined;
      computer.write(FILE, claudeSession('s1', ['First']));
    };
    await archive.until(() => archive.records.length === 1);
    mkdirSync(join(computer.home, '.claude/projects/-other/deep'), { recursive: true });
    computer.write('.claude/projects/-other/deep/s2.jsonl', claudeSession('s2', ['Elsewhere']));
    await archive.until(() => archive.records.length === 2);
    expect(listPayloads()[1]).toContain('Elsewhere');
  });

  it('still sees a file after another one was renamed over it', async () => {
    const file = computer.write(FILE, claudeSession('s1', ['One']));
    startWatching();
    await archive.until(() => archive.records.length === 1);
    renameSync(computer.write('new.jsonl', claudeSession('s1', ['Replaced'])), file);
    await archive.until(() => archive.records.length === 2);
    writeFileSync(file, claudeSession('s1', ['Replaced', 'Again']));
    await archive.until(() => archive.records.length === 3);
    expect(listPayloads().at(-1)).toContain('Again');
  });

  it('continues to read while the archive is unavailable, and sends everything afterwards', async () => {
    let requests = 0;
    archive.respondInstead = () => (++requests < 6 ? { status: 503, body: {} } : null);
    const file = computer.write(FILE, claudeSession('s1', ['One']));
    startWatching();
    await archive.until(() => requests >= 2);
    rmSync(file);
    await archive.until(() => archive.records.length === 1);
    expect(listPayloads()).toEqual([claudeSession('s1', ['One'])]);
  });

  it('ends with a message when its token was revoked, and with code 0 as a service', async () => {
    computer.write(FILE, claudeSession('s1', ['One']));
    archive.respondInstead = () => ({ status: 401, body: { message: 'Please sign in to continue.' } });
    startWatching();
    const { code, output } = await watching;
    expect(code).toBe(4);
    expect(output).toContain('does not accept this computer any more');
    startWatching('--service');
    expect((await watching).code).toBe(0);
  });

  it('does not run twice with one state folder', async () => {
    computer.write(FILE, claudeSession('s1', ['One']));
    startWatching();
    await archive.until(() => archive.records.length === 1);
    const pid = computer.pid;
    // The second run gets another process id: it would take over a lock that contains its own id.
    computer.pid = process.ppid;
    const second = await computer.run('once', '--url', archive.url, '--token', archive.token);
    expect(second.code).toBe(3);
    expect(second.output).toContain(`Another collector is running already (process ${pid})`);
  });

  it.runIf(existsSync('/dev/full'))(
    'continues while the disk is full, reports it once, and sends nothing twice',
    async () => {
      const states = [['One'], ['One', 'Two'], ['One', 'Two', 'Three']].map((prompts) => claudeSession('s1', prompts));
      const file = computer.write(FILE, states[0] ?? '');
      startWatching();
      const findCursorFile = () => readdirSync(computer.state).find((name) => name.startsWith('cursors-'));
      await archive.until(() => archive.records.length === 1);
      await waitUntil(() => findCursorFile() !== undefined);
      const cursors = join(computer.state, findCursorFile() ?? '');
      rmSync(cursors);
      symlinkSync('/dev/full', cursors);
      writeFileSync(file, states[1] ?? '');
      await archive.until(() => archive.records.length === 2);
      // Enough rounds to show that the message is not printed again.
      let count = 0;
      await waitUntil(() => ++count === 1000);
      rmSync(cursors);
      writeFileSync(file, states[2] ?? '');
      await archive.until(() => archive.records.length === 3);
      computer.stop();
      const { code, output } = await watching;
      expect(code).toBe(0);
      expect(output.match(/The disk is full\. Nothing is lost/g)).toHaveLength(1);
      expect(listPayloads()).toEqual(states);
    },
  );

  it('continues when the clock is set back', async () => {
    const file = computer.write(FILE, claudeSession('s1', ['One']));
    startWatching();
    await archive.until(() => archive.records.length === 1);
    computer.now -= 40 * 86_400_000;
    writeFileSync(file, claudeSession('s1', ['One', 'Two']));
    await archive.until(() => archive.records.length === 2);
    expect(listPayloads()[1]).toContain('Two');
  });

  it('sends the existing conversations to the address that is named, not to the one of the pairing', async () => {
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    computer.write(FILE, claudeSession('s1', ['One']));
    const movedArchive = await FakeArchive.start();
    try {
      watching = computer.run('watch', '--yes', '--url', movedArchive.url);
      await movedArchive.until(() => movedArchive.records.length === 1);
      computer.stop();
      await watching;
      expect(archive.records).toEqual([]);
    } finally {
      await movedArchive.stop();
    }
  });

  it('sends nothing if every source is switched off', async () => {
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    computer.write(FILE, claudeSession('s1', ['One']));
    computer.write('state/settings.json', JSON.stringify({ url: archive.url, deviceName: null, sources: [] }));
    watching = computer.run('watch');
    expect(await watching).toMatchObject({ code: 0, output: expect.stringContaining('No source is switched on.') });
    await computer.run('once', '--started-by-watch');
    expect(archive.records).toEqual([]);
  });
});
