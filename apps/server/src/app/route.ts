import type {
  Endpoint,
  EndpointBody,
  EndpointHeaders,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@app/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { RateLimit, RateLimiter } from '#platform/rate-limiter.ts';
import { addressKey } from './client-address.ts';
import type { VersionTags } from './etag.ts';
import { parseRequest } from './request-parts.ts';
import { assertResponse } from './response-check.ts';
import type { Authenticate, Session } from './session.ts';

/** Returned by a handler that has answered itself: a stream, a redirect, a file. */
export const answered: unique symbol = Symbol('answered');

type SessionOf<E> = E extends { access: 'user' } ? Session : Session | undefined;
type UserIdOf<E> = E extends { access: 'user' } ? string : string | undefined;

export interface RouteInput<E extends Endpoint> {
  userId: UserIdOf<E>;
  session: SessionOf<E>;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  headers: EndpointHeaders<E>;
  body: EndpointBody<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<EndpointResponse<E> | typeof answered | void>;

export interface RouteOptions {
  /** Counted per user (signed in) or per address, before the body is read. */
  rateLimit?: RateLimit & { name: string };
  /** A polled list: answered 304 from the user's version alone when nothing changed. */
  isPolled?: boolean;
  /** Bytes of a JSON body; default 1 MiB. */
  bodyLimit?: number;
}

/** Registers one call of the contract; every endpoint must be mounted exactly once. */
export type Mount = <const E extends Endpoint>(endpoint: E, handler: RouteHandler<E>, options?: RouteOptions) => void;

export interface MountDependencies {
  app: FastifyInstance;
  authenticate: Authenticate;
  rateLimiter: RateLimiter;
  versionTags: VersionTags;
  /** Hold every answer against the contract (tests and development). */
  checksResponses: boolean;
}

export interface Router {
  mount: Mount;
  /** Throws unless exactly the given endpoints are mounted. */
  assertComplete(endpoints: readonly Endpoint[]): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

export function createRouter(dependencies: MountDependencies): Router {
  const mounted = new Set<string>();
  dependencies.app.decorateRequest('session', undefined);
  return {
    mount: (endpoint, handler, options = {}) => {
      const name = `${endpoint.method} ${endpoint.path}`;
      if (mounted.has(name)) throw new Error(`${name} is mounted twice`);
      mounted.add(name);
      addRoute(dependencies, endpoint, handler as RouteHandler<Endpoint>, options);
    },
    assertComplete: (endpoints) => {
      const expected = new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`));
      const missing = [...expected].filter((name) => !mounted.has(name));
      const unknown = [...mounted].filter((name) => !expected.has(name));
      if (missing.length > 0) throw new Error(`not mounted: ${missing.join(', ')}`);
      if (unknown.length > 0) throw new Error(`mounted but not in the contract: ${unknown.join(', ')}`);
    },
  };
}

function addRoute(
  dependencies: MountDependencies,
  endpoint: Endpoint,
  handler: RouteHandler<Endpoint>,
  options: RouteOptions,
): void {
  dependencies.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    // Before the body: a stranger's upload is refused unread.
    onRequest: async (request) => {
      await identify(dependencies.authenticate, endpoint, request);
      await countCall(dependencies.rateLimiter, options, request);
    },
    handler: async (request, reply) => {
      const parts = parseRequest(endpoint, request);
      reply.header('cache-control', 'no-store');
      if (options.isPolled === true && (await dependencies.versionTags.isUnchanged(request, reply))) {
        return reply.code(304).send();
      }
      const { session } = request;
      const input = { userId: session?.userId, session, ...parts, request, reply };
      const answer = await handler(input as unknown as RouteInput<Endpoint>);
      return sendAnswer(dependencies, endpoint, reply, answer);
    },
  });
}

async function identify(authenticate: Authenticate, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  request.session = await authenticate(request);
  if (endpoint.access === 'user' && request.session === undefined) throw new AppError({ code: 'identity.signed_out' });
}

async function countCall(limiter: RateLimiter, { rateLimit }: RouteOptions, request: FastifyRequest): Promise<void> {
  if (rateLimit === undefined) return;
  const caller = request.session?.userId ?? addressKey(request.ip);
  await limiter.consume(`${rateLimit.name}:${caller}`, rateLimit);
}

function sendAnswer(
  { checksResponses }: MountDependencies,
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  if (answer === answered) return reply;
  if (checksResponses) assertResponse(endpoint, answer);
  if (endpoint.produces === 'empty') return reply.code(endpoint.status).send();
  return reply.code(endpoint.status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
