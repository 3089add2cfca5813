import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeSession, Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';
import { serviceFor } from './service-files.ts';

const options = {
  home: '/home/me',
  env: {},
  stateFolder: '/home/me/my state',
  command: ['/usr/bin/node', '/opt/a & b/collector.js', 'watch', '--service', '--state', '/home/me/my "100%" $state'],
  userId: 501,
};

describe('the file of a service', () => {
  it.each(['linux', 'darwin', 'win32'] as const)('equals the reviewed snapshot on %s', (platform) => {
    expect(serviceFor(platform, options)).toMatchSnapshot();
  });

  it('does not exist for other systems', () => {
    expect(serviceFor('freebsd', options)).toBeNull();
  });
});

describe('install-service', () => {
  let computer: Computer;
  let archive: FakeArchive;
  const unitPath = () => join(computer.home, '.config/systemd/user/ai-collector.service');

  beforeEach(async () => {
    computer = new Computer();
    archive = await FakeArchive.start();
    computer.write('.claude/projects/-p/s1.jsonl', claudeSession('s1', ['One']));
  });

  afterEach(async () => {
    computer.remove();
    await archive.stop();
  });

  it('writes nothing before the computer is paired and the person agrees', async () => {
    expect((await computer.run('install-service')).output).toContain('not connected yet');
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    computer.answers = ['no'];
    expect((await computer.run('install-service')).code).toBe(2);
    expect(existsSync(unitPath())).toBe(false);
    expect(computer.programs).toEqual([]);
  });

  it('writes the unit and starts it; uninstall-service leaves nothing', async () => {
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    computer.answers = ['yes', 'yes'];
    expect((await computer.run('install-service')).code).toBe(0);
    expect(readFileSync(unitPath(), 'utf8')).toContain(
      `ExecStart="/usr/bin/node" "/opt/collector.js" "watch" "--service" "--state" "${computer.state}"`,
    );
    expect(computer.programs).toEqual([
      'systemctl --user daemon-reload',
      'systemctl --user enable --now ai-collector.service',
    ]);
    await computer.run('uninstall-service');
    expect(computer.programs.at(-1)).toBe('systemctl --user disable --now ai-collector.service');
    expect(existsSync(join(computer.home, '.config/systemd'))).toBe(false);
    expect(existsSync(computer.state)).toBe(false);
  });

  it('prints that no service is installed, and runs no program', async () => {
    await computer.run('pair', 'ABCD-EFGH', '--url', archive.url);
    computer.answers = ['no'];
    expect((await computer.run('uninstall-service')).output).toContain('No service is installed.');
    expect(computer.programs).toEqual([]);
    expect(existsSync(computer.state)).toBe(true);
  });
});
