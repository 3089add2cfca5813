import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCollector } from './collector-process.ts';
import { claudeSession, Computer } from './computer.ts';
import { FakeArchive } from './fake-archive.ts';

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

describe('a collector that is killed', () => {
  it('loses nothing and sends nothing twice, whether it is killed before or after a response', async () => {
    const expected = new Map<string, string>();
    for (let at = 0; at < 250; at++) {
      const name = `.claude/projects/-p/s${at}.jsonl`;
      expected.set(`claude-code/projects/-p/s${at}.jsonl`, claudeSession(`s${at}`, [`Question ${at}`]));
      computer.write(name, claudeSession(`s${at}`, [`Question ${at}`]));
    }
    let requests = 0;
    for (const killAt of [1, 2, 3]) {
      const { child, ended } = startCollector('once', computer, archive);
      archive.respondInstead = () => {
        // The second time, the archive has stored the batch and only its response is lost.
        const isAnswered = killAt === 2;
        if (++requests >= killAt) child.kill('SIGKILL');
        return isAnswered ? null : 'hang up';
      };
      expect((await ended).signal).toBe('SIGKILL');
      requests = 0;
    }
    archive.respondInstead = null;
    const last = await startCollector('once', computer, archive).ended;
    expect(last.code).toBe(0);
    expect(archive.stored).toEqual(expected);
    const before = archive.records.length;
    expect((await startCollector('once', computer, archive).ended).output).toContain('250 unchanged');
    expect(archive.records).toHaveLength(before);
  }, 60_000);

  it('continues to watch after a restart, and sends a new line within seconds', async () => {
    const file = computer.write('.claude/projects/-p/s1.jsonl', claudeSession('s1', ['One']));
    const first = startCollector('watch', computer, archive);
    await archive.until(() => archive.records.length === 1);
    first.child.kill('SIGKILL');
    await first.ended;
    const grown = claudeSession('s1', ['One', 'Two']);
    appendFileSync(file, grown.slice(claudeSession('s1', ['One']).length));
    const second = startCollector('watch', computer, archive);
    await archive.until(() => archive.records.length === 2);
    const third = claudeSession('s1', ['One', 'Two', 'Three']);
    const from = performance.now();
    appendFileSync(file, third.slice(grown.length));
    await archive.until(() => archive.records.length === 3);
    expect(performance.now() - from).toBeLessThan(5000);
    expect(archive.payloadOf('s1.jsonl')).toBe(third);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });
});
