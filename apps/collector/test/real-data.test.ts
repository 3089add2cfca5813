import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBytes } from '@app/formats/testing/read-sample';
import { startCollector } from './collector-process.ts';
import { Computer } from './computer.ts';
import { FakeArchive } from './fake-archive.ts';

const root = join(process.env['REAL_DATA_DIR'] ?? '', 'capture');
const isPresent = process.env['REAL_DATA_DIR'] !== undefined && existsSync(root);
const EDITOR = '.config/Code/User';

/** The folders in which the programs keep these files, in the order in which the test puts them there. */
const PLACES: [from: string, to: string][] = [
  ['claude-code/made/projects', '.claude/projects'],
  ['codex-cli/made', '.codex'],
  ['gemini-cli/made/tmp', '.gemini/tmp'],
  ['copilot-cli/deja-vu', '.copilot/session-state'],
  ['vscode-chat/made', EDITOR],
  ['cline-roo/deja-vu/cline/modern/sessions', '.cline/data/sessions'],
  ['cline-roo/deja-vu/cline/legacy', `${EDITOR}/globalStorage/saoudrizwan.claude-dev`],
  ['lm-studio/made/conversations', '.lmstudio/conversations'],
  ['jan/made/threads', 'jan/threads'],
  ['aider/history-a', 'code/aider'],
  ['cursor/agent-sessions', '.cursor/projects/p/agent-transcripts'],
  ['other-agents/agent-sessions/qwen', '.qwen/projects/p/chats'],
  ['other-agents/agent-sessions/pi', '.pi/agent/sessions/p'],
  ['other-agents/deja-vu/grok', '.grok'],
];

const CONVERSATIONS = {
  'claude-code': 3,
  codex: 3,
  'gemini-cli': 1,
  'copilot-cli': 1,
  vscode: 2,
  cline: 2,
  roo: 0,
  lmstudio: 2,
  jan: 1,
  aider: 12,
  cursor: 4,
  'qwen-code': 6,
  pi: 1,
  'grok-build': 1,
  folder: 0,
};

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

const runOnce = () => computer.run('once', '--json', '--url', archive.url, '--token', archive.token);
const copyFiles = ([from, to]: [string, string]) =>
  cpSync(join(root, from), join(computer.home, to), { recursive: true });
const countConversations = (result: Awaited<ReturnType<typeof runOnce>>) =>
  Object.fromEntries(Object.values(result.sources).map(({ name, conversations }) => [name, conversations]));

