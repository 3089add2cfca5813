import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listConversations } from '@app/contract/conversations';
import { listImports } from '@app/contract/imports';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { createRounds } from '#platform/rounds.ts';
import { createWatchFolder, type WatchFolder } from './watch-folder.ts';
import { createWatchedFiles } from './watched-files.ts';

let folder: string;
let app: TestApp;
let ann: TestUser;
let watch: WatchFolder;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'watch-test-'));
  ann = await app.signUp(`Watcher ${(people += 1)}`);
  watch = startWatchFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A watched folder as in a process that has just started. */
function startWatchFolder(owner: string | undefined = ann.email): WatchFolder {
  const { identity, imports } = app.server.services;
  const log = createLogger({ level: 'silent' });
  const rounds = createRounds({ clock: app.clock, log });
  const findOwner = () => identity.findOwner(owner);
  return createWatchFolder({ files: createWatchedFiles(folder), imports, findOwner, newId, log, rounds });
}

const makeExport = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, seed) => makeRealisticConversation(seed)));
const writeInFolder = (name: string, bytes: string) => writeFile(path.join(folder, name), bytes);
const fetchConversations = async (as = ann) =>
  (await app.request(listConversations, { as, query: { limit: '200' } })).body;
const listFiles = async (name: string) => (await readdir(path.join(folder, name)).catch(() => [])).toSorted();
const readFromFolder = (...names: string[]) => readFile(path.join(folder, ...names), 'utf8');

/**
 * Checks the folder and runs the imports that this starts, `times` times. A file is taken at the second check, read at
 * the fourth, and moved to `done` or `failed` at the check after its import.
 */
async function checkAndImport(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await watch.check();
    await app.server.services.importRunner.wake();
  }
}
const CHECKS = 6;

describe('a file in the watched folder', () => {
  test('is imported and moved to done, with its receipt next to it', async () => {
    await writeInFolder('conversations.json', makeExport(3));
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(3);
    expect(await listFiles('done')).toEqual(['conversations.json', 'conversations.json.receipt.json']);
    const receipt = JSON.parse(await readFromFolder('done', 'conversations.json.receipt.json')) as object;
    expect(receipt).toMatchObject({ status: 'completed', counts: { created: 3 } });
    expect(await readFromFolder('done', 'conversations.json')).toBe(makeExport(3));
    expect(await readdir(path.join(folder, '.importing'))).toEqual([]);
    await checkAndImport(3);
    expect((await app.request(listImports, { as: ann })).body).toHaveLength(1);
  });

  test('that is not an export is moved to failed, and the next one is imported', async () => {
    await writeInFolder('a-song.mp3', '\0\u0001\u0002 not text at all');
    await writeInFolder('conversations.json', makeExport(1));
    await checkAndImport(2 * CHECKS);
    expect(await listFiles('failed')).toEqual(['a-song.mp3', 'a-song.mp3.receipt.json']);
    expect(JSON.parse(await readFromFolder('failed', 'a-song.mp3.receipt.json'))).toMatchObject({ status: 'failed' });
    expect(await fetchConversations()).toHaveLength(1);
  });

  test('is left alone while it grows', async () => {
    const all = makeExport(2);
    for (let length = 10; length < 60; length += 10) {
      await writeInFolder('conversations.json', all.slice(0, length));
      await checkAndImport();
    }
    expect(await readdir(folder)).toEqual(['conversations.json']);
    await writeInFolder('conversations.json', all);
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(2);
  });

  test('that grows after it was taken is read when it has stopped', async () => {
    const all = makeExport(2);
    await writeInFolder('conversations.json', all.slice(0, 50));
    await checkAndImport(2);
    const [importId = ''] = await listFiles('.importing');
    await checkAndImport();
    // The program that writes the file still has it open.
    await writeFile(path.join(folder, '.importing', importId, 'conversations.json'), all);
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(2);
    expect(await listFiles('done')).toHaveLength(2);
  });

  test('that grows after it was read is read again, and its former content is not imported twice', async () => {
    const lines = Array.from({ length: 3 }, (_, seed) => `${JSON.stringify(makeRealisticConversation(seed))}\n`);
    await writeInFolder('conversations.jsonl', lines.slice(0, 2).join(''));
    await checkAndImport(4);
    const [importId = ''] = await listFiles('.importing');
    await appendFile(path.join(folder, '.importing', importId, 'conversations.jsonl'), lines.slice(2).join(''));
    await checkAndImport(2 * CHECKS);
    expect(await fetchConversations()).toHaveLength(3);
    expect(await readFromFolder('done', 'conversations.jsonl')).toBe(lines.join(''));
    const receipt = JSON.parse(await readFromFolder('done', 'conversations.jsonl.receipt.json')) as object;
    expect(receipt).toMatchObject({ status: 'completed', counts: { created: 1, unchanged: 2 } });
  });

  test('with the name of an earlier file gets another name in done', async () => {
    for (const count of [1, 2]) {
      await writeInFolder('conversations.json', makeExport(count));
      await checkAndImport(CHECKS);
    }
    expect(await listFiles('done')).toEqual([
      'conversations (2).json',
      'conversations (2).json.receipt.json',
      'conversations.json',
      'conversations.json.receipt.json',
    ]);
    expect(await fetchConversations()).toHaveLength(2);
  });

  test.each([1, 2, 3, 4, 5])('is imported once when the process ends after check %i', async (checks) => {
    await writeInFolder('conversations.json', makeExport(2));
    for (let time = 0; time < checks; time += 1) await watch.check();
    watch = startWatchFolder();
    await checkAndImport(2 * CHECKS);
    expect(await fetchConversations()).toHaveLength(2);
    expect(await listFiles('done')).toEqual(['conversations.json', 'conversations.json.receipt.json']);
    expect((await app.request(listImports, { as: ann })).body).toHaveLength(1);
  });

  // The root user may read everything, so the test does not work as root.
  test.skipIf(process.getuid?.() === 0)('that cannot be read is moved to failed', async () => {
    await writeInFolder('conversations.json', makeExport(1));
    await chmod(path.join(folder, 'conversations.json'), 0o000);
    await checkAndImport(CHECKS);
    expect(await listFiles('failed')).toEqual(['conversations.json', 'conversations.json.receipt.json']);
    expect(await readFromFolder('failed', 'conversations.json.receipt.json')).toContain('may not read');
  });
});

