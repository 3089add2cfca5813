import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { type BearerGrant, type BearerVerifier, findVerifier } from '#platform/bearer.ts';
import { ADVERTISED_SCOPES, serverOrigin } from '#platform/mcp-address.ts';
import { readBearerToken } from '#platform/http/session.ts';
import type { ProgramServices } from '../programs.service.ts';
import type { McpHandler } from './mcp-handler.ts';
import { describeResource } from './resource-metadata.ts';

export interface McpRouteDependencies {
  appName: string;
  publicUrl: string | undefined;
  services: ProgramServices;
  /** One verifier per kind of token that grants access to /mcp. The token of a signed-in session grants none. */
  verifiers: readonly BearerVerifier[];
  /** Throws request.rate_limited above the limit of the person. */
  consumeCall: (userId: string) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    grant: BearerGrant | undefined;
  }
}

const MAX_BODY_BYTES = 1_048_576;
const METADATA_PATH = '/.well-known/oauth-protected-resource';

/**
 * The MCP server at /mcp, and the metadata from which clients learn how to connect. The server keeps no MCP sessions.
 * It serves the protocol of 2026-07-28 and the versions before it.
 */
export function installMcpRoutes(app: FastifyInstance, dependencies: McpRouteDependencies): void {
  const { appName, publicUrl, services } = dependencies;
  let handler: Promise<McpHandler> | undefined;
  const loadHandler = async (): Promise<McpHandler> => {
    const { createHandler } = await import('./mcp-handler.ts');
    return createHandler({ name: appName, maxBodyBytes: MAX_BODY_BYTES });
  };
  app.decorateRequest('grant', undefined);

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: MAX_BODY_BYTES,
    config: { isRaw: true },
    onRequest: async (request, reply) => {
      assertOwnOrigin(request, publicUrl);
      request.grant = await verify(dependencies, request);
      if (request.grant === undefined) return challenge(request, reply, publicUrl);
      assertJson(request);
    },
    handler: async (request, reply) => {
      const { grant } = request;
      if (grant === undefined) throw new Error('an MCP request without its grant');
      await consumeFurtherCalls(dependencies, grant.userId, request.body);
      const handle = await (handler ??= loadHandler());
      const origin = serverOrigin(request, publicUrl);
      const response = await handle(toWebRequest(request, origin), grant.id, {
        userId: grant.userId,
        grant,
        origin,
        services,
      });
      reply.header('cache-control', 'no-store');
      return reply.send(response);
    },
  });

  for (const url of [METADATA_PATH, `${METADATA_PATH}/mcp`]) {
    app.get(url, (request, reply) => reply.send(describeResource(serverOrigin(request, publicUrl), appName)));
  }
}

async function verify(
  { verifiers, consumeCall }: McpRouteDependencies,
  request: FastifyRequest,
): Promise<BearerGrant | undefined> {
  const token = readBearerToken(request) ?? '';
  const grant = await findVerifier(verifiers, token)?.verify(token);
  if (grant !== undefined) await consumeCall(grant.userId);
  return grant;
}

/** The MCP library refuses a longer batch as a whole. */
const MAX_BATCH = 100;

/** Counts the calls of a batch after the first, which was counted with the request. */
async function consumeFurtherCalls(
  { consumeCall }: McpRouteDependencies,
  userId: string,
  body: unknown,
): Promise<void> {
  // A byte order mark at the beginning counts as space here; the MCP library ignores it.
  const text = typeof body === 'string' ? body.trim() : '';
  if (!text.startsWith('[')) return;
  const calls = parseList(text).slice(1, MAX_BATCH);
  await Promise.all(calls.map(() => consumeCall(userId)));
}

/** An empty list for invalid JSON, to which the MCP library responds. */
function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** 401 with the address of the metadata, by which a client learns how to get a token. */
function challenge(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): FastifyReply {
  const metadata = `${serverOrigin(request, publicUrl)}${METADATA_PATH}/mcp`;
  const reason = request.headers.authorization === undefined ? '' : 'error="invalid_token", ';
  reply.header(
    'www-authenticate',
    `Bearer ${reason}scope="${ADVERTISED_SCOPES.join(' ')}", resource_metadata="${metadata}"`,
  );
  const { message, code } = new AppError({ code: 'tokens.invalid' });
  return reply.code(401).send({ error: 'invalid_token', error_description: message, message, code });
}

/** Throws request.origin_refused for a request from a page of another website; browsers send the origin of the page. */
function assertOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = headers;
  if (origin === undefined) return;
  const hosts = [host.toLowerCase(), ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])];
  if (!URL.canParse(origin) || !hosts.includes(new URL(origin).host))
    throw new AppError({ code: 'request.origin_refused' });
}

function assertJson({ method, headers }: FastifyRequest): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (method === 'POST' && type !== 'application/json') throw new AppError({ code: 'request.unsupported_media' });
}

/** The request with its unparsed body, so that the MCP library responds to invalid JSON with the protocol's error. */
function toWebRequest({ method, headers, body, raw }: FastifyRequest, origin: string): Request {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.complete) closed.abort();
  });
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // The grant was already read from these headers; no tool needs them.
    if (value !== undefined && name !== 'authorization' && name !== 'cookie') passed.set(name, String(value));
  }
  return new Request(`${origin}/mcp`, {
    method,
    headers: passed,
    signal: closed.signal,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : '' }),
  });
}
