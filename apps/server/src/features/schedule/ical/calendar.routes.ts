import { getCalendar, getCalendarFeed, importCalendar, rotateCalendar } from '@app/contract/calendar';
import type { FastifyRequest } from 'fastify';
import { findFormFile } from '#platform/http/form-files.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { CalendarService } from '../calendar.service.ts';
import { calendarFileMissing, calendarFileTooLarge } from './calendar.errors.ts';
import { decodeText } from './read-text.ts';

const MAX_BYTES = 5_000_000;
const feedLimit = { name: 'calendar-feed', limit: 120, windowSeconds: 60 };

export function registerCalendarRoutes(
  mount: Mount,
  {
    calendar,
    publicUrl,
    uploadsPerMinute,
  }: { calendar: CalendarService; publicUrl: string | undefined; uploadsPerMinute: number },
): void {
  const addressOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  const toUrl = (request: FastifyRequest, token: string) => ({
    url: `${addressOf(request)}/api/calendar/${token}.ics`,
  });

  mount(getCalendar, async ({ userId, request }) => toUrl(request, await calendar.getToken(userId)));
  mount(rotateCalendar, async ({ userId, request }) => toUrl(request, await calendar.rotate(userId)));
  mount(
    importCalendar,
    async ({ userId, query, request }) =>
      calendar.importFile(userId, await readFile(request), { preview: query.preview === true }),
    {
      rateLimit: { name: 'upload', limit: uploadsPerMinute, windowSeconds: 60 },
      // Twice the largest size of a file, so that `readFile` refuses a larger file with a clear error.
      bodyLimit: 2 * MAX_BYTES,
    },
  );
  mount(
    getCalendarFeed,
    async ({ params, request, reply }) => {
      const { text, tag } = await calendar.renderFeed(params.token, addressOf(request));
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === tag) await reply.code(304).send();
      else {
        reply.header('content-disposition', 'inline; filename="calendar.ics"');
        await reply.type('text/calendar; charset=utf-8').send(text);
      }
      return responseSent;
    },
    { rateLimit: feedLimit },
  );
}

/** The first file of a form, as text. */
async function readFile(request: FastifyRequest): Promise<string> {
  const file = await findFormFile(request);
  if (file === undefined) throw calendarFileMissing();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file.stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw calendarFileTooLarge();
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}
