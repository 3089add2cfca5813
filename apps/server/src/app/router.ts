import type { Endpoint } from '@app/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { BearerGrant } from '#platform/bearer.ts';
import { addressKey } from '#platform/http/client-address.ts';
import {
  responseSent,
  type Mount,
  type RouteHandler,
  type RouteInput,
  type RouteOptions,
} from '#platform/http/route.ts';
import type { Authenticate, Session } from '#platform/http/session.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import type { VersionTags } from './etag.ts';
import { parseRequest } from './request-parts.ts';
import { isDeepStrictEqual } from 'node:util';
import { safeParse } from 'zod/v4/core';

export interface RouterDependencies {
  app: FastifyInstance;
  authenticate: Authenticate;
  rateLimiter: RateLimiter;
  versionTags: VersionTags;
  /** Validates every response against the contract (tests and development). */
  checksResponses: boolean;
}

export interface Router {
  mount: Mount;
  /** Registers another handler of a mounted endpoint, for calls by access tokens. */
  mountForTokens: Mount;
  /** Throws unless exactly the given endpoints are mounted. */
  assertComplete(endpoints: readonly Endpoint[]): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    withinRateLimit: Promise<void>;
    mayPrepare: Promise<void>;
  }
  interface FastifyContextConfig {
    /** The handler gets the unparsed body, because a signature covers it. */
    isRaw?: boolean;
    /** A public endpoint, which needs no session. */
    isPublic?: boolean;
    /** The page to redirect to when a browser follows a link to this endpoint and the call fails. */
    linkedFrom?: string | undefined;
  }
}

