import type { FastifyRequest } from 'fastify';

/**
 * The origin of this server: the configured origin, or the origin of the request, whose host the host guard has
 * checked.
 */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
