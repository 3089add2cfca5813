import { allEndpoints } from '@app/contract/all-endpoints';
import sharp from 'sharp';
import { expect } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { packZip } from './backup-files.ts';
import { multipart } from './multipart.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** A user's files in the object store, as the API shows them. */
export interface UserFiles {
  photo: Buffer;
  /** By file name in the conversation. */
  attachments: Record<string, Buffer>;
}

/** Gives a user a photo and a conversation with two files, one of them attached twice. */
export async function addUserFiles(app: TestApp, as: TestUser): Promise<void> {
  const files = [
    ['file-one', 'beach.png'],
    ['file-two', 'notes.txt'],
    ['file-one', 'the same beach.png'],
  ] as const;
  const attachments = files.map(([id, name]) => ({ id, name }));
  const conversation = makeChatgptConversation([{ id: 'q', text: 'See', metadata: { attachments } }], {
    conversation_id: 'with-files',
    id: 'with-files',
    title: 'With files',
  });
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } });
  const bytes = await packZip(
    new Map<string, Buffer | string>([
      ['conversations.json', JSON.stringify([conversation])],
      ['file-one-beach.png', await picture.clone().png().toBuffer()],
      ['file-two-notes.txt', Buffer.from('Zeilen\r\nund \0 Bytes \u00ff', 'latin1')],
    ]),
  );
  const { body } = await app.request(allEndpoints.createImport, { as, ...multipart([{ name: 'export.zip', bytes }]) });
  await app.server.services.importRunner.wake();
  const imported = await app.request(allEndpoints.getImport, { as, params: { id: body.id } });
  expect(imported.body.status).toBe('completed');

  const { uploadURL } = (await app.request(allEndpoints.createUpload, { as })).body;
  const { pathname, search, origin } = new URL(uploadURL);
  const photo = { body: await picture.jpeg().toBuffer(), headers: { 'content-type': 'image/jpeg' } };
  expect((await app.request(`PUT ${pathname}${search}`, photo)).status).toBe(204);
  const profileImageUrl = origin + pathname;
  expect((await app.request(allEndpoints.setPhoto, { as, body: { profileImageUrl } })).status).toBe(200);
}

/** Downloads the files that `addUserFiles` has added, through the API. */
export async function downloadUserFiles(app: TestApp, as: TestUser): Promise<UserFiles> {
  const fetchBytes = async (address: string): Promise<Buffer> => {
    const url = new URL(address, 'http://localhost').pathname;
    const response = await app.server.app.inject({ url, headers: { host: 'localhost' } });
    expect(response.statusCode, address).toBe(200);
    return response.rawPayload;
  };
  const user = (await app.request(allEndpoints.getCurrentUser, { as })).body;
  const list = (await app.request(allEndpoints.listConversations, { as, query: { limit: '50' } })).body;
  const id = list.find(({ title }) => title === 'With files')?.id ?? expect.fail('no conversation with files');
  const { messages } = (await app.request(allEndpoints.getConversation, { as, params: { id } })).body;
  const attachments: Record<string, Buffer> = {};
  for (const block of messages.flatMap(({ blocks }) => blocks ?? [])) {
    if (block.type === 'attachment') attachments[block.name] = await fetchBytes(block.url ?? '');
  }
  return { photo: await fetchBytes(user.profileImageUrl ?? ''), attachments };
}
