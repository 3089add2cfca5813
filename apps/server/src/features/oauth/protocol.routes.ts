import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { protocolPaths } from '#integrations/authorization-server/authorization-server.ts';
import { addressKey } from '#platform/http/client-address.ts';
import { serverOrigin } from '#platform/mcp-address.ts';
import type { RateLimit, RateLimiter } from '#platform/rate-limiter.ts';
import type { ServerOf } from './authorization-servers.ts';
import { describeServer } from './server-metadata.ts';

export interface ProtocolRouteDependencies {
  publicUrl: string | undefined;
  serverOf: ServerOf;
  rateLimiter: Pick<RateLimiter, 'consume'>;
}

interface ProtocolRoute {
  method: 'GET' | 'POST';
  url: string;
  /** The limit for one IP address. */
  limit: RateLimit;
}

const MINUTE = 60;
const FREQUENT_LIMIT = { limit: 300, windowSeconds: MINUTE };

const routes: readonly ProtocolRoute[] = [
  { method: 'GET', url: protocolPaths.authorize, limit: FREQUENT_LIMIT },
  { method: 'GET', url: `${protocolPaths.authorize}/:request`, limit: FREQUENT_LIMIT },
  { method: 'POST', url: protocolPaths.token, limit: FREQUENT_LIMIT },
  { method: 'POST', url: protocolPaths.revoke, limit: FREQUENT_LIMIT },
  { method: 'POST', url: protocolPaths.register, limit: { limit: 60, windowSeconds: 60 * MINUTE } },
];

const METADATA_PATH = '/.well-known/oauth-authorization-server';

/** The paths of OAuth 2.1, which the authorization server answers itself, and its metadata. */
export function installProtocolRoutes(app: FastifyInstance, dependencies: ProtocolRouteDependencies): void {
  const { publicUrl, serverOf, rateLimiter } = dependencies;
  void app.register(async (scope) => {
    // The authorization server reads the bodies, with its own limits.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const { method, url, limit } of routes) {
      scope.route({
        method,
        url,
        onRequest: async ({ ip }) => rateLimiter.consume(`oauth:${url}:${addressKey(ip)}`, limit),
        handler: (request, reply) => passOn(request, reply, serverOf),
      });
    }
  });
  app.get(METADATA_PATH, (request, reply) => reply.send(describeServer(serverOrigin(request, publicUrl))));
}

async function passOn(request: FastifyRequest, reply: FastifyReply, serverOf: ServerOf): Promise<void> {
  const server = await serverOf(request);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  await server.handle(request.raw, reply.raw, { addressKey: addressKey(request.ip) });
}
