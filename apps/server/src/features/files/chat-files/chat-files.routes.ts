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
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { findFormFile } from '#platform/http/form-files.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ChatFilesService } from '../chat-files.service.ts';
import { chatFileTooLarge } from './chat-files.errors.ts';

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** A form has a few lines around the file. */
const MAX_FORM_BYTES = MAX_CHAT_FILE_BYTES + 100_000;
/** The framework's limit is switched off, because the service refuses a large file with a clearer error. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export function registerChatFileRoutes(mount: Mount, files: ChatFilesService, uploadsPerMinute: number): void {
  mount(
    uploadChatFile,
    async ({ userId, request }) => {
      // A body that is announced as too large is not read at all.
      if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw chatFileTooLarge();
      return files.receive(userId, await findFormFile(request, 'file'));
    },
    { rateLimit: { name: 'upload', limit: uploadsPerMinute, windowSeconds: 60 }, bodyLimit: NO_LIMIT },
  );
  mount(listChatFiles, async ({ userId, query, reply }) => {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ListCursor);
    const after = at === undefined || id === undefined ? undefined : { at, id };
    // One more than shown: if it exists, there is a next page.
    const page = await files.listKept(userId, { limit: query.limit + 1, after, q: query.q });
    const shown = page.slice(0, query.limit);
    const last = shown.at(-1);
    if (page.length > query.limit && last !== undefined) {
      reply.header('link', nextPageLink('/api/chat/files', query, encodeCursor([last.createdAt, last.id])));
    }
    return shown;
  });
  mount(getChatFile, ({ userId, params }) => files.get(userId, params.id));
  mount(updateChatFile, ({ userId, params, body }) => files.update(userId, params.id, body));
  mount(deleteChatFile, ({ userId, params }) => files.delete(userId, params.id));
  mount(getChatFileText, ({ userId, params }) => files.readText(userId, params.id));
  mount(getChatFileContent, async ({ userId, params, reply }) => {
    const { stream, size, type, name } = await files.openContent(userId, params.id);
    const disposition = type?.startsWith('image/') === true ? 'inline' : 'attachment';
    // Untrusted content: browsers must neither run it nor guess its type.
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': size,
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
    await reply.type(disposition === 'inline' ? (type ?? '') : 'application/octet-stream').send(stream);
    return responseSent;
  });
}
