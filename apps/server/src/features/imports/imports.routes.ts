import type { Readable } from 'node:stream';
import { listImportDuplicates, mergeImportDuplicate } from '@app/contract/import-duplicates';
import {
  appendImportUpload,
  cancelImport,
  createImport,
  createImportUploads,
  getImport,
  listImports,
  startImport,
  undoImport,
} from '@app/contract/imports';
import { downloadKeptFile, removeKeptFile } from '@app/contract/kept-files';
import { getStorage, type StorageUsage } from '@app/contract/storage';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { readFormFiles } from '#platform/http/form-files.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ImportsService, KeptFiles } from './imports.service.ts';

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
/** The framework's limit is switched off, because the service refuses a large file with a clearer error. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export interface ImportRouteDependencies {
  imports: ImportsService;
  usageOf: (userId: string) => Promise<StorageUsage>;
  uploadsPerMinute: number;
  maxBytes: number;
}

export function registerImportRoutes(
  mount: Mount,
  { imports, usageOf, uploadsPerMinute, maxBytes }: ImportRouteDependencies,
): void {
  const rateLimit = { name: 'upload', limit: uploadsPerMinute, windowSeconds: 60 };

  mount(
    createImport,
    ({ userId, query, request }) => imports.create(userId, readFormFiles(request, 'file'), query.preview === true),
    { rateLimit, bodyLimit: NO_LIMIT },
  );
  mount(createImportUploads, ({ userId, body }) => imports.createUploads(userId, body), { rateLimit });
  // Without a rate limit, because an upload has many pieces. `createImportUploads`, which begins it, has a rate limit.
  mount(
    appendImportUpload,
    ({ userId, params, query, headers, request }) =>
      imports.append(
        userId,
        params.id,
        { file: query.file, offset: headers['upload-offset'] },
        request.body as Readable,
      ),
    { bodyLimit: maxBytes },
  );
  mount(
    listImports,
    async ({ userId, query, reply }) => {
      const [createdAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ListCursor);
      const after = createdAt !== undefined && id !== undefined ? { after: { createdAt, id } } : {};
      // One more than shown: if it exists, there is a next page.
      const page = await imports.list(userId, { limit: query.limit + 1, ...after });
      const shown = page.slice(0, query.limit);
      const last = shown.at(-1);
      if (page.length > query.limit && last !== undefined) {
        reply.header('link', nextPageLink('/api/imports', query, encodeCursor([last.createdAt, last.id])));
      }
      return shown;
    },
    { isPolled: true },
  );
  mount(getImport, ({ userId, params }) => imports.get(userId, params.id), { isPolled: true });
  mount(startImport, ({ userId, params, body }) => imports.start(userId, params.id, body));
  mount(cancelImport, ({ userId, params }) => imports.cancel(userId, params.id));
  mount(listImportDuplicates, ({ userId, params }) => imports.duplicates.list(userId, params.id), { isPolled: true });
  mount(mergeImportDuplicate, ({ userId, params, body }) => imports.duplicates.merge(userId, params.id, body));
  registerKeptFileRoutes(mount, imports.keptFiles);
  mount(getStorage, async ({ userId }) => ({ usage: await usageOf(userId) }));
  mount(undoImport, ({ userId, params }) => imports.undo(userId, params.id));
}

function registerKeptFileRoutes(mount: Mount, keptFiles: KeptFiles): void {
  mount(
    downloadKeptFile,
    async ({ userId, params, reply }) => {
      const { stream, size, name } = await keptFiles.open(userId, params.id, params.fileId);
      reply.headers({
        'content-length': size,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      await reply.type('application/octet-stream').send(stream);
      return responseSent;
    },
    { linkedFrom: '/imports' },
  );
  mount(removeKeptFile, ({ userId, params }) => keptFiles.remove(userId, params.id, params.fileId));
}
