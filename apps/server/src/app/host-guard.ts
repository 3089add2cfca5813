import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { readCookie, SESSION_COOKIE } from '#platform/http/session.ts';
import { isLoopbackName } from './local-user-check.ts';

export interface HostGuardOptions {
  publicUrl: string | undefined;
  allowedHosts: readonly string[];
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// Monitoring uses the machine's IP address. The first two paths reveal nothing; /metrics requires its token there.
const OPEN_TO_ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Two rules against other websites in the user's browser. The Host header must be one of ours, which prevents DNS
 * rebinding. A write authenticated only by the cookie must come from our own pages, which prevents request forgery.
 * Public endpoints are an exception, see `isPublicCallWithoutOrigin`.
 */
export function installHostGuard(app: FastifyInstance, options: HostGuardOptions): void {
  const publicHost = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).host;
  const names = new Set(options.allowedHosts.map((host) => host.toLowerCase()));
  if (publicHost !== undefined) names.add(publicHost);

  const isOurs = (host: string): boolean => {
    const lower = host.toLowerCase();
    const name = lower.replace(/:\d+$/, '');
    return isLoopbackName(name) || names.has(lower) || names.has(name);
  };

  app.addHook('onRequest', async (request) => {
    const isProbe = OPEN_TO_ANY_HOST.has(request.routeOptions.url ?? '');
    if (!isProbe && !isOurs(request.host)) throw new AppError({ code: 'request.host_refused' });
    if (isCookieOnlyWrite(request) && !isSameOrigin(request, publicHost) && !isPublicCallWithoutOrigin(request)) {
      throw new AppError({ code: 'request.origin_refused' });
    }
  });
}

function isCookieOnlyWrite(request: FastifyRequest): boolean {
  const hasSessionCookie = readCookie(request, SESSION_COOKIE) !== undefined;
  return !SAFE_METHODS.has(request.method) && request.headers.authorization === undefined && hasSessionCookie;
}

/**
 * A write without an Origin header to a public endpoint, such as signing in or a signed upload. It is allowed even with
 * a session cookie: browsers send an Origin with every write, so this one comes from another program, which a website
 * cannot control. Public endpoints need no session anyway.
 */
function isPublicCallWithoutOrigin({ headers, routeOptions }: FastifyRequest): boolean {
  return headers.origin === undefined && routeOptions.config.isPublic === true;
}

function isSameOrigin(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Only the host is compared: behind a proxy that terminates TLS, our scheme differs from the browser's.
  const { host } = new URL(origin);
  return host === request.host.toLowerCase() || host === publicHost;
}
