import type http from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SectionValues } from '#platform/config-section.ts';
import { newId } from '#platform/ids.ts';
import { MAX_FORM_FILES } from '#platform/http/form-files.ts';
import type { Logger } from '#platform/logger.ts';
import { installBodyPace, PACE_CHECK_MS } from './body-pace.ts';
import { installErrorHandler } from './error-handler.ts';
import { installHostGuard } from './host-guard.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { readTrustProxy, type serverSection } from '#platform/server.config.ts';
import { detachBody, installUnreadBodies } from './unread-body.ts';

/** The HTTP shell without routes: headers, guards, parsing, compression, errors, request ids. */
export async function createHttpApp(options: {
  config: SectionValues<typeof serverSection>;
  log: Logger;
}): Promise<FastifyInstance> {
  const { config, log } = options;
  const app: FastifyInstance = Fastify<http.Server>({
    loggerInstance: log.child({}) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: readTrustProxy(config.TRUST_PROXY),
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: 1_048_576,
    // A large upload may take long; a slow one is cut off by body-pace.ts.
    requestTimeout: 0,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered; the database closes after the last answer.
    return503OnClosing: false,
    // Longer than any request line, so that an overlong id gets the endpoint's own error.
    routerOptions: { maxParamLength: 65_536 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  });
  installErrorHandler(app);
  installUnreadBodies(app);
  const paceTimer = setInterval(installBodyPace(app), PACE_CHECK_MS).unref();
  app.addHook('onClose', async () => clearInterval(paceTimer));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  installHostGuard(app, { publicUrl: config.PUBLIC_URL, allowedHosts: config.ALLOWED_HOSTS });
  installSecurityHeaders(app, config.PUBLIC_URL);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default of 11 takes seconds on a long list.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  installBodyParsers(app);
  await app.register(multipart, { limits: { fields: 20, fieldSize: 65_536, files: MAX_FORM_FILES, headerPairs: 100 } });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // The route's pattern, not the address: addresses may hold capability tokens and search words.
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.debug(line, 'answered');
  });
  return app;
}

/** An address whose path cannot be decoded is taken literally: the framework would answer it without our headers. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function installBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients announce JSON on calls that have no body.
    if (body.length === 0 || request.routeOptions.config.isRaw === true)
      done(null, body.length === 0 ? undefined : body);
    else void parseJson(request, body as string, done);
  });
  // The handler reads the bytes itself, with its own limits.
  for (const type of ['application/octet-stream', /^image\//]) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, detachBody(payload)));
  }
}
