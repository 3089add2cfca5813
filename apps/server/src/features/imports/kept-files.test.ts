import { deleteAccount } from '@app/contract/account';
import { createHash } from 'node:crypto';
import { createImport, getImport } from '@app/contract/imports';
import { downloadKeptFile, removeKeptFile } from '@app/contract/kept-files';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importSkips } from '#db/schema/imports.ts';
import { uploadBackup, makeBackup, packZip, restoreBackup } from '../../../test/backup-files.ts';

import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { IMPORT_KEPT_MAX_BYTES: '2000' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Keeper ${(people += 1)}`);
const conversation = JSON.stringify([makeChatgptConversation([{ id: 'q', text: 'Hello' }], { id: 'c', title: 'c' })]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function uploadFiles(as: TestUser, ...files: { name: string; bytes: Buffer | string }[]) {
  const sent = await app.request(createImport, { as, ...multipart(files) });
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

async function fetchKept(as: TestUser, id: string, fileId: string) {
  const url = `/api/imports/${id}/kept/${fileId}`;
  return app.server.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${as.token}` } });
}

test('a file in an unknown format is kept unchanged, listed with a reason, and can be downloaded', async () => {
  const ann = await createUser();
  const bytes = Buffer.from('%PDF-1.7\0\xff a drawing', 'latin1');
  const receipt = await uploadFiles(ann, { name: 'Größe & Form.pdf', bytes });
  expect(receipt).toMatchObject({ status: 'failed', error: { code: 'imports.not_an_export' } });
  expect(receipt.skipped).toEqual([]);
  expect(receipt.kept).toEqual([
    {
      id: hashOf(bytes),
      name: 'Größe & Form.pdf',
      bytes: bytes.length,
      reason: expect.stringMatching(/^This file has an unknown format. Nothing was imported from it. ChatGPT, /),
    },
  ]);
  const answer = await fetchKept(ann, receipt.id, hashOf(bytes));
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['content-disposition']).toContain("attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe");
  expect((await fetchKept(await createUser(), receipt.id, hashOf(bytes))).statusCode).toBe(404);
});

test('the unknown parts of a ZIP are kept, except account files', async () => {
  const ann = await createUser();
  const bytes = await packZip(
    new Map([
      ['conversations.json', conversation],
      ['canvas/board.json', '{"shapes":[1,2]}'],
      ['notes.md', '# Notes'],
      ['user.json', '{"email":"secret@example.org"}'],
      ['login_history.json', '[{"ip":"10.0.0.1"}]'],
    ]),
  );
  const receipt = await uploadFiles(ann, { name: 'export.zip', bytes });
  expect(receipt).toMatchObject({ status: 'completed', counts: { found: 1, created: 1, skipped: 0 } });
  expect(receipt.kept.map(({ name, bytes: size }) => [name, size])).toEqual([
    ['board.json', 16],
    ['notes.md', 7],
  ]);
  const [board] = receipt.kept;
  expect((await fetchKept(ann, receipt.id, board?.id ?? '')).payload).toBe('{"shapes":[1,2]}');
});

test('a kept file can be deleted, and the import still lists it', async () => {
  const ann = await createUser();
  const { id, kept } = await uploadFiles(ann, { name: 'a.txt', bytes: 'words' });
  const params = { id, fileId: kept[0]?.id ?? '' };
  expect((await app.request(removeKeptFile, { as: ann, params })).status).toBe(204);
  const after = (await app.request(getImport, { as: ann, params: { id } })).body;
  expect({ kept: after.kept, skipped: after.skipped }).toMatchObject({ kept: [], skipped: [{ item: 'a.txt' }] });
  for (const endpoint of [downloadKeptFile, removeKeptFile])
    expect((await app.request(endpoint, { as: ann, params })).body).toMatchObject({
      code: 'imports.kept_file_not_found',
    });
});

