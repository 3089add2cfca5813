import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  computer.run('once', '--json', '--source', 'claude-code', '--url', archive.url, '--token', archive.token, ...args);
const sessionFile = (name: string) => `.claude/projects/-p/${name}.jsonl`;
const respondUnavailable = () => ({ status: 503, body: { message: 'The app cannot reach its data right now.' } });

describe('the delivery', () => {
  it('tries again with a growing wait, and not before the time that the archive demands', async () => {
    computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    const waits: number[] = [];
    computer.onSleep = (milliseconds) => void waits.push(milliseconds);
    let requests = 0;
    archive.respondInstead = () => {
      requests++;
      if (requests === 1) return 'hang up';
      return requests === 2 ? { status: 429, body: { message: 'Slow down.' }, headers: { 'retry-after': '7' } } : null;
    };
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 1 });
    expect(waits).toEqual([250, 7000]);
  });

  it('does not try again when it is asked to stop during the wait', async () => {
    computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    archive.respondInstead = respondUnavailable;
    let waits = 0;
    computer.onSleep = () => {
      waits++;
      computer.stop();
    };
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 0 });
    expect(waits).toBe(1);
    expect(readdirSync(join(computer.state, 'queue'))).toHaveLength(1);
  });

  it('keeps unsent records, even if their files are deleted or rewritten meanwhile, and sends them later', async () => {
    const file = computer.write(sessionFile('s1'), claudeSession('s1', ['One', 'Two']));
    computer.write(sessionFile('gone'), claudeSession('gone', ['Short lived']));
    archive.respondInstead = respondUnavailable;
    const offline = await runOnce();
    expect(offline.code).toBe(1);
    expect(offline.output).toContain('Unsent conversations are kept');
    appendFileSync(file, '');
    writeFileSync(file, claudeSession('s1', ['Rewound']));
    rmSync(join(computer.home, sessionFile('gone')));
    await runOnce();
    archive.respondInstead = null;
    const back = await runOnce();
    expect(back.code).toBe(0);
    expect(archive.payloadOf('gone')).toContain('Short lived');
    expect(
      archive.records.filter(({ externalId }) => externalId.endsWith('s1.jsonl')).map(({ payload }) => payload),
    ).toEqual([claudeSession('s1', ['One', 'Two']), claudeSession('s1', ['Rewound'])]);
    expect(readdirSync(join(computer.state, 'queue'))).toEqual([]);
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 0, unchanged: 1 });
  });

  it('keeps only the newest state of a file that grows while the archive is unavailable', async () => {
    archive.respondInstead = respondUnavailable;
    const file = computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    await runOnce();
    writeFileSync(file, claudeSession('s1', ['One', 'Two']));
    await runOnce();
    await runOnce();
    expect(readdirSync(join(computer.state, 'queue'))).toHaveLength(1);
    archive.respondInstead = null;
    await runOnce();
    expect(archive.records.map(({ payload }) => payload)).toEqual([claudeSession('s1', ['One', 'Two'])]);
  });

  it('stops with a message when the token was revoked, and keeps the queue', async () => {
    computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    const { code, output } = await computer.run('once', '--url', archive.url, '--token', 'revoked');
    expect(code).toBe(4);
    expect(output).toContain('does not accept this computer any more');
    expect(readdirSync(join(computer.state, 'queue'))).toHaveLength(1);
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 1 });
  });

  it('keeps the records while the archive has paused this computer, and sends them later', async () => {
    computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    archive.respondInstead = () => ({ status: 403, body: { message: 'This device is paused.' } });
    const paused = await runOnce();
    expect(paused.code).toBe(1);
    expect(paused.output).toContain('This device is paused.');
    archive.respondInstead = null;
    expect((await runOnce()).sources['claude-code']).toMatchObject({ sent: 1 });
  });

  it('sends a record that does not fit into one request in several parts', async () => {
    const long = '“…”—'.repeat(800_000);
    computer.write(sessionFile('large'), claudeSession('large', [long]));
    computer.write(sessionFile('small'), claudeSession('small', ['Hi']));
    expect((await runOnce()).sources['claude-code']).toMatchObject({ conversations: 2, sent: 2 });
    const parts = archive.records.filter(({ parts = 0 }) => parts > 1);
    expect(parts.map(({ part }) => part)).toEqual(
      Array.from({ length: parts[0]?.parts ?? 0 }, (_, index) => index + 1),
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(archive.payloadOf('large')).toBe(claudeSession('large', [long]));
  });

  it('puts a record that has several parts into the queue once', async () => {
    computer.write(sessionFile('large'), claudeSession('large', ['“…”—'.repeat(800_000)]));
    archive.respondInstead = respondUnavailable;
    await runOnce();
    expect(readdirSync(join(computer.state, 'queue'))).toHaveLength(1);
  });

  it('sends the other records when the archive refuses one', async () => {
    for (const name of ['a', 'bad', 'c']) computer.write(sessionFile(name), claudeSession(name, [name]));
    archive.respondInstead = (records) =>
      records.some(({ externalId }) => externalId.includes('bad'))
        ? { status: 422, body: { message: 'Not this.' } }
        : null;
    const { sources, output } = await runOnce();
    expect(sources['claude-code']).toMatchObject({ sent: 2, skipped: 1 });
    expect(output).toContain('1 × Not this.');
  });

  it('counts the records that the archive skips, with the reason', async () => {
    computer.write(sessionFile('s1'), claudeSession('s1', ['One']));
    archive.respondInstead = (records) => ({
      status: 200,
      body: { records: records.map(({ externalId }) => ({ externalId, status: 'skipped', reason: 'in trash' })) },
    });
    const { sources, output } = await runOnce();
    expect(sources['claude-code']).toMatchObject({ sent: 0, skipped: 1 });
    expect(output).toContain('1 × in trash');
  });
});