describe('the watched folder', () => {
  test('leaves links, folders, hidden and unfinished files alone', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    await writeFile(path.join(outside, 'secret.json'), makeExport(1));
    await symlink(path.join(outside, 'secret.json'), path.join(folder, 'link.json'));
    await symlink(outside, path.join(folder, 'linked'));
    await mkdir(path.join(folder, 'folder'));
    for (const name of ['.hidden.json', 'export.zip.part', 'export.crdownload', 'empty.json'])
      await writeInFolder(name, name === 'empty.json' ? '' : makeExport(1));
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toEqual([]);
    expect(await readdir(folder)).toHaveLength(7);
    expect(await readdir(outside)).toEqual(['secret.json']);
    await rm(outside, { recursive: true });
  });

  test('writes nothing into its folder done if that folder is a link to another place', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'outside-'));
    await symlink(outside, path.join(folder, 'done'));
    await writeInFolder('conversations.json', makeExport(1));
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(1);
    expect(await readdir(outside)).toEqual([]);
    await rm(outside, { recursive: true });
  });

  test('may be missing, and is read once it is there', async () => {
    await rm(folder, { recursive: true });
    await checkAndImport(2);
    await mkdir(folder);
    await writeInFolder('conversations.json', makeExport(1));
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(1);
  });

  test('is not read while none of several accounts is named as its owner', async () => {
    await app.signUp(`Other ${people}`);
    const ownerOf = (email?: string) => app.server.services.identity.findOwner(email);
    expect(await ownerOf()).toBeUndefined();
    expect(await ownerOf('nobody@example.org')).toBeUndefined();
    expect(await ownerOf(ann.email.toUpperCase())).toBe(ann.userId);
    await writeInFolder('conversations.json', makeExport(1));
    watch = startWatchFolder('nobody@example.org');
    await checkAndImport(CHECKS);
    expect(await readdir(folder)).toEqual(['conversations.json']);
    watch = startWatchFolder();
    await checkAndImport(CHECKS);
    expect(await fetchConversations()).toHaveLength(1);
  });
});

test('a server with WATCH_DIR watches that folder for its only account', async () => {
  const own = await createTestApp({ environment: { WATCH_DIR: folder } });
  const only = await own.signUp('Only');
  await writeInFolder('conversations.json', makeExport(1));
  for (let time = 0; time < CHECKS; time += 1) {
    await own.server.services.watchFolder?.check();
    await own.server.services.importRunner.wake();
  }
  expect((await own.request(listConversations, { as: only })).body).toHaveLength(1);
  await own.close();
});