test('files beyond the limit of a user are listed with a reason', async () => {
  const ann = await createUser();
  const large = await uploadFiles(ann, { name: 'large.txt', bytes: 'x'.repeat(2001) });
  expect(large).toMatchObject({ kept: [], skipped: [{ reason: expect.stringContaining('not enough storage') }] });
  const first = await uploadFiles(ann, { name: 'one.txt', bytes: 'x'.repeat(1500) });
  expect(first.kept).toHaveLength(1);
  const second = await uploadFiles(ann, { name: 'two.txt', bytes: 'y'.repeat(600) });
  expect(second).toMatchObject({ kept: [], skipped: [{ reason: expect.stringContaining('not enough storage') }] });
  const params = { id: first.id, fileId: first.kept[0]?.id ?? '' };
  await app.request(removeKeptFile, { as: ann, params });
  expect((await uploadFiles(ann, { name: 'two.txt', bytes: 'y'.repeat(600) })).kept).toHaveLength(1);
});

describe('ZIP files inside of an upload', () => {
  const packEntries = (entries: Record<string, Buffer | string>) => packZip(new Map(Object.entries(entries)));
  const packWords = async (count: number) => packEntries({ 'a.txt': 'words '.repeat(count) });

  /** Imports a readable conversation with these files, and then a file that just fits the limit. */
  async function importBeside(entries: Record<string, Buffer | string>) {
    const ann = await createUser();
    const receipt = await uploadFiles(ann, {
      name: 'a.zip',
      bytes: await packEntries({ 'conversations.json': conversation, ...entries }),
    });
    expect(receipt).toMatchObject({ status: 'completed', counts: { created: 1 } });
    return { ...receipt, next: await uploadFiles(ann, { name: 'b.txt', bytes: 'x'.repeat(2000) }) };
  }

  test('nested more than three levels deep are refused with the limit as the reason, and use no space', async () => {
    let nested = await packWords(300);
    for (let depth = 0; depth < 200; depth += 1) nested = await packEntries({ 'inner.zip': nested });
    const { skipped, kept, next } = await importBeside({ 'inner.zip': nested });
    expect(kept).toEqual([]);
    expect(skipped).toEqual([
      { item: 'inner.zip', reason: expect.stringContaining('is nested more than 3 levels deep') },
    ]);
    expect(next.kept).toHaveLength(1);
  });

  test('beyond the first hundred are refused with the limit as the reason, and use no space', async () => {
    const list: Record<string, Buffer> = {};
    for (let index = 0; index < 200; index += 1)
      list[`${index}.zip`] = await packEntries({ 'a.png': `picture ${index}` });
    const { skipped, kept, next } = await importBeside(list);
    expect(kept).toEqual([]);
    expect(skipped).toHaveLength(100);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set([expect.stringContaining('comes after the first 100 ZIP files')]),
    );
    expect(next.kept).toHaveLength(1);
  });

  test('without the extension .zip are listed, but neither read nor kept', async () => {
    const { skipped, kept, next } = await importBeside({
      archive: await packWords(300),
      'more.json': await packWords(300),
    });
    expect(kept).toEqual([]);
    expect(skipped.map(({ item, reason }) => [item, reason])).toEqual([
      ['archive', expect.stringContaining('not named .zip')],
      ['more.json', expect.stringContaining('not named .zip')],
    ]);
    expect(next.kept).toHaveLength(1);
  });
});

test('kept files are backed up, restored, and deleted with the account', async () => {
  const [ann, bob, eve] = [await createUser(), await createUser(), await createUser()];
  const receipt = await uploadFiles(ann, { name: 'a.json', bytes: conversation }, { name: 'b.txt', bytes: 'words' });
  const fileId = receipt.kept[0]?.id ?? '';
  const { zip, backup } = await makeBackup(app, ann);
  expect(backup.counts['files']).toBe(1);
  expect((await uploadBackup(app, eve, zip)).status).toBe('ready');
  expect((await fetchKept(eve, receipt.id, fileId)).statusCode).toBe(404);
  expect((await restoreBackup(app, bob, zip)).status).toBe('completed');
  expect((await fetchKept(bob, receipt.id, fileId)).payload).toBe('words');

  const stored = await app.server.services.imports.keptFiles.listStored(bob.userId);
  expect(await stored[0]?.open()).toBeDefined();
  expect((await app.request(deleteAccount, { as: bob, body: { password: 'correct horse' } })).status).toBe(200);
  app.clock.advance(8 * 86_400_000);
  await app.server.services.closing.purge();
  expect(await stored[0]?.open()).toBeUndefined();
  // The line of Ann's receipt stays.
  expect(await app.db.$count(importSkips, eq(importSkips.userId, ann.userId))).toBe(1);
});
