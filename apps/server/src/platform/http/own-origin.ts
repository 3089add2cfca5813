import type { FastifyRequest } from 'fastify';

/** Where this server is reached: the configured address, else the one the request came to. The host guard has checked it. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