export function createRouter(dependencies: RouterDependencies): Router {
  const mounted = new Set<string>();
  const tokenHandlers: TokenHandlers = new Map();
  dependencies.app.decorateRequest('session', undefined);
  dependencies.app.decorateRequest('withinRateLimit', undefined as unknown as Promise<void>);
  dependencies.app.decorateRequest('mayPrepare', undefined as unknown as Promise<void>);
  return {
    mount: (endpoint, handler, options = {}) => {
      const name = `${endpoint.method} ${endpoint.path}`;
      if (mounted.has(name)) throw new Error(`${name} is mounted twice`);
      mounted.add(name);
      addRoute({ ...dependencies, tokenHandlers }, endpoint, handler, options);
    },
    mountForTokens: (endpoint, handler) => {
      tokenHandlers.set(endpoint, handler);
    },
    assertComplete: (endpoints) => {
      const expected = new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`));
      const missing = [...expected].filter((name) => !mounted.has(name));
      const unknown = [...mounted].filter((name) => !expected.has(name));
      if (missing.length > 0) throw new Error(`not mounted: ${missing.join(', ')}`);
      if (unknown.length > 0) throw new Error(`mounted but not in the contract: ${unknown.join(', ')}`);
      // The ordinary handlers would show a program what the person has marked “never send”.
      const unfiltered = endpoints.filter(
        (endpoint) => endpoint.scope?.endsWith(':read') === true && !tokenHandlers.has(endpoint),
      );
      if (unfiltered.length > 0)
        throw new Error(`no handler for tokens: ${unfiltered.map(({ path }) => path).join(', ')}`);
    },
  };
}

/** The handlers for calls by access tokens, by endpoint. */
type TokenHandlers = Map<Endpoint, RouteHandler<Endpoint>>;

function addRoute(
  dependencies: RouterDependencies & { tokenHandlers: TokenHandlers },
  endpoint: Endpoint,
  handler: RouteHandler<Endpoint>,
  options: RouteOptions,
): void {
  dependencies.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      isRaw: endpoint.consumes === 'raw-json',
      isPublic: endpoint.access === 'public',
      linkedFrom: options.linkedFrom,
    },
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    // Before the body is read, so that unauthorised uploads are refused early.
    onRequest: async (request) => {
      await authenticateCaller(dependencies.authenticate, endpoint, request);
      const { isExpected, isWithin } = applyRateLimit(dependencies.rateLimiter, options, request);
      request.withinRateLimit = isWithin;
      request.mayPrepare = isExpected ? Promise.resolve() : isWithin;
      if (isAwaitedByHandler(options, request)) request.withinRateLimit.catch(() => undefined);
      else await request.withinRateLimit;
    },
    handler: async (request, reply) => {
      const parts = parseRequest(endpoint, request);
      reply.header('cache-control', 'no-store');
      if (options.isPolled === true && (await dependencies.versionTags.setEtagAndCompare(request, reply))) {
        return reply.code(304).send();
      }
      const { session, withinRateLimit, mayPrepare } = request;
      const input = { userId: session?.userId, session, ...parts, request, reply, withinRateLimit, mayPrepare };
      const tokenHandler = session?.grant === undefined ? undefined : dependencies.tokenHandlers.get(endpoint);
      const responseBody = await (tokenHandler ?? handler)(input as unknown as RouteInput<Endpoint>);
      return sendResponse(dependencies, endpoint, reply, responseBody);
    },
  });
}

async function authenticateCaller(
  authenticate: Authenticate,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const session = await authenticate(request);
  if (endpoint.access === 'public') {
    // A public endpoint treats a call with an access token like one without a session.
    if (session?.grant === undefined) request.session = session;
    return;
  }
  if (session === undefined) throw new AppError({ code: 'identity.signed_out' });
  if (session.grant !== undefined) assertScope(endpoint, session.grant);
  request.session = session;
}

/** Throws tokens.session_only and tokens.insufficient_scope. */
function assertScope({ scope }: Endpoint, { scopes }: BearerGrant): void {
  if (scope === undefined) throw new AppError({ code: 'tokens.session_only' });
  if (!scopes.includes(scope)) throw new AppError({ code: 'tokens.insufficient_scope', details: { scope } });
}

/** Counts the call. `isExpected` tells at once whether it will probably be within the limit. */
function applyRateLimit(
  limiter: RateLimiter,
  { rateLimit }: RouteOptions,
  request: FastifyRequest,
): { isExpected: boolean; isWithin: Promise<void> } {
  if (rateLimit === undefined) return { isExpected: true, isWithin: Promise.resolve() };
  const key = `${rateLimit.name}:${request.session?.userId ?? addressKey(request.ip)}`;
  const isWithin = limiter.consume(key, rateLimit);
  return { isExpected: limiter.expectsWithin(key, rateLimit), isWithin };
}

/** The largest body that is read while the call is still being counted for its rate limit. */
const MAX_UNCOUNTED_BYTES = 65_536;

function isAwaitedByHandler({ rateLimit }: RouteOptions, { headers }: FastifyRequest): boolean {
  return rateLimit?.isAwaitedByHandler === true && Number(headers['content-length']) <= MAX_UNCOUNTED_BYTES;
}

function sendResponse(
  { checksResponses }: RouterDependencies,
  endpoint: Endpoint,
  reply: FastifyReply,
  responseBody: unknown,
): FastifyReply {
  if (responseBody === responseSent) return reply;
  if (checksResponses) assertResponse(endpoint, responseBody);
  if (endpoint.produces === 'empty') return reply.code(endpoint.status).send();
  return reply.code(endpoint.status).type('application/json; charset=utf-8').send(JSON.stringify(responseBody));
}

/**
 * Validates a response against the contract, in tests and development. Unknown fields are errors too, because they
 * could leak data such as a password hash.
 */
function assertResponse(endpoint: Endpoint, responseBody: unknown): void {
  // As JSON, which is what the client receives.
  const sent: unknown = responseBody === undefined ? undefined : JSON.parse(JSON.stringify(responseBody));
  const result = safeParse(endpoint.response, sent);
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!result.success) {
    throw new Error(`The answer of ${name} breaks the contract: ${JSON.stringify(result.error.issues.slice(0, 5))}`);
  }
  const known: unknown = result.data === undefined ? undefined : JSON.parse(JSON.stringify(result.data));
  if (!isDeepStrictEqual(known, sent)) throw new Error(`The answer of ${name} has fields the contract does not know.`);
}
