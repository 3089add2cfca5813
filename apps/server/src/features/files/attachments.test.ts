import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAttachment } from '@app/contract/attachments';
import { deleteConversation, getConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { writeZip } from '@app/formats/testing/write-export';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { findShownType } from './shown-type.ts';

let app: TestApp;
let folder: string;
let people = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'attachments-'));
  app = await createTestApp({ environment: { DATA_DIR: path.join(folder, 'data') } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const createUser = (): Promise<TestUser> => app.signUp(`Collector ${(people += 1)}`);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const listStoredFiles = () => readdir(path.join(folder, 'data/objects/attachments')).catch(() => []);

/** One conversation with these files as attachments. */
const makeConversationShowing = (id: string, ...assets: string[]) =>
  makeChatgptConversation(
    [{ id: 'q', text: 'See', metadata: { attachments: assets.map((asset) => ({ id: asset, name: `${asset}.bin` })) } }],
    { conversation_id: id, id, title: id },
  );

async function importZip(as: TestUser, files: Parameters<typeof writeZip>[1]) {
  const file = path.join(folder, 'made.zip');
  await writeZip(file, files);
  const { body } = await app.request(createImport, {
    as,
    ...multipart([{ name: 'export.zip', bytes: await readFile(file) }]),
  });
  await app.server.services.importRunner.wake();
  expect((await app.request(getImport, { as, params: { id: body.id } })).body.status).toBe('completed');
}

async function fetchAttachments(as: TestUser, title: string) {
  const list = (await app.request(listConversations, { as, query: { limit: '50' } })).body;
  const id = list.find((each) => each.title === title)?.id ?? expect.fail(`no conversation ${title}`);
  const { body } = await app.request(getConversation, { as, params: { id } });
  const blocks = body.messages.flatMap((message) => message.blocks ?? []);
  return { id, files: blocks.flatMap((block) => (block.type === 'attachment' ? [block] : [])) };
}

const fetchFile = (url: string | undefined) => app.request(`GET ${url ?? ''}`);

describe('a file of an export', () => {
  test('is stored once per content and shown by its real type', async () => {
    const ann = await createUser();
    await importZip(ann, {
      'conversations.json': JSON.stringify([
        makeConversationShowing('a', 'file-one', 'file-two', 'file-gone'),
        makeConversationShowing('b', 'file-copy'),
      ]),
      'file-one-picture.png': png,
      'file-copy.dat': png,
      'user-abcdefghijklmnopqrst/file-two-page.html': '<script>alert(1)</script>',
    });
    const { files } = await fetchAttachments(ann, 'a');
    expect(files.map(({ name, size, url }) => [name, size, url !== undefined])).toEqual([
      ['file-one.bin', png.length, true],
      ['file-two.bin', 25, true],
      ['file-gone.bin', null, false],
    ]);
    expect((await fetchAttachments(ann, 'b')).files[0]?.url).toBe(files[0]?.url);
    expect(await listStoredFiles()).toHaveLength(2);
    const picture = await fetchFile(files[0]?.url);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(picture.headers['content-disposition']).toBeUndefined();
    const page = await fetchFile(files[1]?.url);
    expect(page.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
    expect(page.text).toBe('<script>alert(1)</script>');
  });

  test('is found in a ZIP inside the uploaded ZIP', async () => {
    const bob = await createUser();
    const inner = path.join(folder, 'inner.zip');
    await writeZip(inner, {
      'conversations.json': JSON.stringify([makeConversationShowing('n', 'file-n')]),
      'file-n.png': png,
    });
    await importZip(bob, {
      'part-1.zip': await readFile(inner),
      'conversations.json': JSON.stringify([makeConversationShowing('o')]),
    });
    expect((await fetchAttachments(bob, 'n')).files[0]?.url).toMatch(/^\/api\/attachments\//);
  });

  test('that was missing at first is added by a later export', async () => {
    const joe = await createUser();
    const conversations = JSON.stringify([makeConversationShowing('late', 'file-late')]);
    await importZip(joe, { 'conversations.json': conversations });
    expect((await fetchAttachments(joe, 'late')).files[0]?.url).toBeUndefined();
    await importZip(joe, { 'conversations.json': conversations, 'file-late.png': png });
    expect((await fetchAttachments(joe, 'late')).files[0]?.url).toBeDefined();
  });

  test('is deleted with the last conversation that uses it', async () => {
    const eve = await createUser();
    const before = (await listStoredFiles()).length;
    const otherFile = Buffer.concat([png, Buffer.from('other')]);
    await importZip(eve, {
      'conversations.json': JSON.stringify([makeConversationShowing('x', 'file-x')]),
      'file-x.png': otherFile,
    });
    const { id, files } = await fetchAttachments(eve, 'x');
    await app.request(deleteConversation, { as: eve, params: { id } });
    await app.server.services.attachments.deleteUnused();
    expect((await fetchFile(files[0]?.url)).status).toBe(200);
    app.clock.advance(31 * 86_400_000);
    await app.server.services.trash.purge();
    await app.server.services.attachments.deleteUnused();
    expect((await fetchFile(files[0]?.url)).status).toBe(404);
    expect(await listStoredFiles()).toHaveLength(before);
  });

  test('is not found at a guessed address', async () => {
    const { status, body } = await app.request(getAttachment, { params: { id: 'A'.repeat(43) } });
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'attachments.not_found' } });
  });
});

test('a type is returned only for a file that browsers show without running it', () => {
  expect(findShownType(png)).toBe('image/png');
  expect(findShownType(Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'))).toBe('audio/wav');
  expect(findShownType(Buffer.from('\x00\x00\x00\x20ftypisom', 'latin1'))).toBe('video/mp4');
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg">', '<html>', '%PDF-1.7', '', 'GIF'])
    expect(findShownType(Buffer.from(text))).toBeNull();
});
