import { Readable } from 'node:stream';
import { exportCalendar, exportConversations, exportEvents, exportTasks } from '@app/contract/exports';
import type { FastifyReply } from 'fastify';
import { ownOrigin } from '#platform/http/own-origin.ts';
import { responseSent, type Mount, type RouteOptions } from '#platform/http/route.ts';
import type { ExportedFile, ExportsService } from './exports.service.ts';

/** Reading everything of a user is expensive. The settings page links to these routes. */
const options: RouteOptions = {
  rateLimit: { name: 'exports', limit: 10, windowSeconds: 60 },
  linkedFrom: '/settings/data',
};

export function registerExportRoutes(
  mount: Mount,
  { exports, publicUrl }: { exports: ExportsService; publicUrl: string | undefined },
): void {
  mount(
    exportConversations,
    async ({ userId, reply }) => send(reply, 'application/zip', await exports.conversations(userId)),
    options,
  );
  mount(exportEvents, async ({ userId, reply }) => send(reply, 'text/csv', await exports.events(userId)), options);
  mount(exportTasks, async ({ userId, reply }) => send(reply, 'text/csv', await exports.tasks(userId)), options);
  mount(
    exportCalendar,
    async ({ userId, request, reply }) =>
      send(reply, 'text/calendar', await exports.calendar(userId, ownOrigin(request, publicUrl))),
    options,
  );
}

async function send(reply: FastifyReply, type: string, { name, pieces }: ExportedFile): Promise<typeof responseSent> {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  await reply.type(type + charset).send(Readable.from(pieces, { objectMode: false }));
  return responseSent;
}
