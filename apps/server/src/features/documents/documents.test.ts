import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteConversation, getConversation, listConversations } from '@app/contract/conversations';
import {
  type Document,
  downloadDocument,
  getDocument,
  getDocumentVersion,
  listDocuments,
} from '@app/contract/documents';
import { createImport, getImport, undoImport } from '@app/contract/imports';
import { makeChatgptConversation, type MessageSpec } from '@app/formats/testing/chatgpt-export';
import { writeZip } from '@app/formats/testing/write-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let folder: string;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' } });
  folder = await mkdtemp(path.join(tmpdir(), 'documents-test-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const createUser = (): Promise<TestUser> => app.signUp(`Reader ${(people += 1)}`);

async function importFile(as: TestUser, bytes: Buffer | string, name = 'conversations.json') {
  const sent = await app.request(createImport, { as, ...multipart([{ name, bytes }]) });
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

async function packFiles(files: Parameters<typeof writeZip>[1]): Promise<Buffer> {
  const file = path.join(folder, `${people}.zip`);
  await writeZip(file, files);
  return readFile(file);
}

async function fetchDocuments(as: TestUser): Promise<Document[]> {
  const [conversation] = (await app.request(listConversations, { as })).body;
  return (await app.request(listDocuments, { as, params: { id: conversation?.id ?? '' } })).body;
}

async function fetchTexts(as: TestUser, { id, versions }: Document): Promise<string[]> {
  const read = versions.map((version) =>
    app.request(getDocumentVersion, { as, params: { id, versionId: version.id } }),
  );
  return (await Promise.all(read)).map(({ body }) => body.text);
}

const makeCanvasTurn = (id: string, tool: string, input: object): MessageSpec[] => [
  { id, role: 'assistant', recipient: `canmore.${tool}`, text: JSON.stringify(input) },
  { id: `${id}-t`, role: 'tool', name: 'canmore', text: 'Done.', metadata: { canvas: { textdoc_id: 'doc-12345' } } },
];
const makeEdit = (pattern: string, replacement: string) => ({ updates: [{ pattern, multiple: false, replacement }] });

const planned: MessageSpec[] = [
  { id: 'q', text: 'Plan a trip' },
  ...makeCanvasTurn('c', 'create_textdoc', {
    name: 'Trip: the <plan>',
    type: 'document',
    content: 'Oslo, then Bergen',
  }),
  { id: 'a', role: 'assistant', text: 'Here it is.' },
];
const edited: MessageSpec[] = [
  ...planned,
  { id: 'q2', text: 'Rather Tromsø' },
  ...makeCanvasTurn('u', 'update_textdoc', makeEdit('Bergen', 'Tromsø')),
  { id: 'a2', role: 'assistant', text: 'Changed.' },
];
const makeExport = (specs: readonly MessageSpec[], more: object = {}) =>
  JSON.stringify([makeChatgptConversation(specs, { ...more })]);

describe('the documents of a conversation', () => {
  test('are imported with their versions and the messages that made them', async () => {
    const ann = await createUser();
    await importFile(ann, makeExport(edited));
    const [document, ...others] = await fetchDocuments(ann);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ title: 'Trip: the <plan>', kind: 'canvas', mimeType: 'text/markdown' });
    expect(await fetchTexts(ann, document as Document)).toEqual(['Oslo, then Bergen', 'Oslo, then Tromsø']);
    const params = { id: document?.conversationId ?? '' };
    const { messages } = (await app.request(getConversation, { as: ann, params })).body;
    expect(document?.versions.map(({ messageId }) => messages.findIndex(({ id }) => id === messageId))).toEqual([1, 3]);
    expect(document?.messageId).toBe(messages[1]?.id);
    expect((await app.request(getDocument, { as: ann, params: { id: document?.id ?? '' } })).body).toEqual(document);
  });

  test('get a new version once, however often the grown conversation is imported', async () => {
    const ann = await createUser();
    await importFile(ann, makeExport(planned));
    const [before] = await fetchDocuments(ann);
    for (const expected of [{ updated: 1 }, { unchanged: 1 }]) {
      expect((await importFile(ann, makeExport(edited))).counts).toMatchObject(expected);
      const [after] = await fetchDocuments(ann);
      expect(after?.id).toBe(before?.id);
      expect(await fetchTexts(ann, after as Document)).toEqual(['Oslo, then Bergen', 'Oslo, then Tromsø']);
    }
  });

  test('lose what an import added when that import is undone', async () => {
    const ann = await createUser();
    await importFile(ann, makeExport(planned));
    const { id } = await importFile(ann, makeExport(edited));
    await app.request(undoImport, { as: ann, params: { id } });
    const [document] = await fetchDocuments(ann);
    expect(await fetchTexts(ann, document as Document)).toEqual(['Oslo, then Bergen']);
  });

  test('cannot be read while the conversation is in the trash', async () => {
    const ann = await createUser();
    await importFile(ann, makeExport(planned));
    const [document] = await fetchDocuments(ann);
    await app.request(deleteConversation, { as: ann, params: { id: document?.conversationId ?? '' } });
    const response = await app.request(getDocument, { as: ann, params: { id: document?.id ?? '' } });
    expect(response).toMatchObject({ status: 404, body: { code: 'documents.not_found' } });
    expect((await app.request(listDocuments, { as: ann, params: { id: document?.conversationId ?? '' } })).status).toBe(
      404,
    );
  });
});

describe('a version as a file', () => {
  test('is a download with a safe name, which no browser runs', async () => {
    const ann = await createUser();
    await importFile(ann, makeExport(planned));
    const [document] = await fetchDocuments(ann);
    const params = { id: document?.id ?? '', versionId: document?.versions[0]?.id ?? '' };
    const response = await app.request(downloadDocument, { as: ann, params });
    expect(response.text).toBe('Oslo, then Bergen');
    expect(response.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Trip%20the%20plan.md",
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-length': '17',
    });
  });

  test('of a picture has its bytes', async () => {
    const ann = await createUser();
    const image = {
      content_type: 'image_asset_pointer',
      asset_pointer: 'file-service://file-abc123',
      metadata: { dalle: { prompt: 'a cat' } },
    };
    const drawn: MessageSpec[] = [
      { id: 'q', text: 'Draw a cat' },
      { id: 't', role: 'tool', name: 'dalle', content: { content_type: 'multimodal_text', parts: [image] } },
    ];
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    await importFile(
      ann,
      await packFiles({ 'conversations.json': makeExport(drawn), 'file-abc123-cat.png': bytes }),
      'e.zip',
    );
    const [document] = await fetchDocuments(ann);
    expect(document).toMatchObject({ kind: 'image', mimeType: 'image/png', versions: [{ bytes: 11 }] });
    const params = { id: document?.id ?? '', versionId: document?.versions[0]?.id ?? '' };
    const response = await app.request(downloadDocument, { as: ann, params });
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '11' });
  });

  test('does not exist for a picture that the export only names', async () => {
    const ann = await createUser();
    const image = { content_type: 'image_asset_pointer', asset_pointer: 'file-service://f', metadata: { dalle: {} } };
    await importFile(
      ann,
      makeExport([{ id: 'q', role: 'user', content: { content_type: 'multimodal_text', parts: [image, 'Look'] } }]),
    );
    expect(await fetchDocuments(ann)).toEqual([]);
  });
});

test('a text in the textdocs folder of an export is the latest version of its canvas', async () => {
  const ann = await createUser();
  const canvas = { title: 'Trip', content: 'Oslo, then home' };
  const files = { 'conversations.json': makeExport(edited), 'textdocs/doc-12345.json': JSON.stringify(canvas) };
  const receipt = await importFile(ann, await packFiles(files), 'e.zip');
  expect(receipt).toMatchObject({ counts: { found: 1, created: 1, skipped: 0 }, kept: [] });
  const [document] = await fetchDocuments(ann);
  expect((await fetchTexts(ann, document as Document)).at(-1)).toBe('Oslo, then home');
});
