import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listConversations } from '@app/contract/conversations';
import { createPairing } from '@app/contract/devices';
import { createToken } from '@app/contract/tokens';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppProcess, startApp, waitFor } from './app-process.ts';
import {
  type CollectedFiles,
  hasRealFiles,
  outlineConversation,
  findRealFiles,
  makeSampleFiles,
} from './collected-files.ts';
import { PersonComputer } from './collector-command.ts';
import { makeGrowth, type Growth, writeStep, readRealGrowth } from './growing-file.ts';

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
const fetchConversations = (token: string) => app.call(listConversations, { token });
const fetchOutline = async (token: string) => (await fetchConversations(token)).map(outlineConversation).toSorted();

/** The arguments with which a script sends to the archive of this person. */
async function createAccess(session: string): Promise<string[]> {
  const { token } = await app.call(createToken, {
    token: session,
    body: { name: 'Script', scopes: ['archive:write'] },
  });
  return ['--url', app.url, '--token', token];
}

const kinds = [
  ['samples', true, makeSampleFiles],
  ['transcripts of REAL_DATA_DIR', hasRealFiles, async () => Promise.resolve(findRealFiles())],
] as const;

for (const [kind, isPresent, load] of kinds) {
  describe.runIf(isPresent)(`the ${kind} of programs`, () => {
    let files: CollectedFiles;
    beforeAll(async () => {
      files = await load();
    });

    test(
      'are stored once by a paired collector, with titles, messages and masked secrets',
      { timeout: 60_000 },
      async () => {
        const ann = await signUp();
        const { code } = await app.call(createPairing, { token: ann });
        expect((await computer.run('pair', code, '--url', app.url)).code).toBe(0);
        for (const { put } of files.programs) put(computer);
        const first = await computer.run('once', '--yes', '--json');
        expect(first.code, first.output).toBe(0);
        expect(await fetchOutline(ann)).toEqual(files.conversations);
        expect(sumOf(first.sources, 'masked')).toBe(files.masked);
        const stored = JSON.stringify(await fetchConversations(ann));
        for (const secret of files.secrets) expect(stored).not.toContain(secret);

        const second = await computer.run('once', '--json');
        expect([sumOf(second.sources, 'sent'), sumOf(second.sources, 'updated')]).toEqual([0, 0]);
        expect(sumOf(second.sources, 'conversations')).toBe(files.conversations.length);
        expect(await fetchOutline(ann)).toEqual(files.conversations);
      },
    );

    test(
      'give the same archive when they are collected in another order and the collector and the app are killed in between',
      { timeout: 60_000 },
      async () => {
        const ben = await signUp();
        const access = await createAccess(ben);
        const startCollecting = (...args: string[]) => computer.start('once', '--json', ...access, ...args);
        const programs = files.programs.toReversed();
        const half = Math.floor(programs.length / 2);
        const isStored = async (count: number) => (await fetchConversations(ben)).length >= count || undefined;

        for (const { put } of programs.slice(0, half)) put(computer);
        const killed = startCollecting();
        await waitFor(() => isStored(1), 5);
        killed.child.kill('SIGKILL');
        await killed.ended;

        for (const { put } of programs.slice(half)) put(computer);
        const withoutApp = startCollecting();
        await waitFor(() => isStored(half + 1), 5);
        await app.kill();
        app = await startApp(dataDir, { PORT: new URL(app.url).port });
        await withoutApp.ended;

        // Two collectors with separate state folders send the same records.
        const both = await Promise.all([
          startCollecting().ended,
          startCollecting('--state', path.join(computer.home, 'other')).ended,
        ]);
        expect(both.map(({ code }) => code)).toEqual([0, 0]);
        expect(await fetchOutline(ben)).toEqual(files.conversations);
      },
    );
  });
}

describe.each<[string, boolean, () => Growth]>([
  ['generated', true, makeGrowth],
  ['in REAL_DATA_DIR', hasRealFiles, readRealGrowth],
])('a transcript that grows, %s', (_kind, isPresent, load) => {
  test.runIf(isPresent)(
    'is stored as one conversation, which has each message once after every step',
    { timeout: 60_000 },
    async () => {
      const growth = load();
      const cara = await signUp();
      const access = await createAccess(cara);
      const results: [string, number, number][] = [];
      for (const step of growth.steps) {
        writeStep(computer, growth.file, step);
        const { code, output, sources } = await computer.run('once', '--json', ...access);
        expect(code, output).toBe(0);
        const conversations = await fetchConversations(cara);
        expect(conversations).toHaveLength(1);
        results.push([step.name, sumOf(sources, 'sent'), conversations[0]?.messageCount ?? 0]);
      }
      expect(results).toEqual(growth.steps.map(({ name, sent, messages }) => [name, sent, messages]));
    },
  );
});

function sumOf(
  sources: Record<string, { sent: number; updated: number; masked: number; conversations: number }>,
  field: 'sent' | 'updated' | 'masked' | 'conversations',
): number {
  return Object.values(sources).reduce((total, source) => total + source[field], 0);
}