/** Title and number of turns of each conversation, as the archive reads the records it received. */
async function readArchive(): Promise<string[]> {
  const found = new Map<string, { title: string; turns: Set<string> }>();
  for (const [id, payload] of archive.stored) {
    const path = id.slice(id.indexOf('/') + 1).replace(/#.*$/, '');
    const { conversations } = await readBytes(payload, /\.(jsonl?|md)$/.test(path) ? path : `${path}.json`);
    for (const { source, sourceId, title, messages } of conversations) {
      const key = `${source}: ${sourceId}`;
      const known = found.get(key) ?? { title: '', turns: new Set<string>() };
      for (const message of messages) known.turns.add(message.sourceId);
      found.set(key, { title: title ?? '', turns: known.turns });
    }
  }
  return [...found].map(([key, { title, turns }]) => `${key.split(':')[0]} “${title}” ${turns.size}`).toSorted();
}

describe.runIf(isPresent)('transcripts of programs (skipped where REAL_DATA_DIR has none)', () => {
  it('arrive with their titles and turns, once, without secrets and subagents', async () => {
    for (const place of PLACES) copyFiles(place);
    const first = await runOnce();
    expect(first.code).toBe(0);
    expect(countConversations(first)).toEqual(CONVERSATIONS);
    expect(first.sources['claude-code']).toMatchObject({ masked: 3, skipped: 0 });
    const read = await readArchive();
    expect(read.filter((conversation) => !conversation.startsWith('aider'))).toEqual([
      'claude-code “A number” 5',
      'claude-code “Deploy with •••••••• please” 2',
      'claude-code “Watering plan” 10',
      'cline “Say hello” 2',
      'cline “Synthetic parser example” 2',
      'codex “And backwards?” 2',
      'codex “Birds, sorted” 2',
      'codex “Sort the list of birds” 2',
      'copilot-cli “why is the connection pool exhausted” 2',
      'cursor “List the files.” 4',
      'cursor “Run a subagent.” 2',
      'cursor “What files are here?” 7',
      'cursor “run ls command” 5',
      'gemini-cli “Names” 4',
      'grok-build “Inspect registry fixture” 2',
      'jan “Moon 1” 3',
      'lmstudio “Rivers” 2',
      'lmstudio “Roses?” 4',
      'pi “Read hello.py and summarize what it prints without editing files.” 4',
      'qwen-code “Active branch title” 4',
      'qwen-code “Inspect a compact-ID synthetic fixture.” 1',
      'qwen-code “Inspect the synthetic fixture.” 2',
      'qwen-code “Inspect {"glued": "objects"} safely.” 2',
      'qwen-code “This record deliberately carries the wrong session ID.” 1',
      'qwen-code “[trimmed for fixture] [trimmed for fixture]” 1',
      'vscode “Loops” 4',
      'vscode “No folder open” 2',
    ]);
    const sent = archive.bodies.join('');
    for (const secret of ['SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh', 'Hunter2-blue-9', 'TUlJQm9n', 'unsent draft'])
      expect(sent).not.toContain(secret);
    const second = await runOnce();
    expect(countConversations(second)).toEqual(CONVERSATIONS);
    expect(Object.values(second.sources).map(({ sent, updated }) => sent + updated)).toEqual(
      Object.keys(CONVERSATIONS).map(() => 0),
    );
  });

  it('make the same archive if they arrive in another order and each run is killed', async () => {
    for (const place of PLACES) copyFiles(place);
    await runOnce();
    const expectedArchive = await readArchive();
    await archive.stop();
    computer.remove();
    computer = new Computer();
    archive = await FakeArchive.start();
    for (const place of PLACES.toReversed()) {
      copyFiles(place);
      const { child, ended } = startCollector('once', computer, archive);
      archive.respondInstead = () => {
        child.kill('SIGKILL');
        return 'hang up';
      };
      await ended;
    }
    archive.respondInstead = null;
    expect(countConversations(await runOnce())).toEqual(CONVERSATIONS);
    expect(await readArchive()).toEqual(expectedArchive);
  }, 60_000);

  it('grow as described in their manifest', async () => {
    const folder = join(root, 'growth/aaaaaaa1');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      file: string;
      steps: { step: string; completeLines: number | null }[];
    };
    const file = join(computer.home, '.claude', manifest.file);
    mkdirSync(dirname(file), { recursive: true });
    const results: [string, number, number | null][] = [];
    for (const { step, completeLines } of manifest.steps) {
      if (completeLines === null) rmSync(file);
      else writeFileSync(file, readFileSync(join(folder, `${step}.jsonl`)));
      const before = archive.records.length;
      const { sources } = await runOnce();
      const payload = archive.payloadOf('claude-code').trimEnd();
      const ids = payload.split('\n').flatMap((line) => (JSON.parse(line) as { uuid?: string }).uuid ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      if (archive.records.length > before) expect(payload.split('\n')).toHaveLength(completeLines ?? 0);
      results.push([step, archive.records.length - before, sources['claude-code']?.conversations ?? null]);
    }
    expect(results).toEqual([
      ['01-new', 1, 1],
      ['02-torn-last-line', 0, 1],
      ['03-line-completed-and-more', 1, 1],
      ['04-same-again', 0, 1],
      ['05-end', 1, 1],
      ['06-truncated', 1, 1],
      ['07-grown-differently', 1, 1],
      ['08-same-size-other-bytes', 1, 1],
      ['09-deleted', 0, 0],
    ]);
  });
});
