import type { ErrorBody, ErrorCode } from '@app/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '#db/disk-full.ts';
import { StoreError } from '#integrations/object-store/object-store.ts';
import { AppError } from '#platform/app-error.ts';
import { databaseUnavailable, isDatabaseUnavailable } from '#platform/database-outage.ts';

const CODES_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'request.not_found',
  406: 'request.unsupported_media',
  413: 'request.too_large',
  415: 'request.unsupported_media',
  429: 'request.rate_limited',
};

/** Maps every error to a response: ours by code, the framework's by status, all others to `internal`. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasClientLeft(error, reply)) {
      request.log.debug({ route: request.routeOptions.url }, 'a client left before its response was sent');
      return reply.send();
    }
    const appError = toAppError(error);
    if (appError === undefined) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    else if (appError.status >= 500)
      request.log.warn({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendError(appError ?? new AppError({ code: 'internal', cause: error }), request, reply);
  });
}

/**
 * Whether the connection was closed while the response was prepared, so that its stream was ended early: no error of
 * ours, and nobody to answer.
 */
function hasClientLeft({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = error.details?.['retryAfterSeconds'];
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  const challenge = challengeOf(error);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  // An ETag that the handler has set belongs to the response that is not sent.
  reply.removeHeader('etag');
  reply.header('cache-control', 'no-store');
  const page = request.routeOptions?.config?.linkedFrom;
  if (page !== undefined && isFollowedLink(request)) return redirectToLinkingPage(page, error, reply);
  return reply.code(error.status).type('application/json; charset=utf-8').send(describeError(error, request.id));
}

/** The challenge of RFC 6750 for a call with an access token. */
function challengeOf({ code, details }: AppError): string | undefined {
  if (code === 'tokens.invalid') return 'Bearer error="invalid_token"';
  const scope = details?.['scope'];
  if (code !== 'tokens.insufficient_scope' || typeof scope !== 'string') return undefined;
  return `Bearer error="insufficient_scope", scope="${scope}"`;
}

/** Whether a browser navigated to this endpoint, so that the response replaces the page. */
function isFollowedLink({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate';
}

/** Redirects to the page with the link, without the headers of the expected download. */
function redirectToLinkingPage(page: string, { code }: AppError, reply: FastifyReply): FastifyReply {
  for (const name of ['content-disposition', 'content-length', 'content-type']) reply.removeHeader(name);
  return reply.redirect(`${page}?refused=${encodeURIComponent(code)}`, 303);
}

/** The body of every error. */
export function describeError(error: AppError, requestId: string): ErrorBody {
  const { code, message, details } = error;
  return { message, code, ...(details !== undefined && { details }), requestId };
}

function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (isDiskFull(error)) {
    const message = 'The server has run out of disk space, so nothing was saved. Please tell the operator of this app.';
    return new AppError({ code: 'internal', status: 507, message, cause: error });
  }
  if (error instanceof StoreError) {
    const message = 'The app cannot reach its files right now. Please try again in a moment.';
    return new AppError({ code: 'internal', status: 503, message, cause: error });
  }
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new AppError({ code: 'request.not_json', cause: error });
  }
  return new AppError({ code: CODES_OF_STATUS[status] ?? 'request.invalid', cause: error });
}
