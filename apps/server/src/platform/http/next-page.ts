import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds `Link: <…>; rel="next"`, the same call with the next cursor; nothing when there is no further page. */
export function setNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
