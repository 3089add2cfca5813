import {
  deleteChatFile,
  getChatFile,
  getChatFileContent,
  getChatFileText,
  listChatFiles,
  MAX_CHAT_FILE_BYTES,
  updateChatFile,
  uploadChatFile,
} from '@app/contract/chat-files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { makePdf } from './chat-files/testing/make-pdf.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Uploader ${(people += 1)}`);

const uploadFile = (as: TestUser, name: string, bytes: Buffer | string) =>
  app.request(uploadChatFile, { as, ...multipart([{ name, bytes }]) });

/** The file after it was read. */
async function uploadAndRead(as: TestUser, name: string, bytes: Buffer | string) {
  const { body } = await uploadFile(as, name, bytes);
  await app.jobs.runPending();
  return (await app.request(getChatFile, { as, params: { id: body.id } })).body;
}

const fetchPages = async (as: TestUser, id: string) =>
  (await app.request(getChatFileText, { as, params: { id } })).body.pages;

describe('an uploaded file', () => {
  test('is read in the background, page by page', async () => {
    const ann = await createUser();
    const sent = await uploadFile(
      ann,
      'plan.pdf',
      makePdf([['The first page', 'has two lines'], ['And a second one']]),
    );
    expect(sent).toMatchObject({ status: 202, body: { name: 'plan.pdf', type: 'application/pdf', status: 'queued' } });
    await app.jobs.runPending();
    const { body } = await app.request(getChatFile, { as: ann, params: { id: sent.body.id } });
    expect(body).toMatchObject({ status: 'ready', pages: 2, isKept: false });
    expect(await fetchPages(ann, body.id)).toEqual([
      { number: 1, text: 'The first page\nhas two lines' },
      { number: 2, text: 'And a second one' },
    ]);
  });

  test.each([
    ['notes.md', '# Plan\r\n\r\nGo *there*', 'text/markdown', '# Plan\n\nGo *there*'],
    ['sums.csv', 'a,b\n1,2', 'text/csv', 'a,b\n1,2'],
    ['main.py', 'print("é")', 'text/x-python', 'print("é")'],
    ['old.txt', Buffer.from('caf\u00e9', 'latin1'), 'text/plain', 'café'],
    ['wide.txt', Buffer.from('\ufeffcafé', 'utf16le'), 'text/plain', 'café'],
    [
      'page.html',
      '<!doctype html><title>T</title><script>alert(1)</script><h1>Trip</h1><p onclick="x()">Go <b>now</b>&amp;here</p><ul><li>a<li>b</ul>',
      'text/html',
      '# Trip\n\nGo now&here\n\n- a\n- b',
    ],
  ])('named %s is a text', async (name, bytes, type, text) => {
    const ann = await createUser();
    const file = await uploadAndRead(ann, name, bytes);
    expect(file).toMatchObject({ type, status: 'ready' });
    expect(file.pages).toBeUndefined();
    expect(await fetchPages(ann, file.id)).toEqual([{ number: 1, text }]);
  });

  test('is recognised by its content, whatever its name', async () => {
    const ann = await createUser();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await uploadAndRead(ann, 'letter.pdf', picture)).toMatchObject({ type: 'image/png', status: 'ready' });
    expect(await uploadAndRead(ann, 'photo.png', 'only words')).toMatchObject({ type: 'text/plain', status: 'ready' });
  });

  test('keeps the last part of its name, and its bytes', async () => {
    const ann = await createUser();
    const { body } = await uploadFile(ann, 'C:\\Users\\ann\\Plän.txt', 'Go');
    expect(body.name).toBe('Plän.txt');
    const content = await app.request(getChatFileContent, { as: ann, params: { id: body.id } });
    expect(content.text).toBe('Go');
    expect(content.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Pl%C3%A4n.txt",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

describe('an upload', () => {
  test('that is empty, has no file or is too large is refused', async () => {
    const ann = await createUser();
    expect(await uploadFile(ann, 'a.txt', '')).toMatchObject({ status: 400, body: { code: 'files.empty' } });
    const other = multipart([{ name: 'a.txt', bytes: 'x', field: 'other' }]);
    expect(await app.request(uploadChatFile, { as: ann, ...other })).toMatchObject({
      status: 400,
      body: { code: 'files.file_missing' },
    });
    expect(await uploadFile(ann, 'a.txt', Buffer.alloc(MAX_CHAT_FILE_BYTES + 1, 'a'))).toMatchObject({
      status: 413,
      body: { code: 'files.too_large', message: 'A file for a chat may have at most 50 MB.' },
    });
  });

  test('that announces two gigabytes is refused before it is read', async () => {
    const ann = await createUser();
    const { body, headers } = multipart([{ name: 'a.txt', bytes: 'x' }]);
    const announced = { ...headers, 'content-length': '2000000000' };
    const response = await app.request(uploadChatFile, { as: ann, body, headers: announced });
    expect(response).toMatchObject({ status: 413, body: { code: 'files.too_large' } });
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['a PDF with a password', makePdf([['Secret']], { hasPassword: true }), /protected by a password/],
    ['a PDF of pictures', makePdf([[], []]), /pages are pictures without text/],
    ['a damaged PDF', '%PDF-1.7 and nothing more', /damaged/],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]), /this kind cannot be read/],
    ['a page without words', '<!doctype html><html><script>alert(1)</script></html>', /no text in it/],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000009', 'hex'), /picture is damaged/],
  ])('is %s, and its owner sees why', async (_name, bytes, sentence) => {
    const ann = await createUser();
    const file = await uploadAndRead(ann, 'file', bytes);
    expect(file).toMatchObject({ status: 'failed', error: expect.stringMatching(sentence) as string });
    const text = await app.request(getChatFileText, { as: ann, params: { id: file.id } });
    expect(text).toMatchObject({ status: 409, body: { code: 'files.unreadable' } });
  });

  test('is a picture of more than fifty megapixels', async () => {
    const ann = await createUser();
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await uploadAndRead(ann, 'bomb.png', bomb)).error).toContain('50 megapixels');
  });
});

describe('the library', () => {
  test('has the files that were kept, newest first, found by words of their names', async () => {
    const ann = await createUser();
    const ids: string[] = [];
    for (const name of ['first plan.txt', 'second.txt', 'third plan.txt']) {
      const { body } = await uploadFile(ann, name, name);
      app.clock.advance(1_000);
      ids.push(body.id);
      await app.request(updateChatFile, { as: ann, params: { id: body.id }, body: { isKept: true } });
    }
    await uploadFile(ann, 'not kept plan.txt', 'x');
    const listNames = async (query: Record<string, string>) =>
      (await app.request(listChatFiles, { as: ann, query })).body.map(({ name }) => name);
    expect(await listNames({})).toEqual(['third plan.txt', 'second.txt', 'first plan.txt']);
    expect(await listNames({ q: 'PLAN first' })).toEqual(['first plan.txt']);
    const page = await app.request(listChatFiles, { as: ann, query: { limit: '2' } });
    const cursor = /cursor=([^&>]+)/.exec(String(page.headers['link']))?.[1] ?? '';
    expect(await listNames({ limit: '2', cursor })).toEqual(['first plan.txt']);
    const params = { id: ids[0] ?? '' };
    await app.request(updateChatFile, { as: ann, params, body: { isKept: false, name: 'out.txt' } });
    expect(await listNames({})).toEqual(['third plan.txt', 'second.txt']);
    expect((await app.request(getChatFile, { as: ann, params })).body.name).toBe('out.txt');
  });

  test('keeps its files until they are deleted; other files are deleted after a day', async () => {
    const ann = await createUser();
    const kept = (await uploadFile(ann, 'kept.txt', 'kept')).body.id;
    await app.request(updateChatFile, { as: ann, params: { id: kept }, body: { isKept: true } });
    const unusedId = (await uploadFile(ann, 'left.txt', 'left')).body.id;
    app.clock.advance(86_400_001);
    await app.server.services.chatFiles.deleteUnused();
    const fetchStatus = async (id: string) =>
      (await app.request(getChatFileContent, { as: ann, params: { id } })).status;
    expect([await fetchStatus(kept), await fetchStatus(unusedId)]).toEqual([200, 404]);
    expect((await app.request(deleteChatFile, { as: ann, params: { id: kept } })).status).toBe(204);
    expect(await fetchStatus(kept)).toBe(404);
  });
});
