import type { FastifyReply, FastifyRequest } from 'fastify';
import { responseSent } from './route.ts';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Responds with Markdown if the request asks for it, otherwise with the value as JSON. */
export async function sendMarkdownOr<Value>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  value: Value,
  write: (value: Value) => string,
): Promise<Value | typeof responseSent> {
  reply.header('vary', 'accept');
  if (!/\btext\/markdown\b/.test(request.headers.accept ?? '')) return value;
  await reply.type(MARKDOWN_TYPE).send(write(value));
  return responseSent;
}
