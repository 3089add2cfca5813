import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listConversations } from '@app/contract/conversations';
import { createPairing } from '@app/contract/devices';
import { createToken } from '@app/contract/tokens';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppProcess, startApp, waitFor } from './app-process.ts';
import { type CollectedFiles, hasRealFiles, outlineOf, realFiles, sampleFiles } from './collected-files.ts';
import { PersonComputer } from './collector-command.ts';
import { generatedGrowth, type Growth, putStep, realGrowth } from './growing-file.ts';

let dataDir: string;
let app: AppProcess;
let computer: PersonComputer;
let people = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'crash-collector-'));
  app = await startApp(dataDir);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  computer = new PersonComputer();
});
afterEach(() => computer.remove());

const signUp = () => app.signUp(`Collector${(people += 1)}`);
const list = (token: string) => app.call(listConversations, { token });
const outline = async (token: string) => (await list(token)).map(outlineOf).toSorted();

/** The arguments with which a script sends to the archive of this person. */
async function accessOf(session: string): Promise<string[]> {
  const { token } = await app.call(createToken, {
    token: session,
    body: { name: 'Script', scopes: ['archive:write'] },
  });
  return ['--url', app.url, '--token', token];
}

const kinds = [
  ['samples', true, sampleFiles],
  ['transcripts of REAL_DATA_DIR', hasRealFiles, async () => Promise.resolve(realFiles())],
] as const;

for (const [kind, isPresent, load] of kinds) {
  describe.runIf(isPresent)(`the ${kind} of programs`, () => {
    let files: CollectedFiles;
    beforeAll(async () => {
      files = await load();
    });

    test('arrive by a paired collector with titles, turns and masks, once', { timeout: 60_000 }, async () => {
      const ann = await signUp();
      const { code } = await app.call(createPairing, { token: ann });
      expect((await computer.run('pair', code, '--url', app.url)).code).toBe(0);
      for (const { put } of files.programs) put(computer);
      const first = await computer.run('once', '--yes', '--json');
      expect(first.code, first.output).toBe(0);
      expect(await outline(ann)).toEqual(files.conversations);
      expect(sum(first.sources, 'masked')).toBe(files.masked);
      const stored = JSON.stringify(await list(ann));
      for (const secret of files.secrets) expect(stored).not.toContain(secret);

      const second = await computer.run('once', '--json');
      expect([sum(second.sources, 'sent'), sum(second.sources, 'updated')]).toEqual([0, 0]);
      expect(sum(second.sources, 'conversations')).toBe(files.conversations.length);
      expect(await outline(ann)).toEqual(files.conversations);
    });

    test('are the same archive in another order, with kills between', { timeout: 60_000 }, async () => {
      const ben = await signUp();
      const access = await accessOf(ben);
      const begin = (...args: string[]) => computer.start('once', '--json', ...access, ...args);
      const programs = files.programs.toReversed();
      const half = Math.floor(programs.length / 2);
      const isStored = async (count: number) => (await list(ben)).length >= count || undefined;

      for (const { put } of programs.slice(0, half)) put(computer);
      const killed = begin();
      await waitFor(() => isStored(1), 5);
      killed.child.kill('SIGKILL');
      await killed.ended;

      for (const { put } of programs.slice(half)) put(computer);
      const alone = begin();
      await waitFor(() => isStored(half + 1), 5);
      await app.kill();
      app = await startApp(dataDir, { PORT: new URL(app.url).port });
      await alone.ended;

      // Two collectors with separate state folders send the same records.
      const both = await Promise.all([begin().ended, begin('--state', path.join(computer.home, 'other')).ended]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      expect(await outline(ben)).toEqual(files.conversations);
    });
  });
}

describe.each<[string, boolean, () => Growth]>([
  ['generated', true, generatedGrowth],
  ['in REAL_DATA_DIR', hasRealFiles, realGrowth],
])('a transcript that grows, %s', (_kind, isPresent, load) => {
  test.runIf(isPresent)(
    'is one conversation with each message once after every step',
    { timeout: 60_000 },
    async () => {
      const growth = load();
      const cara = await signUp();
      const access = await accessOf(cara);
      const results: [string, number, number][] = [];
      for (const step of growth.steps) {
        putStep(computer, growth.file, step);
        const { code, output, sources } = await computer.run('once', '--json', ...access);
        expect(code, output).toBe(0);
        const conversations = await list(cara);
        expect(conversations).toHaveLength(1);
        results.push([step.name, sum(sources, 'sent'), conversations[0]?.messageCount ?? 0]);
      }
      expect(results).toEqual(growth.steps.map(({ name, sent, messages }) => [name, sent, messages]));
    },
  );
});

function sum(
  sources: Record<string, { sent: number; updated: number; masked: number; conversations: number }>,
  field: 'sent' | 'updated' | 'masked' | 'conversations',
): number {
  return Object.values(sources).reduce((total, source) => total + source[field], 0);
}
